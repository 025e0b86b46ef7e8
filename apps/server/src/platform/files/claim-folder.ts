import { mkdir, opendir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { isFileName } from './file-name.ts';

/** Lies in every folder that was once claimed and goes with it, so that a disk that came loose or an empty copy is noticed. */
const MARK = '.commonplate';
const MARK_TEXT = 'Commonplate keeps its uploaded pictures in this folder.\n';

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** An older version left no mark, but pictures. */
async function holdsFiles(folder: string): Promise<boolean> {
  for await (const { name } of await opendir(folder)) if (isFileName(name)) return true;
  return false;
}

const lost = (folder: string) =>
  new StartRefused(
    `The database knows uploaded pictures, but they are not in ${folder}. Put that folder back (from a backup, or mount its disk) ` +
      `and start again. To go on without these pictures: mkdir -p '${folder}' && touch '${join(folder, MARK)}'`,
  );

/** Makes the folder if it is to be made. Where files must be already, neither a missing nor a foreign empty folder will do. */
export async function claimFolder(folder: string, inUse: boolean): Promise<void> {
  const mark = join(folder, MARK);
  const known = async () => (await isThere(mark)) || holdsFiles(folder);
  if (!(await isThere(folder))) {
    if (inUse) throw lost(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } else if (inUse && !(await known())) throw lost(folder);
  await writeFile(mark, MARK_TEXT, { mode: 0o600 });
}
