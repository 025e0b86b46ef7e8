import { RECIPE_IMAGE_MAX_BYTES } from '@commonplate/contract';
import sharp from 'sharp';
import { createAccounts } from '../modules/accounts/accounts.service.ts';
import { createRecipeService } from '../modules/recipes/recipes.service.ts';
import { createRecipeSearch } from '../modules/recipes/search/recipe-search.ts';
import { createUploadService } from '../modules/uploads/uploads.service.ts';
import { DAY } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { demoMoments } from './demo-moments.ts';
import { DEMO_PASSWORD, DEMO_USERS, type DemoOwner } from './demo-users.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import type { DemoRecipe } from './recipes/demo-recipe.ts';
import { DEMO_RECIPES } from './recipes/demo-recipes.ts';

const ADDRESS = '127.0.0.1';
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

type Needs = Pick<
  Platform,
  'database' | 'files' | 'pictures' | 'passwords' | 'sessions' | 'attempts' | 'settings' | 'clock'
>;

export async function refuseUnlessEmpty({
  database: { db },
}: Pick<Platform, 'database'>): Promise<void> {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody === undefined) return;
  throw new StartRefused(
    'The database is not empty, and the demo only fills a new one. Choose another DATA_DIR or DATABASE_URL.',
  );
}

/** The demo's users and recipes, made by the same services as everybody's, at moments of the past. */
export async function fillDemo(
  platform: Needs,
  recipes: readonly DemoRecipe[] = DEMO_RECIPES,
): Promise<void> {
  await refuseUnlessEmpty(platform);
  const { database, files, pictures, settings } = platform;
  const moments = demoMoments(recipes.length, platform.clock());
  let moment = (moments[0] ?? platform.clock()) - DAY;
  const clock = () => moment;

  const accounts = createAccounts({
    ...platform,
    clock,
    settings: { ...settings, registration: 'open' },
  });
  const uploads = createUploadService({ database, clock, files, workshop: pictures });
  const book = createRecipeService({
    database,
    clock,
    search: createRecipeSearch(database.engine),
    requirePicture: (url) => uploads.requirePicture(url),
  });

  const register = async (owner: DemoOwner) =>
    (await accounts.register({ ...DEMO_USERS[owner], password: DEMO_PASSWORD }, ADDRESS)).user;
  const users = { first: await register('first'), second: await register('second') };

  // All at once, because painting takes most of the time and every core can take part.
  const paintings = await Promise.all(recipes.map(paint));
  for (const [index, { owner, draft }] of recipes.entries()) {
    moment = moments[index] ?? moment;
    const { id } = users[owner];
    const painting = paintings[index];
    const picture = painting && (await uploads.keep(id, painting, RECIPE_IMAGE_MAX_BYTES));
    await book.create({ id }, { ...draft, photoUrl: picture?.url ?? '' });
  }
}

const paint = async ({ key, hasPicture }: DemoRecipe): Promise<Buffer | undefined> =>
  hasPicture
    ? sharp(Buffer.from(drawPicture(key)))
        .jpeg(JPEG)
        .toBuffer()
    : undefined;
