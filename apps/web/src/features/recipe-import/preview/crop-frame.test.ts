import { expect, test } from 'vitest';
import { cropFrame } from './crop-frame.ts';

const photo = { width: 1_000, height: 1_500 };

test('a short line is widened to the shape all crops share', () => {
  const frame = cropFrame({ photo: 0, x: 0.1, y: 0.2, width: 0.1, height: 0.04 }, photo);
  expect(frame.ratio).toBeCloseTo(6);
  expect(frame.x).toBeLessThan(0.1);
  expect(frame.x + frame.width).toBeGreaterThan(0.2);
});

test('a line keeps to itself: its crop ends before the middle of the next', () => {
  const frame = cropFrame({ photo: 0, x: 0.05, y: 0.5, width: 0.6, height: 0.04 }, photo);
  expect(frame.y).toBeGreaterThan(0.48);
  expect(frame.y + frame.height).toBeLessThan(0.56);
});

test('a very long line is heightened so far that it can be seen', () => {
  const frame = cropFrame({ photo: 0, x: 0.05, y: 0.5, width: 0.85, height: 0.02 }, photo);
  expect(frame.ratio).toBeCloseTo(12);
  expect(frame.y).toBeLessThan(0.5);
  expect(frame.y + frame.height).toBeGreaterThan(0.52);
});

test('several lines keep the height they need', () => {
  const frame = cropFrame({ photo: 0, x: 0.05, y: 0.4, width: 0.9, height: 0.3 }, photo);
  expect(frame.width).toBe(1);
  expect(frame.height).toBeGreaterThan(0.3);
  expect(frame.ratio).toBeLessThan(6);
});

test.each([
  { photo: 0, x: 0, y: 0, width: 0.05, height: 0.05 },
  { photo: 0, x: 0.97, y: 0.97, width: 0.03, height: 0.03 },
  { photo: 0, x: 0, y: 0, width: 1, height: 1 },
])('the crop of $x, $y stays inside the photo', (region) => {
  const { x, y, width, height } = cropFrame(region, photo);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.000001);
});
