import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { claimFolder } from './claim-folder.ts';
import { assertFileName, isFileName } from './file-name.ts';
import type { FileInfo, FileStore, OpenFile } from './file-store.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const INCOMPLETE = '.incomplete';
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** A link in the folder could point anywhere on the machine, so links are not followed. */
const READ_NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW;

/** Keeps files in one folder. */
export function openFolderStore(folder: string): FileStore {
  const incomplete = join(folder, INCOMPLETE);

  /** Writes beside the final place, so that `settle` decides at one stroke whether the file exists. */
  async function writeAside(
    bytes: Uint8Array,
    settle: (path: string) => Promise<void>,
  ): Promise<void> {
    const path = join(incomplete, randomUUID());
    try {
      await writeDurably(path, bytes);
      await settle(path);
    } catch (cause) {
      await rm(path, { force: true });
      throw cause;
    }
  }

  async function put(name: string, bytes: Uint8Array): Promise<void> {
    const moveIn = (path: string): Promise<void> => rename(path, join(folder, name));
    await writeAside(bytes, moveIn).catch(async (cause: unknown) => {
      if (!hasCode(cause, ABSENT)) throw cause;
      // Another process that starts on the same folder clears unfinished files, ours among them. If the folder itself
      // is gone, it is not made anew: a disk that came loose must not be replaced by an empty place.
      await lstat(folder);
      await mkdir(incomplete, { recursive: true, mode: PRIVATE_FOLDER });
      await writeAside(bytes, moveIn);
    });
    await syncFolder(folder);
  }

  return {
    async prepare(inUse) {
      try {
        await claimFolder(folder, inUse);
        // What an earlier process left half-written.
        await rm(incomplete, { recursive: true, force: true });
        await mkdir(incomplete, { recursive: true, mode: PRIVATE_FOLDER });
      } catch (cause) {
        if (cause instanceof StartRefused) throw cause;
        throw new StartRefused(
          `Cannot write to the folder of pictures (${folder}): ${String(cause)}`,
        );
      }
    },

    async put(name, bytes) {
      assertFileName(name);
      await put(name, bytes).catch((cause: unknown) => {
        if (!hasCode(cause, UNUSABLE)) throw cause;
        throw new StorageUnavailable('its folder cannot be written', cause);
      });
    },

    async open(name): Promise<OpenFile | null> {
      if (!isFileName(name)) return null;
      const file = await orNull(open(join(folder, name), READ_NO_LINK));
      if (!file) return null;
      const info = await regularFile(name, file);
      if (info) return { ...info, content: file.createReadStream() };
      await file.close();
      return null;
    },

    async stat(name) {
      return isFileName(name) ? orNull(describe(folder, name)) : null;
    },

    async delete(name) {
      if (isFileName(name)) await rm(join(folder, name), { force: true });
    },

    async *listOlderThan(moment) {
      for await (const { name } of await opendir(folder)) {
        const info = isFileName(name) ? await orNull(describe(folder, name)) : null;
        if (info && info.modifiedAt < moment) yield info;
      }
    },

    async check() {
      // Only a real write tells: permissions alone know nothing of a read-only or full disk.
      try {
        await writeAside(Buffer.from('probe'), rm);
      } catch (cause) {
        throw new StorageUnavailable('its folder cannot be written', cause);
      }
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a power cut may take back the file's name, though not its content. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function regularFile(name: string, file: FileHandle): Promise<FileInfo | null> {
  const found = await file.stat();
  return found.isFile() ? { name, size: found.size, modifiedAt: found.mtimeMs } : null;
}

async function describe(folder: string, name: string): Promise<FileInfo | null> {
  const found = await lstat(join(folder, name));
  return found.isFile() ? { name, size: found.size, modifiedAt: found.mtimeMs } : null;
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ELOOP']);
const UNUSABLE: ReadonlySet<unknown> = new Set(['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'EIO']);

const hasCode = (cause: unknown, codes: ReadonlySet<unknown>): boolean =>
  cause instanceof Error && 'code' in cause && codes.has(cause.code);

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (cause) {
    if (hasCode(cause, ABSENT)) return null;
    throw cause;
  }
}
