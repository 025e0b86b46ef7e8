import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { preparedQuery, preparedSql } from './prepared-query.ts';

interface Asked {
  readonly scope: string;
  readonly least: number;
  readonly limit: number;
}

onEachEngine('a prepared query', (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(place());
    const totals = Array.from({ length: 9 }, (_, n) => ({ scope: `s${n}`, total: n }));
    await app.platform.database.db.insertInto('recipe_counts').values(totals).execute();
  });
  afterAll(() => app.stop());

  test('is built once and asked with other values each time', async () => {
    let built = 0;
    const find = preparedQuery<Asked, { scope: string }>((db, { limit, scope, least }) => {
      built++;
      return db
        .selectFrom('recipe_counts')
        .select('scope')
        .where('total', '<', 8)
        .where('total', '>=', least)
        .where('scope', '!=', scope)
        .orderBy('scope')
        .limit(limit);
    });
    const { db } = app.platform.database;
    const asked = async (values: Asked) => (await find(db, values)).map(({ scope }) => scope);
    expect(await asked({ scope: 's3', least: 2, limit: 3 })).toEqual(['s2', 's4', 's5']);
    expect(await asked({ scope: 's6', least: 5, limit: 9 })).toEqual(['s5', 's7']);
    expect(built).toBe(1);
  });

  test('takes part in a transaction', async () => {
    const find = preparedQuery<{ scope: string }, { total: number }>((db, { scope }) =>
      db.selectFrom('recipe_counts').select('total').where('scope', '=', scope),
    );
    const { database } = app.platform;
    const change = database.transaction(async (tx) => {
      await tx.updateTable('recipe_counts').set({ total: 70 }).where('scope', '=', 's7').execute();
      expect(await find(tx, { scope: 's7' })).toEqual([{ total: 70 }]);
      throw new Error('not meant');
    });
    await expect(change).rejects.toThrow('not meant');
    expect(await find(database.db, { scope: 's7' })).toEqual([{ total: 7 }]);
  });

  test('goes on when another server has changed the table meanwhile', async () => {
    const find = preparedQuery<{ scope: string }, { total: number }>((db, { scope }) =>
      db.selectFrom('recipe_counts').selectAll().where('scope', '=', scope),
    );
    const { db } = app.platform.database;
    expect(await find(db, { scope: 's1' })).toMatchObject([{ total: 1 }]);
    await sql`alter table recipe_counts add column remark text`.execute(db);
    const found = await Promise.all(Array.from({ length: 12 }, () => find(db, { scope: 's1' })));
    expect(new Set(found.map((rows) => rows[0]?.total))).toEqual(new Set([1]));

    const { database } = app.platform;
    const inTransactions = () =>
      Array.from({ length: 5 }, () => database.transaction((tx) => find(tx, { scope: 's1' })));
    await Promise.all(inTransactions());
    await sql`alter table recipe_counts add column another text`.execute(db);
    const again = await Promise.all(inTransactions());
    expect(new Set(again.map((rows) => rows[0]?.total))).toEqual(new Set([1]));
  });

  test('may be written in SQL', async () => {
    const find = preparedSql<{ least: number; limit: number }, { scope: string }>(
      ({ least, limit }) =>
        sql`select scope from recipe_counts where total >= ${least} order by scope limit ${limit}`,
    );
    const { db } = app.platform.database;
    expect(await find(db, { least: 4, limit: 2 })).toEqual([{ scope: 's4' }, { scope: 's5' }]);
    expect(await find(db, { least: 7, limit: 9 })).toEqual([{ scope: 's7' }, { scope: 's8' }]);
  });
});
