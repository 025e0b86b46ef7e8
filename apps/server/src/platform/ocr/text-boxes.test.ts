import { expect, test } from 'vitest';
import { boxesOfText } from './text-boxes.ts';

const WIDTH = 200;
const HEIGHT = 120;

/** A map on which a bar of the given size lies at an angle around the middle. */
function barAt(angle: number, [length, thickness]: [number, number]) {
  const chance = new Float32Array(WIDTH * HEIGHT);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const along = (x - WIDTH / 2) * cos + (y - HEIGHT / 2) * sin;
      const across = (y - HEIGHT / 2) * cos - (x - WIDTH / 2) * sin;
      if (Math.abs(along) <= length / 2 && Math.abs(across) <= thickness / 2)
        chance[y * WIDTH + x] = 0.9;
    }
  }
  return { chance, width: WIDTH, height: HEIGHT };
}

test.each([0, 0.2, -0.3])(
  'a bar at angle %s becomes one box of that angle, grown on all sides',
  (angle) => {
    const boxes = boxesOfText(barAt(angle, [120, 12]));
    expect(boxes).toHaveLength(1);
    const [box] = boxes;
    expect(box?.angle).toBeCloseTo(angle, 1);
    expect(box?.centerX).toBeCloseTo(WIDTH / 2, -1);
    expect(box?.width).toBeGreaterThan(125);
    expect(box?.height).toBeGreaterThan(20);
  },
);

test('specks and faint areas are no text', () => {
  const speck = barAt(0, [2, 2]);
  const faint = barAt(0, [80, 10]);
  faint.chance = faint.chance.map((value) => value / 2);
  expect(boxesOfText(speck)).toEqual([]);
  expect(boxesOfText(faint)).toEqual([]);
});
