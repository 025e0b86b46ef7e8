import { statfs } from 'node:fs/promises';

const ENOUGH_BYTES = 4 * 1024 * 1024;

/** Throws while the folder's disk has no room for another write. */
export async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ENOUGH_BYTES) throw new Error(`The disk of ${folder} is full`);
}
