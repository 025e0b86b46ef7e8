import sharp from 'sharp';

export type Clearness = 'clear' | 'blurred' | 'empty';

/** Enough to tell, and quick. */
const EDGE = 1_000;
/** Grey levels by which a sheet of paper varies; writing, even out of focus, varies more. */
const EMPTY_DEVIATION = 6;
/** Sharp writing has a sharpness of 2 and more. */
const BLURRED_SHARPNESS = 0.6;

/** Whether a picture shows anything, and shows it sharply. */
export async function clearnessOf(picture: Uint8Array): Promise<Clearness> {
  const grey = await sharp(picture)
    .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .png()
    .toBuffer();
  const { channels, sharpness } = await sharp(grey).stats();
  if ((channels[0]?.stdev ?? 0) < EMPTY_DEVIATION) return 'empty';
  return sharpness < BLURRED_SHARPNESS ? 'blurred' : 'clear';
}
