import { RECIPE_IMAGE_MAX_BYTES } from '@commonplate/contract';
import { type PhotoFile, isPhotoFile } from '../../../lib/photo-files.ts';

/** The first picture of a choice or drop that may be sent; what is no image or too large is passed over. */
export function firstAcceptedPhoto<Candidate extends PhotoFile>(
  files: Iterable<Candidate>,
): Candidate | null {
  for (const file of files) {
    if (isPhotoFile(file) && file.size <= RECIPE_IMAGE_MAX_BYTES) return file;
  }
  return null;
}
