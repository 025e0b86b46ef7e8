import { DAY } from '../../platform/clock.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetKeys } from './creation-keys.store.ts';
import { forgetUnusedWords } from './forget-words.ts';
import { refileIfOutdated } from './refile-recipes.ts';
import { registerRecipeRoutes } from './recipes.routes.ts';
import { type RequirePicture, createRecipeService } from './recipes.service.ts';
import { createRecipeSearch } from './search/recipe-search.ts';

/** How long a key makes no second recipe: who tries again does so soon. */
const KEY_LIFE_MS = DAY;

interface RecipesModule {
  /** Once the schema is up to date. */
  prepare(database: Database): Promise<void>;
}

export function registerRecipes(
  api: Api,
  { database, clock, log, sweeper, background }: Platform,
  requirePicture: RequirePicture,
): RecipesModule {
  const search = createRecipeSearch(database.engine);
  registerRecipeRoutes(api, createRecipeService({ database, clock, search, requirePicture }));
  sweeper.add('creation keys', () => forgetKeys(database.db, clock() - KEY_LIFE_MS));
  // In the background: neither a start nor the other sweeps are to wait for a large book.
  sweeper.add('search index', async () =>
    background.run('tidy the search index', () => search.tidy(database)),
  );
  sweeper.add('search words', async () =>
    background.run('forget unused words', () => forgetUnusedWords({ database, search, clock })),
  );
  return {
    prepare: (patient) => refileIfOutdated(patient, search, log),
  };
}
