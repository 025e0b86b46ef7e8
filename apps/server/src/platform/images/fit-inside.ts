import type { Sharp } from 'sharp';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Shrinks a picture until it fits; one that fits already stays as it is. */
export function fitInside(picture: Sharp, box: Box): Sharp {
  return picture.resize({ ...box, fit: 'inside', withoutEnlargement: true });
}
