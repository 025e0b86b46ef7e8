import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEachEngine } from '../../testing/engines.ts';
import { systemClock } from '../clock.ts';
import { loadSettings } from '../settings/settings.ts';
import { isUniqueViolation } from './database-failures.ts';
import type { Database, Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all-migrations.ts';
import { openBeside } from './open-database.ts';

const claim = (queries: Queries, name: string) =>
  queries.insertInto('claims').values({ name, claimed_at: 0 }).execute();

onEachEngine('the database', (place) => {
  let database: Database;
  beforeAll(async () => {
    database = openBeside(loadSettings(place().env));
    await migrate(database, MIGRATIONS, systemClock);
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('claims').execute());

  const countOf = async () => {
    const row = await database.db
      .selectFrom('claims')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return row.n;
  };

  test('counts and moments are numbers on both engines', async () => {
    await database.db
      .insertInto('claims')
      .values({ name: 'a', claimed_at: 1_794_700_000_000 })
      .execute();
    expect(await countOf()).toBe(1);
    const row = await database.db.selectFrom('claims').selectAll().executeTakeFirstOrThrow();
    expect(row.claimed_at).toBe(1_794_700_000_000);
  });

  test('a transaction that fails leaves nothing', async () => {
    const failing = database.transaction(async (tx) => {
      await claim(tx, 'a');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await countOf()).toBe(0);
  });

  test('using the database inside a transaction fails at once instead of waiting for ever', async () => {
    const mistaken = database.transaction(async (tx) => {
      await claim(tx, 'a');
      await claim(database.db, 'b');
    });
    await expect(mistaken).rejects.toThrow('use its tx');
    const nested = database.transaction(() => database.transaction(() => Promise.resolve(1)));
    await expect(nested).rejects.toThrow('use its tx');
    expect(await countOf()).toBe(0);
    await claim(database.db, 'c');
    expect(await countOf()).toBe(1);
  });

  test('work that was started in a transaction may use the database once that has ended', async () => {
    let later: Promise<unknown> = Promise.resolve();
    const ended = Promise.withResolvers<void>();
    await database.transaction(async (tx) => {
      await claim(tx, 'a');
      later = ended.promise.then(() => claim(database.db, 'b'));
    });
    ended.resolve();
    await later;
    expect(await countOf()).toBe(2);
  });

  test('fifty transactions that read, wait and write lose no update', async () => {
    await claim(database.db, 'counter');
    const increment = () =>
      database.transaction(async (tx) => {
        // Takes the row, as every read-then-write here does.
        const { claimed_at } = await tx
          .updateTable('claims')
          .set((eb) => ({ claimed_at: eb.ref('claimed_at') }))
          .where('name', '=', 'counter')
          .returning('claimed_at')
          .executeTakeFirstOrThrow();
        await sleep(1);
        await tx
          .updateTable('claims')
          .set({ claimed_at: claimed_at + 1 })
          .where('name', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    const row = await database.db.selectFrom('claims').selectAll().executeTakeFirstOrThrow();
    expect(row.claimed_at).toBe(50);
  });

  test('what another transaction has not finished is not seen', async () => {
    const inside = Promise.withResolvers<void>();
    const running = database.transaction(async (tx) => {
      await claim(tx, 'a');
      inside.resolve();
      await sleep(50);
    });
    await inside.promise;
    const seen = await countOf();
    await running;
    // PostgreSQL answers at once with the state before; the embedded database answers after it.
    expect(seen).toBe(database.engine === 'postgres' ? 0 : 1);
    expect(await countOf()).toBe(1);
  });

  test('broken rules are recognised', async () => {
    await claim(database.db, 'a');
    const twice = await claim(database.db, 'a').catch((error: unknown) => error);
    expect(isUniqueViolation(twice)).toBe(true);
    const orphan = await database.db
      .insertInto('reset_tokens')
      .values({ token_hash: 'x', user_id: 'nobody', created_at: 0, expires_at: 0 })
      .execute()
      .catch((error: unknown) => error);
    expect(orphan).toBeInstanceOf(Error);
    expect(isUniqueViolation(orphan)).toBe(false);
  });

  test('answers a ping', () => expect(database.ping()).resolves.toBeUndefined());

  test('a failed statement in a transaction does not spoil the connection', async () => {
    await database
      .transaction((tx) => sql`select * from no_such_table`.execute(tx))
      .catch(() => undefined);
    await claim(database.db, 'a');
    expect(await countOf()).toBe(1);
  });

  describe('parameters', () => {
    test.each([[new Date(0)], [{ a: 1 }], [undefined]])(
      'that the embedded database would misread are refused (%s)',
      async (value) => {
        if (database.engine === 'postgres') return;
        const query = sql`select ${value} as x, ${'a'} as y`.execute(database.db);
        await expect(query).rejects.toThrow('cannot be stored');
      },
    );
  });
});
