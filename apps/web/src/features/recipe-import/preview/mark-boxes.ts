import type { PhotoRegion } from '@commonplate/contract';
import type { Mark } from './marks.ts';

/** One place in a photo, and all that was read there. */
interface MarkBox {
  region: PhotoRegion;
  marks: Mark[];
}

/** Two places that cover each other this far are one: servings and times stand on one line. */
const SAME_PLACE = 0.6;

type Span = readonly [start: number, length: number];

const shared = ([start, length]: Span, [otherStart, otherLength]: Span): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));

function isSamePlace(one: PhotoRegion, other: PhotoRegion): boolean {
  const across = shared([one.x, one.width], [other.x, other.width]);
  const down = shared([one.y, one.height], [other.y, other.height]);
  const larger = Math.max(one.width * one.height, other.width * other.height);
  return across * down > SAME_PLACE * larger;
}

/** The boxes to draw over one photo; marks of one line share a box, so that none lies over another. */
export function markBoxes(marks: readonly Mark[], photo: number): MarkBox[] {
  const boxes: MarkBox[] = [];
  for (const mark of marks) {
    const { region } = mark;
    if (region?.photo !== photo) continue;
    const box = boxes.find((one) => isSamePlace(one.region, region));
    if (box === undefined) boxes.push({ region, marks: [mark] });
    else box.marks.push(mark);
  }
  return boxes;
}
