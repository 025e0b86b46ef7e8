import sharp, { type Sharp } from 'sharp';
import { fitInside, type Box } from './fit-inside.ts';
import { decodeHeic } from './heic-photo.ts';
import { PictureRefused } from './picture-refused.ts';
import type { PictureKind } from './recognise-picture.ts';

const MAX_PIXELS = 50_000_000;
const TIME_LIMIT_MS = 20_000;
const HEAVY_BYTES = 8 * 1024 * 1024;
const HEAVY_PIXELS = 24_000_000;
const HEAVY_PROGRESSIVE_PIXELS = 8_000_000;

export interface Picture {
  readonly bytes: Uint8Array;
  readonly kind: PictureKind;
}

const INPUT_LIMITS = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  autoOrient: true,
} as const;

/**
 * Reads the header only. Progressive pictures are held whole while decoding, HEIC keeps a core and much memory busy, and
 * large files usually wait in numbers, so that little memory is left beside them.
 */
export async function isHeavy({ bytes, kind }: Picture): Promise<boolean> {
  if (kind === 'heic') return true;
  const { width, height, isProgressive } = await refusingDamage(() =>
    sharp(bytes, INPUT_LIMITS).metadata(),
  );
  const pixels = width * height;
  if (pixels > MAX_PIXELS) throw new PictureRefused('tooManyPixels');
  if (bytes.byteLength > HEAVY_BYTES) return true;
  return pixels > (isProgressive ? HEAVY_PROGRESSIVE_PIXELS : HEAVY_PIXELS);
}

/** The picture turned upright, in sRGB and fitted into the box; nothing but pixels is ever passed on. */
export async function openPicture({ bytes, kind }: Picture, box: Box): Promise<Sharp> {
  const timeout = { seconds: TIME_LIMIT_MS / 1000 };
  if (kind !== 'heic') {
    return fitInside(sharp(bytes, INPUT_LIMITS), box).toColourspace('srgb').timeout(timeout);
  }
  const task = { bytes, maxPixels: MAX_PIXELS, box };
  const { rgb, width, height } = await decodeHeic(task, TIME_LIMIT_MS);
  return sharp(rgb, { raw: { width, height, channels: 3 } }).timeout(timeout);
}

/** Whatever the decoder trips over in a file that carries the right signature is a fault of that file. */
export async function refusingDamage<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (cause) {
    if (cause instanceof PictureRefused) throw cause;
    const complaint = cause instanceof Error ? cause.message : '';
    if (complaint.includes('pixel limit')) throw new PictureRefused('tooManyPixels', cause);
    if (complaint.includes('timeout')) throw new PictureRefused('tooSlow', cause);
    throw new PictureRefused('damaged', cause);
  }
}
