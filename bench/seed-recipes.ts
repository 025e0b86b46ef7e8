import { randomUUID } from 'node:crypto';
import { tagKey } from '@commonplate/contract';
import type { Database, Tx } from '../apps/server/src/platform/database/database.ts';
import {
  type NewRecipeRow,
  type RecipeRow,
  toNewRow,
  toSearchable,
} from '../apps/server/src/modules/recipes/recipe-row.ts';
import { createRecipeSearch } from '../apps/server/src/modules/recipes/search/recipe-search.ts';
import { madeUpRecipe } from './made-up-recipes.ts';

const ROWS_PER_TRANSACTION = 2_000;
const ROWS_PER_STATEMENT = 500;

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

async function insertRows(tx: Tx, rows: readonly NewRecipeRow[]): Promise<RecipeRow[]> {
  const saved: RecipeRow[] = [];
  for (const some of chunks(rows, ROWS_PER_STATEMENT)) {
    saved.push(...(await tx.insertInto('recipes').values(some).returningAll().execute()));
  }
  return saved.toSorted((a, b) => a.seq - b.seq);
}

async function insertTags(tx: Tx, rows: readonly RecipeRow[]): Promise<void> {
  const values = rows.flatMap(({ seq, owner_id, tags }) =>
    (JSON.parse(tags) as string[]).map((tag) => ({
      owner_id,
      tag_key: tagKey(tag),
      recipe_seq: seq,
      tag,
    })),
  );
  for (const some of chunks(values, ROWS_PER_STATEMENT)) {
    await tx.insertInto('recipe_tags').values(some).execute();
  }
}

/** What saving them one by one would leave behind, in a fraction of the time. */
export async function seedRecipes(
  database: Database,
  ownerId: string,
  count: number,
): Promise<void> {
  const search = createRecipeSearch(database.engine);
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  for (const some of chunks(numbers, ROWS_PER_TRANSACTION)) {
    await database.transaction(async (tx) => {
      const rows = some.map((n) =>
        toNewRow(madeUpRecipe(n), { id: randomUUID(), ownerId, now: Date.now() }),
      );
      const saved = await insertRows(tx, rows);
      await insertTags(tx, saved);
      for (const row of saved) {
        await search.file(tx, row.seq, toSearchable(row));
      }
    });
  }
  const totals = [
    { scope: ownerId, total: count },
    {
      scope: 'public',
      total: numbers.filter((n) => madeUpRecipe(n).visibility === 'public').length,
    },
  ];
  for (const { scope, total } of totals) {
    await database.db
      .insertInto('recipe_counts')
      .values({ scope, total })
      .onConflict((conflict) =>
        conflict.column('scope').doUpdateSet((set) => ({
          total: set('recipe_counts.total', '+', total),
        })),
      )
      .execute();
  }
}
