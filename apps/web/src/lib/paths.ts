/** Every address of the app. `pattern` is for the router, `to` for links. */
const fixed = <Path extends string>(path: Path) => ({ pattern: path, to: path });

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  forgotPassword: fixed('/forgot-password'),
  resetPassword: {
    pattern: '/reset-password/:token',
    to: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  },
  recipes: {
    pattern: '/recipes',
    to: '/recipes',
    tagged: (tag: string) => `/recipes?tag=${encodeURIComponent(tag)}`,
  },
  publicRecipes: fixed('/recipes/public'),
  newRecipe: fixed('/recipes/new'),
  createRecipe: {
    pattern: '/recipes/create/:mode',
    to: (mode: 'recipe-card' | 'url' | 'photo-dish' | 'manual') => `/recipes/create/${mode}`,
  },
  recipe: {
    pattern: '/recipes/:id',
    to: (id: string) => `/recipes/${encodeURIComponent(id)}`,
  },
  editRecipe: {
    pattern: '/recipes/:id/edit',
    to: (id: string) => `/recipes/${encodeURIComponent(id)}/edit`,
  },
  profile: fixed('/profile'),
  changePassword: {
    pattern: '/change-password',
    to: '/change-password',
    required: '/change-password?required=true',
  },
  adminUsers: fixed('/admin/users'),
} as const;
