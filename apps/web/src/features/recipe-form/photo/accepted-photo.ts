import { RECIPE_IMAGE_MAX_BYTES } from '@commonplate/contract';

/** What the file dialog offers. Some systems know no type for phone photos, so their endings count too. */
export const PHOTO_ACCEPT = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif';

const isImage = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name));

/** The first picture of a choice or drop that may be sent; what is no image or too large is passed over. */
export function firstAcceptedPhoto<Candidate extends Pick<File, 'type' | 'name' | 'size'>>(
  files: Iterable<Candidate>,
): Candidate | null {
  for (const file of files) {
    if (isImage(file) && file.size <= RECIPE_IMAGE_MAX_BYTES) return file;
  }
  return null;
}
