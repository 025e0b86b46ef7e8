import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '../start-refused.ts';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Level by level: asked to make all of them at once, Node never returns where the system makes no folders (/proc). */
function makeFolders(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

/** The folder everything else is written into; without it there is no start. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolders(dataDir);
  } catch (error) {
    throw new StartRefused(`Cannot write to DATA_DIR (${dataDir}): ${String(error)}`);
  }
}
