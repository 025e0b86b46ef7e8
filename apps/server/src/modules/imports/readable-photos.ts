import { IMPORT_PHOTO_MAX_BYTES, MESSAGES } from '@commonplate/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { PictureRefused, type RefusalReason } from '../../platform/images/picture-refused.ts';
import type { PictureWorkshop, ReadablePicture } from '../../platform/images/picture-workshop.ts';

/** More shows no more letters. */
const MAX_EDGE = 2_400;
const LIMITS = { maxBytes: IMPORT_PHOTO_MAX_BYTES - 1, maxEdge: MAX_EDGE };
/** What the product has one sentence for. */
const NO_VALID_FILE: ReadonlySet<RefusalReason> = new Set(['unsupported', 'tooManyBytes']);

/** Every photo upright and decodable, or a refusal before anything else is done. */
export async function readablePhotos(
  files: readonly Buffer[],
  workshop: Pick<PictureWorkshop, 'toReadablePicture'>,
  signal: AbortSignal,
): Promise<ReadablePicture[]> {
  const photos: ReadablePicture[] = [];
  try {
    for (const file of files) {
      signal.throwIfAborted();
      photos.push(await workshop.toReadablePicture(file, LIMITS));
    }
  } catch (error) {
    if (!(error instanceof PictureRefused) || !NO_VALID_FILE.has(error.reason)) throw error;
    throw new AppError(error.code, MESSAGES.noValidPhotos, { cause: error });
  }
  return photos;
}
