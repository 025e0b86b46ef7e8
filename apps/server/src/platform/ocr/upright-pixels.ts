import sharp from 'sharp';

/** More adds no legible text and costs memory and time. */
const LONGEST_SIDE = 2400;
const PIXELS_MAX = 100_000_000;

export interface Pixels {
  /** RGB, row by row. */
  data: Uint8Array;
  width: number;
  height: number;
}

export class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto';
}

export async function decodePhoto(photo: Uint8Array): Promise<Pixels> {
  try {
    const { data, info } = await sharp(photo, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw new UnreadablePhoto('This file cannot be read as a photo', { cause });
  }
}

export async function scalePixels(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const data = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { data, width, height };
}

export async function turnPixels(pixels: Pixels, degrees: 90 | 180 | 270): Promise<Pixels> {
  const { data, info } = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 3 },
  })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
