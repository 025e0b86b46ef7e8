import type { Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { PATIENT, openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** For the server: alone on its embedded database. */
export function openForServing({ databaseUrl, dataDir }: Where): Database {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  const unlock = lockFolder(dataDir);
  try {
    return openSqlite(dataDir, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For short work beside a running server. */
export const openBeside = ({ databaseUrl, dataDir }: Where): Database =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);

/** Runs work that may take longer than a request may wait; the embedded database has no such limit. */
export async function withPatience<Result>(
  database: Database,
  url: string | undefined,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (url === undefined) return work(database);
  const patient = openPostgres(url, PATIENT);
  try {
    return await work(patient);
  } finally {
    await patient.close();
  }
}
