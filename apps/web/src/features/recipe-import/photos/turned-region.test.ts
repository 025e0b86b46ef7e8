import { expect, test } from 'vitest';
import { turnedPieces, turnedRegion } from './turned-region.ts';

const region = { photo: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const close = (expected: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [name, expect.closeTo(value) as number]),
  );

test.each([
  [0, region],
  [90, { photo: 0, x: 0.75, y: 0.1, width: 0.05, height: 0.3 }],
  [180, { photo: 0, x: 0.6, y: 0.75, width: 0.3, height: 0.05 }],
  [270, { photo: 0, x: 0.2, y: 0.6, width: 0.05, height: 0.3 }],
  [360, region],
  [-90, { photo: 0, x: 0.2, y: 0.6, width: 0.05, height: 0.3 }],
])('turned by %d degrees, a line lies where the photo shows it', (degrees, expected) => {
  expect(turnedRegion(region, degrees)).toEqual(close(expected));
});

test('each piece of evidence follows its own photo', () => {
  const evidence = [
    { path: 'title', confidence: 60, basis: 'source' as const, region },
    { path: 'servings', confidence: 60, basis: 'source' as const, region: { ...region, photo: 1 } },
    { path: 'cookTime', confidence: 60, basis: 'inferred' as const },
  ];
  const [title, servings, cookTime] = turnedPieces(evidence, [0, 180]);
  expect(title?.region).toEqual(region);
  expect(servings?.region?.x).toBeCloseTo(0.6);
  expect(cookTime).toEqual(evidence[2]);
});
