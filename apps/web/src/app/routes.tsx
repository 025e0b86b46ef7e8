import { isValidElement, type ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router';
import { paths } from '../lib/paths.ts';
import { session } from '../lib/session/session.ts';
import { canPrefetch, lazyScreen } from './lazy-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { HomePage } from './pages/home-page.tsx';
import { RequireAdmin, RequireSession } from './route-guards.tsx';
import { Shell } from './shell/shell.tsx';

const LoginScreen = lazyScreen(async () => {
  const module = await import('../features/accounts/login-screen.tsx');
  return module.LoginScreen;
});
const RegisterScreen = lazyScreen(async () => {
  const module = await import('../features/accounts/register-screen.tsx');
  return module.RegisterScreen;
});
const ForgotPasswordScreen = lazyScreen(async () => {
  const module = await import('../features/accounts/forgot-password-screen.tsx');
  return module.ForgotPasswordScreen;
});
const ResetPasswordScreen = lazyScreen(async () => {
  const module = await import('../features/accounts/reset-password-screen.tsx');
  return module.ResetPasswordScreen;
});
const ChangePasswordScreen = lazyScreen(async () => {
  const module = await import('../features/accounts/change-password-screen.tsx');
  return module.ChangePasswordScreen;
});
const ProfileScreen = lazyScreen(async () => {
  const module = await import('../features/accounts/profile-screen.tsx');
  return module.ProfileScreen;
});
const AdminUsersScreen = lazyScreen(async () => {
  const module = await import('../features/admin/admin-users-screen.tsx');
  return module.AdminUsersScreen;
});
const RecipePage = lazyScreen(async () => {
  const module = await import('./pages/recipe-page.tsx');
  return module.RecipePage;
});
const RecipeListScreen = lazyScreen(async () => {
  const module = await import('../features/recipe-list/recipe-list-screen.tsx');
  return module.RecipeListScreen;
});
const AddRecipeScreen = lazyScreen(async () => {
  const module = await import('../features/add-recipe/add-recipe-screen.tsx');
  return module.AddRecipeScreen;
});
const CreateRecipePage = lazyScreen(async () => {
  const module = await import('./pages/create-recipe-page.tsx');
  return module.CreateRecipePage;
});
const EditRecipeScreen = lazyScreen(async () => {
  const module = await import('../features/recipe-form/edit-recipe-screen.tsx');
  return module.EditRecipeScreen;
});
/** In development only: the built product has neither the page nor its code. */
const PartsPage = import.meta.env.DEV
  ? lazyScreen(async () => {
      const module = await import('./pages/parts-page.tsx');
      return module.PartsPage;
    })
  : null;

const ROUTES = createRoutesFromElements(
  <Route element={<Shell />}>
    <Route path={paths.home.pattern} element={<HomePage />} />
    <Route path={paths.login.pattern} element={<LoginScreen />} />
    <Route path={paths.register.pattern} element={<RegisterScreen />} />
    <Route path={paths.forgotPassword.pattern} element={<ForgotPasswordScreen />} />
    <Route path={paths.resetPassword.pattern} element={<ResetPasswordScreen />} />
    <Route path={paths.profile.pattern} element={<ProfileScreen />} />
    <Route element={<RequireSession />}>
      <Route path={paths.recipes.pattern} element={<RecipeListScreen key="own" kind="own" />} />
      <Route
        path={paths.publicRecipes.pattern}
        element={<RecipeListScreen key="public" kind="public" />}
      />
      <Route path={paths.newRecipe.pattern} element={<AddRecipeScreen />} />
      <Route path={paths.createRecipe.pattern} element={<CreateRecipePage />} />
      <Route path={paths.recipe.pattern} element={<RecipePage />} />
      <Route path={paths.editRecipe.pattern} element={<EditRecipeScreen />} />
      <Route path={paths.changePassword.pattern} element={<ChangePasswordScreen />} />
      <Route element={<RequireAdmin />}>
        <Route path={paths.adminUsers.pattern} element={<AdminUsersScreen />} />
      </Route>
    </Route>
    {PartsPage !== null && <Route path="/ui" element={<PartsPage />} />}
    <Route path="*" element={<NotFoundScreen />} />
  </Route>,
);

export const AppRoutes = () => useRoutes(ROUTES);

const typeOf = (element: ReactNode): unknown => (isValidElement(element) ? element.type : null);

/** Fetches the screen of an address, or the sign-in to which a visitor is sent from there. */
export async function prefetchScreen(address: string): Promise<void> {
  const matches = matchRoutes(ROUTES, address) ?? [];
  const isGuarded = matches.some(({ route }) => typeOf(route.element) === RequireSession);
  if (isGuarded && session.current().status === 'signed-out') return prefetchScreen(paths.login.to);
  const match = matches.at(-1);
  const screen = typeOf(match?.route.element);
  if (match && canPrefetch(screen)) await screen.prefetch(match.params);
}
