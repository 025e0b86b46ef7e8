import { short } from './marks.ts';
import { between, type Random } from './seeded-random.ts';

export type Point = readonly [x: number, y: number];

export const polar = (x: number, y: number, [angle, radius]: Point): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A closed curve without corners through all points. */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const curves = points.map((from, index) => {
    const before = point(index - 1);
    const to = point(index + 1);
    const after = point(index + 2);
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(leave)} ${at(arrive)} ${at(to)}`;
  });
  return `M${at(point(0))}${curves.join('')}Z`;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

export const round = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0Z`;

export interface Blob {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn?: number;
  wobble?: number;
  points?: number;
}

/** An oval drawn by a hand that is not quite steady. */
export function blob(random: Random, { x, y, rx, ry, turn = 0, wobble = 0.1, points = 9 }: Blob) {
  const slant = (turn * Math.PI) / 180;
  const start = random() * Math.PI;
  const corners = Array.from({ length: points }, (_, index): Point => {
    const angle = start + (index / points) * Math.PI * 2;
    const grow = 1 + between(random, -wobble, wobble);
    const px = Math.cos(angle) * rx * grow;
    const py = Math.sin(angle) * ry * grow;
    return [
      x + px * Math.cos(slant) - py * Math.sin(slant),
      y + px * Math.sin(slant) + py * Math.cos(slant),
    ];
  });
  return smooth(corners);
}

export interface Swirl {
  x: number;
  y: number;
  from: number;
  to: number;
  turns: number;
  width: number;
  start?: number;
}

/** A spoonful of cream turned into a spiral, thin at both ends. */
export function swirl({ x, y, from, to, turns, width, start = 0 }: Swirl): string {
  const steps = Math.ceil(turns * 22);
  const side = (sign: number) =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const way = index / steps;
      const half = (Math.sin(Math.PI * Math.min(1, way * 1.05)) * width) / 2 + 0.8;
      const angle = start + way * turns * Math.PI * 2;
      return polar(x, y, [angle, from + (to - from) * way + half * sign]);
    });
  return smooth([...side(1), ...side(-1).toReversed()]);
}

export interface Spread {
  x: number;
  y: number;
  rx: number;
  ry: number;
  count: number;
  gap?: number;
}

/** Points strewn evenly over an oval; with a gap, none lies nearer to another than that. */
export function strewn(random: Random, { x, y, rx, ry, count, gap = 0 }: Spread): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * 40; tries += 1) {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random());
    const candidate: Point = [
      x + Math.cos(angle) * distance * rx,
      y + Math.sin(angle) * distance * ry,
    ];
    const crowded = points.some(
      ([px, py]) => Math.hypot(px - candidate[0], py - candidate[1]) < gap,
    );
    if (!crowded) points.push(candidate);
  }
  return points;
}
