import type { PhotoRegion } from '@commonplate/contract';

const middleOf = ({ y, height }: PhotoRegion) => y + height / 2;

/** Whether one place of the photos is read before another; null for what stands beside it or within it. */
export function regionBefore(one: PhotoRegion, other: PhotoRegion): boolean | null {
  if (one.photo !== other.photo) return one.photo < other.photo;
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  if (isBeside) return null;
  // Lines of handwriting reach into each other a little.
  if (middleOf(one) < other.y && middleOf(other) > one.y + one.height) return true;
  if (middleOf(other) < one.y && middleOf(one) > other.y + other.height) return false;
  return null;
}
