import { box, stroke, type Box, type Placing, place, SHADOW, short } from './marks.ts';
import { between, type Random } from './seeded-random.ts';

const SHEET: Box = { x: 0, y: 0, width: 800, height: 600 };

interface Thread {
  color: string;
  opacity: number;
}

const LIGHT_THREAD: Thread = { color: '#fff', opacity: 0.12 };
export const DARK_THREAD: Thread = { color: '#4a2a10', opacity: 0.1 };

const EVERY = 9;
const places = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => (from + index + 0.5) * EVERY);

/** Both directions of a weave that lies a little askew; a pattern fill of the same look takes ten times as long to paint. */
const THREADS = [
  ...places(-13, 67).map((y) => `M-9 ${y}H880`),
  ...places(0, 98).map((x) => `M${x} -117V600`),
].join('');

/** A table cloth of plain weave. */
export const woven = (color: string, thread: Thread = LIGHT_THREAD): string =>
  box(SHEET, color) +
  `<path transform="rotate(8)" d="${THREADS}" stroke="${thread.color}" stroke-width="1.4" opacity="${thread.opacity}"/>`;

/** Table boards with a little grain in the wood. */
export function wooden(random: Random, color: string, grain: string): string {
  const joints = [132, 290, 455].map((y) =>
    stroke(`M0 ${y}C200 ${y + 4} 500 ${y - 5} 800 ${y + 2}`, {
      color: grain,
      width: 3,
      opacity: 0.25,
    }),
  );
  const fibres = Array.from({ length: 34 }, () => {
    const long = between(random, 80, 240);
    const bend = `${short(between(random, -4, 4))} ${short(long * 0.6)} ${short(between(random, -4, 4))}`;
    return `M${short(between(random, -40, 760))} ${short(random() * 600)}c${short(long * 0.3)} ${bend} ${short(long)} 0`;
  });
  return (
    box(SHEET, color) +
    joints.join('') +
    stroke(fibres.join(''), { color: grain, width: 1.6, opacity: 0.16 })
  );
}

/** Kitchen tiles with pale joints. */
export function tiled(color: string): string {
  const upright = [30, 148, 266, 384, 502, 620, 738].map((x) => `M${x} 0V600`);
  const level = [20, 138, 256, 374, 492].map((y) => `M0 ${y}H800`);
  return (
    box(SHEET, color) +
    stroke([...upright, ...level].join(''), { color: '#fff', width: 4, opacity: 0.12 })
  );
}

interface Towel extends Placing {
  width: number;
  height: number;
  stripe: string;
  cloth?: string;
}

/** A linen towel with two woven stripes at either side. */
export function towel({ width, height, stripe, cloth = '#F3EADB', ...placing }: Towel): string {
  const stripes = [
    [0.08, 14],
    [0.155, 5],
    [0.83, 5],
    [0.87, 14],
  ].map(([from = 0, wide = 0]) =>
    box({ x: from * width, y: 0, width: wide, height }, stripe, 0.85),
  );
  const threads = Array.from(
    { length: Math.floor(height / 12) },
    (_, row) => `M0 ${row * 12 + 6}H${width}`,
  );
  const fold = `M${short(width * 0.5)} 0C${short(width * 0.42)} ${short(height * 0.3)} ${short(width * 0.62)} ${short(height * 0.6)} ${short(width * 0.52)} ${height}`;
  return place(
    placing,
    box({ x: 10, y: 12, width, height, corner: 4 }, SHADOW, 0.22) +
      box({ x: 0, y: 0, width, height, corner: 4 }, cloth) +
      stripes.join('') +
      stroke(threads.join(''), { color: SHADOW, width: 1, opacity: 0.07 }) +
      stroke(fold, { color: SHADOW, width: 5, opacity: 0.09 }),
  );
}
