import type { Api } from '../../platform/http/api.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerRecipeRoutes } from './recipes.routes.ts';
import { type RequirePicture, createRecipeService } from './recipes.service.ts';
import { createRecipeSearch } from './search/recipe-search.ts';

export function registerRecipes(
  api: Api,
  { database, clock }: Platform,
  requirePicture: RequirePicture,
): void {
  const search = createRecipeSearch(database.engine);
  registerRecipeRoutes(api, createRecipeService({ database, clock, search, requirePicture }));
}
