import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newPlace } from '../../testing/engines.ts';
import { systemClock } from '../clock.ts';
import { loadSettings } from '../settings/settings.ts';
import { StartRefused } from '../start-refused.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { type Migration, runStatements } from './migrations/migration.ts';
import { MIGRATIONS } from './migrations/all-migrations.ts';
import { openBeside } from './open-database.ts';

const step = (name: string, ...statements: string[]): Migration => ({
  name,
  run: (tx) => runStatements(tx, statements),
});

const ONE = step('one', 'create table one (id integer)');
const TWO = step('two', 'create table two (id integer)', 'insert into one (id) values (1)');
const BROKEN = step('broken', 'create table three (id integer)', 'insert into nowhere values (1)');

const run = (database: Database, steps: readonly Migration[]) =>
  migrate(database, steps, systemClock);
const versions = async ({ db }: Database) => {
  const rows = await db.selectFrom('schema_version').selectAll().orderBy('version').execute();
  return rows.map(({ version, name }) => [version, name]);
};

describe.each(['sqlite', 'postgres'] as const)('migrations (%s)', (engine) => {
  /** `open` may be called again, as a second server would. */
  async function onEmptyDatabase(check: (open: () => Database) => Promise<void>): Promise<void> {
    const place = await newPlace(engine);
    const opened: Database[] = [];
    try {
      await check(() => {
        const database = openBeside(loadSettings(place.env));
        opened.push(database);
        return database;
      });
    } finally {
      await Promise.all(opened.map((database) => database.close()));
      await place.remove();
    }
  }

  test('run in order, each once', () =>
    onEmptyDatabase(async (open) => {
      const database = open();
      expect(await run(database, [ONE])).toBe(1);
      expect(await run(database, [ONE, TWO])).toBe(1);
      expect(await run(database, [ONE, TWO])).toBe(0);
      expect(await versions(database)).toEqual([
        [1, 'one'],
        [2, 'two'],
      ]);
    }));

  test('happen all or not at all', () =>
    onEmptyDatabase(async (open) => {
      const database = open();
      await run(database, [ONE]);
      await expect(run(database, [ONE, TWO, BROKEN])).rejects.toThrow('nowhere');
      expect(await versions(database)).toEqual([[1, 'one']]);
      await expect(sql`select * from two`.execute(database.db)).rejects.toThrow(
        /no such table|not exist/,
      );
      await expect(sql`select * from three`.execute(database.db)).rejects.toThrow(
        /no such table|not exist/,
      );
      expect(await run(database, [ONE, TWO])).toBe(1);
    }));

  test('of a newer program are refused with a clear line, and nothing is touched', () =>
    onEmptyDatabase(async (open) => {
      const database = open();
      await run(database, [ONE, TWO]);
      const refused = run(database, [ONE]);
      await expect(refused).rejects.toThrow(StartRefused);
      await expect(refused).rejects.toThrow(
        'The database is of version 2, newer than this program knows (1): update the program',
      );
      expect(await versions(database)).toHaveLength(2);
    }));

  test('of servers that start together run once', () =>
    onEmptyDatabase(async (open) => {
      const servers = [open(), open(), open()];
      const counts = await Promise.all(servers.map((server) => run(server, [ONE, TWO])));
      expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
    }));

  test('of the product itself run on an empty database', () =>
    onEmptyDatabase(async (open) => {
      expect(await run(open(), MIGRATIONS)).toBe(MIGRATIONS.length);
    }));
});
