import { IMAGE_WIDTHS, normalizeImageUrl } from '@commonplate/contract';

interface PictureSources {
  src: string;
  srcSet?: string;
}

/** Our own pictures come in several widths; a picture elsewhere on the web only as it is. */
export function pictureSources(photoUrl: string): PictureSources {
  const src = normalizeImageUrl(photoUrl);
  if (!src.startsWith('/api/uploads/')) return { src };
  return { src, srcSet: IMAGE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') };
}
