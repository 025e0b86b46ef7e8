import { type Clock, DAY } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { newFileId } from '../../platform/files/file-name.ts';
import type { FileStore, OpenFile } from '../../platform/files/file-store.ts';
import {
  filesForWidth,
  filesOfPicture,
  possibleFilesOfPicture,
} from '../../platform/images/picture-files.ts';
import type { PictureWorkshop } from '../../platform/images/picture-workshop.ts';
import { uploadIdOf, uploadUrl } from './upload-url.ts';
import {
  deleteUpload,
  hasUploads,
  insertUpload,
  takeUnused,
  touchUpload,
} from './uploads.store.ts';

const SWEEP_AT_ONCE = 200;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly workshop: PictureWorkshop;
}

export interface Upload {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService({ database, clock, files, workshop }: Parts) {
  const { db } = database;

  return {
    /** Pictures that are known must be there; an empty gallery would only hide that they are lost. */
    async prepare(patient: Database): Promise<void> {
      await files.prepare(await hasUploads(patient.db));
    },

    /** Decodes, re-encodes and keeps a picture. Whatever fails, no file stays behind that no row knows. */
    async keep(ownerId: string, bytes: Uint8Array, maxBytes: number): Promise<Upload> {
      const picture = await workshop.toStoredPicture(bytes, { maxBytes });
      const id = newFileId();
      const now = clock();
      // The row first: a crash in between leaves a row that the sweep finds, never a file that nobody finds.
      await insertUpload(db, { id, owner_id: ownerId, created_at: now, used_at: now });
      try {
        for (const { name, bytes: content } of filesOfPicture(id, picture)) {
          await files.put(name, content);
        }
      } catch (error) {
        await deleteUpload(db, id);
        throw error;
      }
      return { url: uploadUrl(id), width: picture.width, height: picture.height };
    },

    async open(id: string, width: number | undefined): Promise<OpenFile | null> {
      for (const name of filesForWidth(id, width)) {
        const file = await files.open(name);
        if (file !== null) return file;
      }
      return null;
    },

    /** For whoever is about to save a recipe with this picture. */
    async requirePicture(photoUrl: string): Promise<void> {
      const id = uploadIdOf(photoUrl);
      if (id === undefined || (await touchUpload(db, id, clock()))) return;
      throw invalidField('photoUrl', 'This picture is no longer there. Please upload it again.');
    },

    /** Pictures that nobody refers to go after a day. */
    async sweep(): Promise<void> {
      const ids = await takeUnused(db, clock() - DAY, SWEEP_AT_ONCE);
      for (const name of ids.flatMap(possibleFilesOfPicture)) await files.delete(name);
    },
  };
}
