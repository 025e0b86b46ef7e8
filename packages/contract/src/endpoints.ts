/** Every call the client makes, below `/api`. `:name` marks a path parameter. */
export const ENDPOINTS = {
  register: 'POST /auth/register',
  registration: 'GET /auth/registration',
  login: 'POST /auth/login',
  logout: 'POST /auth/logout',
  profile: 'GET /auth/profile',
  changePassword: 'PUT /auth/change-password',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',
  verifyResetToken: 'GET /auth/verify-reset-token/:token',
  refreshToken: 'POST /auth/refresh-token',
  adminUsers: 'GET /auth/admin/users',
  adminResetPassword: 'POST /auth/admin/users/:id/reset-password',
  recipes: 'GET /recipes',
  recipe: 'GET /recipes/:id',
  createRecipe: 'POST /recipes',
  updateRecipe: 'PUT /recipes/:id',
  deleteRecipe: 'DELETE /recipes/:id',
  recipeStats: 'GET /recipes/stats',
  publicRecipes: 'GET /recipes/public',
  searchPublic: 'GET /recipes/search/public',
  upload: 'POST /uploads',
  suggestPhotos: 'POST /photos/suggest',
  downloadPhoto: 'POST /photos/download',
  importPhoto: 'POST /ai/import/photo',
  importPhotos: 'POST /ai/import/photos',
  importUrl: 'POST /ai/import/url',
  importText: 'POST /ai/import/text',
  importCapabilities: 'GET /ai/import/capabilities',
  importPlace: 'GET /ai/import/place',
  importRateLimit: 'GET /ai/import/rate-limit',
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

/** Sent with `createRecipe`: a repeated call with the same key makes no second recipe. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
