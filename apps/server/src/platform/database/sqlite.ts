import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import { makeDataFolder } from '../settings/data-folder.ts';
import { StartRefused } from '../start-refused.ts';
import { type Database, createDatabase } from './database.ts';
import { SqliteDriver } from './sqlite-driver.ts';

/** Kept short because it blocks the event loop; the driver goes on waiting without blocking. */
const BUSY_TIMEOUT_MS = 50;

class OwnTurnsAdapter extends SqliteAdapter {
  /** The driver hands out its one connection in turns itself, with a time limit. */
  override get supportsMultipleConnections(): false {
    // Typed as false by the base class; at run time it must be true, or Kysely adds a lock that never times out.
    return true as unknown as false;
  }
}

function openFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'commonplate.sqlite');
  makeDataFolder(dataDir);
  try {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    database.exec('pragma temp_store = memory');
    return database;
  } catch (error) {
    throw new StartRefused(`Cannot open the database ${file}: ${String(error)}`);
  }
}

export function openSqlite(dataDir: string, onClose?: () => void): Database {
  const database = openFile(dataDir);
  const dialect: Dialect = {
    createDriver: () => new SqliteDriver(database),
    createAdapter: () => new OwnTurnsAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return createDatabase('sqlite', dialect, onClose);
}
