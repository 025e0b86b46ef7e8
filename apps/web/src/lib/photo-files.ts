/** What a file dialog offers where photos are taken. Some systems know no type for phone photos, so their endings count too. */
export const PHOTO_ACCEPT = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif';

export type PhotoFile = Pick<File, 'type' | 'name' | 'size'>;

/** Drawings are pictures too, but none a camera takes, and no server of ours opens them. */
const isDrawing = (type: string): boolean => type.startsWith('image/svg');

export const isPhotoFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  (type.startsWith('image/') && !isDrawing(type)) || (type === '' && /\.hei[cf]$/i.test(name));
