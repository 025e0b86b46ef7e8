import { availableParallelism } from 'node:os';
import { RECIPE_IMAGE_MAX_BYTES } from '@commonplate/contract';
import sharp from 'sharp';
import { createAccounts } from '../modules/accounts/accounts.service.ts';
import { createRecipeService } from '../modules/recipes/recipes.service.ts';
import { createRecipeSearch } from '../modules/recipes/search/recipe-search.ts';
import { createUploadService } from '../modules/uploads/uploads.service.ts';
import { DAY } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { datedRecipes } from './demo-moments.ts';
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

interface Filling {
  readonly recipes?: readonly DemoRecipe[];
  /** Called after each picture, which is where the time goes. */
  readonly onPicture?: (done: number, total: number) => void;
}

/** The demo's users and recipes, made by the same services as everybody's, at moments of the past. */
export async function fillDemo(
  platform: Needs,
  { recipes = DEMO_RECIPES, onPicture = () => {} }: Filling = {},
): Promise<void> {
  await refuseUnlessEmpty(platform);
  const { database, files, pictures, settings } = platform;
  const entries = datedRecipes(recipes, platform.clock());
  let moment = (entries[0]?.moment ?? platform.clock()) - DAY;
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

  const photoUrls = new Map<DemoRecipe, string>();
  const pictured = recipes.filter(({ hasPicture }) => hasPicture);
  await inTeams(pictured, async (recipe) => {
    const painting = await paint(recipe);
    const { url } = await uploads.keep(users[recipe.owner].id, painting, RECIPE_IMAGE_MAX_BYTES);
    photoUrls.set(recipe, url);
    onPicture(photoUrls.size, pictured.length);
  });
  for (const { recipe, moment: written } of entries) {
    moment = written;
    const photoUrl = photoUrls.get(recipe) ?? '';
    await book.create({ id: users[recipe.owner].id }, { ...recipe.draft, photoUrl });
  }
}

/** Every core paints, and no more pictures than that are held at once. */
async function inTeams<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const team = Array.from({ length: availableParallelism() }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(team);
}

const paint = ({ key }: DemoRecipe): Promise<Buffer> =>
  sharp(Buffer.from(drawPicture(key)))
    .jpeg(JPEG)
    .toBuffer();
