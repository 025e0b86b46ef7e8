import { expect, test } from 'vitest';
import { placeAsSent } from './card-lines.ts';

const TURNED = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

/** Where a point of the sent photo lies after a turn clockwise. */
const turnPoint = ([x, y]: [number, number], degrees: number): [number, number] =>
  degrees === 0 ? [x, y] : turnPoint([1 - y, x], degrees - 90);

test.each([0, 90, 180, 270] as const)(
  'turned by %i degrees, a place leads back to itself',
  (turned) => {
    const { x, y, width, height } = placeAsSent(TURNED, turned);
    const corners = [turnPoint([x, y], turned), turnPoint([x + width, y + height], turned)];
    const xs = corners.map(([across]) => across);
    const ys = corners.map(([, down]) => down);
    expect(Math.min(...xs)).toBeCloseTo(TURNED.x);
    expect(Math.min(...ys)).toBeCloseTo(TURNED.y);
    expect(Math.max(...xs)).toBeCloseTo(TURNED.x + TURNED.width);
    expect(Math.max(...ys)).toBeCloseTo(TURNED.y + TURNED.height);
  },
);
