import type { PhotoRegion } from '@commonplate/contract';

interface Size {
  width: number;
  height: number;
}

export interface CropFrame {
  /** Shares of the photo, as in a region. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width by height as it will be shown. */
  ratio: number;
}

/** Width by height of a short line wherever the photo allows it. */
export const CROP_RATIO = 6;
/** The longest lines are shown small rather than among their neighbours. */
const RATIO_MAX = 12;
const MARGIN = 0.15;

const within = (start: number, length: number) => Math.max(0, Math.min(1 - length, start));

/** The part of a photo to show for a line: the line with some air, short ones padded to one shape so that crops align. */
export function cropFrame(region: PhotoRegion, photo: Size): CropFrame {
  const air = region.height * photo.height * MARGIN;
  const tall = region.height * photo.height + 2 * air;
  const wide = region.width * photo.width + 2 * air;
  const height = Math.min(photo.height, Math.max(tall, wide / RATIO_MAX));
  const width = Math.min(photo.width, Math.max(wide, height * CROP_RATIO));
  const share = { width: width / photo.width, height: height / photo.height };
  const wanted = {
    // Text begins at the left: what is added stands behind it.
    x: region.x - air / photo.width,
    y: region.y + region.height / 2 - share.height / 2,
  };
  return {
    ...share,
    x: within(wanted.x, share.width),
    y: within(wanted.y, share.height),
    ratio: width / height,
  };
}
