import { MESSAGES } from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';

interface DrawablePhoto {
  picture: File | HTMLImageElement;
  /** Where the server keeps it as a picture any browser can show; null where this one can show the file itself. */
  url: string | null;
}

async function canDraw(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

/** Not every browser knows the photos of every phone; the server does. Null where neither can make a picture of it. */
export async function drawablePhoto(
  file: File,
  signal: AbortSignal,
): Promise<DrawablePhoto | null> {
  if (await canDraw(file)) return { picture: file, url: null };
  const body = new FormData();
  body.append('image', file);
  try {
    const { url } = await api.call('upload', {
      body,
      signal,
      fallback: MESSAGES.imageUploadFailed,
    });
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return { picture, url };
  } catch {
    return null;
  }
}
