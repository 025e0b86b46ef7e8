import { castShadow } from './cast-shadow.ts';
import type { Tones } from './lump.ts';
import { disc, place, ring, SHADOW, shape, short, stroke, type Placing } from './marks.ts';
import { polar, type Point } from './outlines.ts';
import { between, pick, type Random } from './seeded-random.ts';

export const LEAF_TONES: readonly [Tones, Tones, Tones] = [
  ['#3F5B2C', '#5E7D3F', '#DDE3B8'],
  ['#4B6A33', '#6C8C49', '#DDE3B8'],
  ['#5F8040', '#7FA056', '#E6EBC6'],
];

export interface Leaf extends Placing {
  length: number;
  tones?: Tones;
  width?: number;
}

/** A single leaf with its stalk end at 0 0: lit half, dark half, vein. */
export function leaf({ length, tones = LEAF_TONES[0], width = 0.42, ...placing }: Leaf): string {
  const [dark, body, vein] = tones;
  const bulge = length * width;
  const curve = (sign: number) =>
    `M0 0C${short(length * 0.25)} ${short(sign * bulge)} ${short(length * 0.72)} ${short(sign * bulge)} ${short(length)} 0`;
  return place(
    placing,
    castShadow(
      placing,
      6,
      shape(
        `${curve(-1)}C${short(length * 0.72)} ${short(bulge)} ${short(length * 0.25)} ${short(bulge)} 0 0Z`,
        SHADOW,
        0.22,
      ),
    ) +
      shape(
        `${curve(-1)}C${short(length * 0.72)} ${short(bulge)} ${short(length * 0.25)} ${short(bulge)} 0 0Z`,
        body,
      ) +
      shape(`${curve(1)}Q${short(length / 2)} ${short(bulge * 0.1)} 0 0Z`, dark) +
      stroke(`M2 0Q${short(length / 2)} ${short(bulge * 0.12)} ${short(length * 0.92)} 0`, {
        color: vein,
        width: 1.6,
        opacity: 0.7,
      }),
  );
}

/** A few leaves growing from one point. */
export const posy = (random: Random, { x, y }: { x: number; y: number }, length: number): string =>
  [-70, 20, 110, 200]
    .map((turn) =>
      leaf({
        x,
        y,
        turn: turn + between(random, -18, 18),
        length: length * between(random, 0.8, 1.1),
        tones: pick(random, LEAF_TONES),
      }),
    )
    .join('');

/** A woody stalk with needles: rosemary long, thyme short. */
export function sprig(placing: Placing, length: number, needle: number): string {
  const steps = Math.floor(length / (needle * 0.45));
  const needles = (sign: number) =>
    Array.from({ length: steps }, (_, index) => {
      const x = (index + 0.6) * (length / steps);
      const size = needle * (1 - (index / steps) * 0.45);
      return `M${short(x)} 0l${short(size * 0.75)} ${short(sign * size * 0.7)}`;
    }).join('');
  const thick = Math.max(3, needle * 0.26);
  return place(
    placing,
    castShadow(
      placing,
      7,
      stroke(needles(1) + needles(-1), { color: SHADOW, width: thick, opacity: 0.2 }),
    ) +
      stroke(`M0 0H${short(length)}`, { color: '#7A6A3C', width: 3 }) +
      stroke(needles(1), { color: '#4B6A33', width: thick }) +
      stroke(needles(-1), { color: '#7FA056', width: thick }),
  );
}

/** A feathery frond of dill. */
export function dill(placing: Placing, size: number): string {
  const fronds = [-64, -38, -14, 12, 36, 62].map((turn, index) => {
    const [x, y] = polar(0, 0, [(turn * Math.PI) / 180, size * (1 - Math.abs(turn) / 220)]);
    const hairs = [0.45, 0.65, 0.85].flatMap((way): string[] => {
      const hair = size * 0.2;
      return [-1, 1].map((side) => {
        const [hx, hy] = polar(0, 0, [((turn + side * 42) * Math.PI) / 180, hair]);
        return `M${short(x * way)} ${short(y * way)}l${short(hx)} ${short(hy)}`;
      });
    });
    return stroke(`M0 0L${short(x)} ${short(y)}${hairs.join('')}`, {
      color: index % 2 === 0 ? '#4B6A33' : '#7FA056',
      width: 2.6,
    });
  });
  return place(
    placing,
    stroke(`M${short(-size * 0.5)} 3L0 0`, { color: '#5F8040', width: 3.4 }) + fronds.join(''),
  );
}

/** Spring onion cut across: pale rings with a green edge. */
export const onionRings = (random: Random, points: readonly Point[]): string =>
  points
    .map(([x, y]) => {
      const r = between(random, 7, 11);
      return (
        disc({ x: x + 2, y: y + 3, r: r + 2 }, SHADOW, 0.18) +
        disc({ x, y, r: r + 1.5 }, '#E3EBC2') +
        ring({ x, y, r }, { color: pick(random, ['#6F9048', '#93B066', '#5F8040']), width: 3.4 }) +
        disc({ x, y, r: r * 0.35 }, '#93B066')
      );
    })
    .join('');

/** Herbs chopped fine. */
export const chopped = (random: Random, points: readonly Point[], size = 9): string =>
  points
    .map(([x, y]) =>
      leaf({
        x,
        y,
        turn: random() * 360,
        length: size * between(random, 0.8, 1.5),
        tones: pick(random, LEAF_TONES),
        width: 0.5,
      }),
    )
    .join('');
