import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cook, newCook } from '../../../testing/cook.ts';
import { type Place, newPlace } from '../../../testing/engines.ts';
import { sampleRecipe } from '../../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../../testing/test-app.ts';

/** Few enough that the engine has not yet merged them by itself. */
const SAVED = 12;

let place: Place;
let app: TestApp;
let anna: Cook;
beforeAll(async () => {
  place = await newPlace('sqlite');
  app = await startTestApp(place);
  anna = await newCook(app);
});
afterAll(async () => {
  await app.stop();
  await place.remove();
});

async function segments(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(distinct segid) as count from recipe_words_idx`.execute(app.platform.database.db);
  return rows[0]?.count ?? 0;
}

async function tidy(): Promise<void> {
  await app.platform.sweeper.sweep();
  await app.platform.background.idle();
}

const found = async (search: string): Promise<string[]> => {
  const { body } = await anna.get(`/recipes?limit=100&search=${search}`);
  return body.data.recipes.map(({ title }: { title: string }) => title);
};

test('what many saves left in pieces becomes one, and is found as before', async () => {
  const ids: string[] = [];
  for (let n = 1; n <= SAVED; n++) {
    const { body } = await anna.post('/recipes', sampleRecipe({ title: `Dumplings ${n}` }));
    ids.push(body.data.recipe.id);
  }
  await anna.put(`/recipes/${ids[4]}`, { title: 'Noodles 5' });
  await anna.delete(`/recipes/${ids[6]}`);
  const before = await found('dumpling');
  expect(before).toHaveLength(SAVED - 2);
  expect(await segments()).toBeGreaterThan(4);

  await tidy();

  expect(await segments()).toBe(1);
  expect(await found('dumpling')).toEqual(before);
  expect(await found('noodle')).toEqual(['Noodles 5']);
});

test('what is in one piece is left alone', async () => {
  const changes = async () => {
    const { rows } = await sql`select total_changes() as count`.execute(app.platform.database.db);
    return rows[0];
  };
  await tidy();
  const before = await changes();
  await tidy();
  expect(await changes()).toEqual(before);
});
