import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataFolder } from '../settings/data-folder.ts';
import { StartRefused } from '../start-refused.ts';
import { isBusy } from './database-failures.ts';

/**
 * One server per data folder. The lock is the operating system's (taken by SQLite on a file of its own), so it ends with
 * the process however that dies. The command line tool does not take it: it may work beside a running server.
 */
export function lockFolder(dataDir: string): () => void {
  makeDataFolder(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartRefused(`Another server is already running on the data folder ${dataDir}`);
  }
  return () => lock.close();
}
