import { castShadow } from './cast-shadow.ts';
import type { Tones } from './lump.ts';
import {
  disc,
  oval,
  place,
  ring,
  SHADOW,
  shape,
  short,
  stroke,
  type Disc,
  type Placing,
} from './marks.ts';
import { blob, polar, polygon, type Point } from './outlines.ts';
import { between, pick, type Random } from './seeded-random.ts';

interface Citrus {
  peel: string;
  pith: string;
  flesh: string;
}

export const LEMON: Citrus = { peel: '#F1C643', pith: '#FBEFC4', flesh: '#F5D768' };
export const LIME: Citrus = { peel: '#6F9048', pith: '#E9EFCB', flesh: '#B9CF7E' };

const segments = ({ x, y, r }: Disc, angles: readonly number[]) =>
  angles
    .map((angle) =>
      polygon([
        polar(x, y, [angle, r * 0.12]),
        polar(x, y, [angle - 0.25, r * 0.78]),
        polar(x, y, [angle, r * 0.83]),
        polar(x, y, [angle + 0.25, r * 0.78]),
      ]),
    )
    .join('');

export function citrusSlice({ x, y, r }: Disc, { peel, pith, flesh }: Citrus): string {
  const angles = Array.from({ length: 9 }, (_, index) => (index / 9) * Math.PI * 2 + 0.2);
  return (
    disc({ x: x + 4, y: y + 6, r }, SHADOW, 0.2) +
    disc({ x, y, r }, peel) +
    disc({ x, y, r: r * 0.88 }, pith) +
    shape(segments({ x, y, r }, angles), flesh)
  );
}

const halfDisc = (size: number) =>
  `M${short(-size)} 0A${short(size)} ${short(size)} 0 0 1 ${short(size)} 0Z`;

/** Half a slice, cut side up, lying on its straight edge. */
export function citrusWedge(placing: Placing, r: number, { peel, pith, flesh }: Citrus): string {
  const angles = [-2.75, -2.16, -1.57, -0.98, -0.39];
  return place(
    placing,
    castShadow(placing, 9, shape(halfDisc(r), SHADOW, 0.24)) +
      shape(halfDisc(r), peel) +
      shape(halfDisc(r * 0.88), pith) +
      shape(segments({ x: 0, y: -2, r: r * 0.98 }, angles), flesh),
  );
}

/** A fried or poached egg with a soft yolk. */
export function egg(random: Random, { x, y, r }: Disc): string {
  const white = blob(random, { x, y, rx: r, ry: r * 0.92, wobble: 0.12 });
  const yolk = { x: x + r * 0.05, y: y - r * 0.02, r: r * 0.42 };
  return (
    `<g transform="translate(5 8)">${shape(white, SHADOW, 0.24)}</g>` +
    shape(white, '#FCF5E7') +
    shape(
      blob(random, { x: x + r * 0.08, y: y + r * 0.1, rx: r * 0.68, ry: r * 0.62 }),
      '#F0E3CB',
    ) +
    disc({ x: yolk.x + 2, y: yolk.y + 3, r: yolk.r }, '#D9851F') +
    disc({ ...yolk, r: yolk.r * 0.95 }, '#F2AE36') +
    oval(
      {
        x: yolk.x - yolk.r * 0.35,
        y: yolk.y - yolk.r * 0.4,
        rx: yolk.r * 0.32,
        ry: yolk.r * 0.2,
        turn: -35,
      },
      '#FFE7A8',
    )
  );
}

/** A ball with a highlight: cherry tomato, pea, chickpea, berry, olive. */
export const ball = ({ x, y, r }: Disc, [dark, body, lit]: Tones): string =>
  disc({ x: x + r * 0.18 + 1, y: y + r * 0.26 + 1, r }, SHADOW, 0.24) +
  disc({ x, y, r }, dark) +
  disc({ x: x - r * 0.09, y: y - r * 0.11, r: r * 0.86 }, body) +
  oval({ x: x - r * 0.36, y: y - r * 0.42, rx: r * 0.3, ry: r * 0.18, turn: -35 }, lit);

