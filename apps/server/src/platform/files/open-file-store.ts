import { StartRefused } from '../start-refused.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { createS3Store, type S3Keys } from './s3-store.ts';

export interface StorageSettings {
  /** Used when no storage address is set. */
  readonly folder: string;
  readonly storageUrl?: string | undefined;
  readonly s3Keys?: S3Keys | undefined;
}

export async function openFileStore(settings: StorageSettings): Promise<FileStore> {
  if (settings.storageUrl === undefined) return openFolderStore(settings.folder);
  if (!settings.s3Keys) {
    throw new StartRefused('STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  return createS3Store(settings.storageUrl, settings.s3Keys);
}
