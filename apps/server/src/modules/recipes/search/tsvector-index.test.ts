import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cook, newCook } from '../../../testing/cook.ts';
import { type Place, newPlace } from '../../../testing/engines.ts';
import { sampleRecipe } from '../../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../../testing/test-app.ts';

const SAVED = 30;
const BYTES_OF_A_PAGE = 8_192;

let place: Place;
let app: TestApp;
let anna: Cook;
beforeAll(async () => {
  place = await newPlace('postgres');
  app = await startTestApp(place);
  anna = await newCook(app);
});
afterAll(async () => {
  await app.stop();
  await place.remove();
});

const usualRecipe = (title: string) => ({
  ...sampleRecipe({ title }),
  ingredients: Array.from({ length: 12 }, (_, n) => ({
    quantity: '1',
    item: `ingredient${n} chopped${n}`,
  })),
});

test('words lie outside of their row, when saved and when saved again, so that counts read few pages', async () => {
  for (let n = 1; n <= SAVED; n++) {
    const { body } = await anna.post('/recipes', usualRecipe(`Dumplings ${n}`));
    await anna.put(`/recipes/${body.data.recipe.id}`, { title: `Noodles ${n}` });
  }
  const { rows } = await sql<{
    inRows: string;
    inAll: string;
  }>`select pg_relation_size('recipe_words') as "inRows", pg_table_size('recipe_words') as "inAll"`.execute(
    app.platform.database.db,
  );
  expect(Number(rows[0]?.inRows)).toBeLessThanOrEqual(2 * BYTES_OF_A_PAGE);
  expect(Number(rows[0]?.inAll)).toBeGreaterThan(10 * BYTES_OF_A_PAGE);
  const { body } = await anna.get('/recipes?search=noodle%20ingredient7');
  expect(body.data.pagination.total).toBe(SAVED);
});