/** A square piece with a lit top: crouton, cheese, tofu. */
export function cube({ x, y, turn = 0 }: Placing, size: number, [dark, body, lit]: Tones): string {
  const face = (inset: number, fill: string) => {
    const side = size - inset;
    return `<rect x="${short(-size / 2)}" y="${short(-size / 2)}" width="${short(side)}" height="${short(side)}" rx="${short(size * 0.15)}" fill="${fill}"/>`;
  };
  return place(
    { x: x ?? 0, y: y ?? 0, turn },
    castShadow({ turn }, size * 0.2, `<g opacity="0.24">${face(0, SHADOW)}</g>`) +
      face(0, dark) +
      face(size * 0.15, body) +
      `<g transform="translate(${short(-size * 0.08)} ${short(-size * 0.08)})" opacity="0.7"><rect x="${short(-size * 0.3)}" y="${short(-size * 0.3)}" width="${short(size * 0.36)}" height="${short(size * 0.22)}" rx="${short(size * 0.08)}" fill="${lit}"/></g>`,
  );
}

/** A tomato slice seen from the cut side. */
export const tomatoSlice = ({ x, y, r }: Disc): string =>
  disc({ x: x + 3, y: y + 5, r }, SHADOW, 0.22) +
  disc({ x, y, r }, '#A52E1B') +
  disc({ x: x - 1, y: y - 1, r: r * 0.9 }, '#D9553A') +
  [0.5, 2.6, 4.7]
    .map((angle) => {
      const [sx, sy] = polar(x, y, [angle, r * 0.48]);
      return oval(
        { x: sx, y: sy, rx: r * 0.26, ry: r * 0.19, turn: (angle * 180) / Math.PI + 90 },
        '#EFA24A',
        0.85,
      );
    })
    .join('') +
  disc({ x, y, r: r * 0.16 }, '#F0B79F', 0.8);

/** A round slice with a coloured skin: courgette, aubergine, cucumber. */
export function skinSlice(random: Random, { x, y, r }: Disc, [skin, flesh, seed]: Tones): string {
  const seeds = Array.from({ length: 7 }, (_, index) => {
    const [sx, sy] = polar(x, y, [
      (index / 7) * Math.PI * 2 + random(),
      r * between(random, 0.3, 0.5),
    ]);
    return `M${short(sx)} ${short(sy)}h0`;
  });
  return (
    disc({ x: x + 3, y: y + 5, r }, SHADOW, 0.22) +
    disc({ x, y, r }, skin) +
    disc({ x: x - 1, y: y - 1, r: r * 0.86 }, flesh) +
    stroke(seeds.join(''), { color: seed, width: r * 0.13, opacity: 0.75 })
  );
}

export interface Sprinkle {
  colors: readonly [string, ...string[]];
  size: number;
  length?: number;
}

/** Many small strokes at random angles: rice, seeds, crumbs, grated cheese. */
export function sprinkled(random: Random, points: readonly Point[], look: Sprinkle): string {
  const byColor = new Map<string, string[]>();
  for (const [x, y] of points) {
    const color = pick(random, look.colors);
    const angle = random() * Math.PI * 2;
    const long = look.length ?? 0;
    const mark = `M${short(x)} ${short(y)}l${short(Math.cos(angle) * long)} ${short(Math.sin(angle) * long)}`;
    byColor.set(color, [...(byColor.get(color) ?? []), mark]);
  }
  return [...byColor]
    .map(([color, marks]) => stroke(marks.join(''), { color, width: look.size }))
    .join('');
}

/** Rings of raw or fried onion lying loosely. */
export const looseRings = (
  random: Random,
  points: readonly Point[],
  colors: readonly [string, ...string[]],
): string =>
  points
    .map(([x, y]) => {
      const r = between(random, 20, 40);
      const pen = { color: pick(random, colors), width: between(random, 5, 8) };
      return (
        ring({ x: x + 3, y: y + 5, r }, { color: SHADOW, width: pen.width, opacity: 0.2 }) +
        ring({ x, y, r }, pen)
      );
    })
    .join('');
