import { castShadow } from '../cast-shadow.ts';
import { bowl, gleam } from '../crockery.ts';
import { skillet } from '../cookware.ts';
import { chopsticks } from '../cutlery.ts';
import { chopped, sprig } from '../greens.ts';
import { DARK_THREAD, tiled, towel, wooden, woven } from '../ground.ts';
import { lump } from '../lump.ts';
import {
  clipped,
  disc,
  place,
  ring,
  SHADOW,
  shape,
  short,
  stroke,
  type Placing,
} from '../marks.ts';
import { blob, polar, round, strewn } from '../outlines.ts';
import { between, pick, seededRandom, type Random } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import {
  ball,
  citrusWedge,
  LEMON,
  looseRings,
  skinSlice,
  sprinkled,
  tomatoSlice,
} from '../toppings.ts';

/** Slices standing in overlapping rings, the outer ring first. */
function sliceRings(random: Random): string {
  const rings = [
    { radius: 166, count: 30, r: 40 },
    { radius: 104, count: 19, r: 38 },
    { radius: 46, count: 9, r: 34 },
  ];
  const slices = rings.flatMap(({ radius, count, r }) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = polar(400, 304, [(index / count) * Math.PI * 2, radius]);
      const spot = { x, y, r: r * between(random, 0.94, 1.05) };
      if (index % 3 === 0) return tomatoSlice(spot);
      return index % 3 === 1
        ? skinSlice(random, spot, ['#4F6B2E', '#DCE3AE', '#A9B978'])
        : skinSlice(random, spot, ['#3F1F3F', '#E6D3A8', '#A98458']);
    }),
  );
  return slices.join('') + tomatoSlice({ x: 400, y: 304, r: 30 });
}

export function ratatouille(): string {
  const random = seededRandom('ratatouille');
  return sheet('Ratatouille of sliced vegetables in a round dish', [
    woven('#DDB56A', DARK_THREAD),
    towel({ x: -60, y: -60, turn: 12, width: 270, height: 300, stripe: '#35566E' }),
    bowl(
      { x: 400, y: 304, r: 256 },
      { body: '#3B6079', rim: '#2B4A5F', well: '#2B4A5F' },
      { deep: '#6E1D10', surface: '#B33A20' },
    ),
    sliceRings(random),
    sprinkled(random, strewn(random, { x: 400, y: 304, rx: 190, ry: 190, count: 60 }), {
      colors: ['#2b1a10', '#4B6A33', '#FBEFD8'],
      size: 3,
    }),
    sprig({ x: 300, y: 390, turn: -48 }, 150, 18),
    sprig({ x: 470, y: 400, turn: -16 }, 110, 16),
    sprig({ x: 650, y: 520, turn: -32 }, 140, 18),
  ]);
}

export function kaesespaetzle(): string {
  const random = seededRandom('spaetzle');
  const noodle = ([x, y]: readonly [number, number]) => {
    const angle = random() * Math.PI * 2;
    const [ex, ey] = polar(0, 0, [angle, between(random, 30, 58)]);
    const [bx, by] = polar(ex / 2, ey / 2, [angle + 1.57, between(random, -16, 16)]);
    const d = `M${short(x - ex / 2)} ${short(y - ey / 2)}q${short(bx)} ${short(by)} ${short(ex)} ${short(ey)}`;
    const [wide, color] = [
      between(random, 11, 15),
      pick(random, ['#EFC769', '#F4D588', '#E5B450']),
    ];
    return (
      stroke(d, { color: '#A8701F', width: wide + 4, opacity: 0.85 }) +
      stroke(d, { color, width: wide }) +
      `<g transform="translate(-1.5 -3)">${stroke(d, { color: '#FBEBBE', width: 3, opacity: 0.7 })}</g>`
    );
  };
  const cheese = strewn(random, { x: 385, y: 312, rx: 165, ry: 160, count: 11, gap: 50 }).map(
    ([x, y]) =>
      shape(
        blob(random, {
          x,
          y,
          rx: between(random, 26, 52),
          ry: between(random, 16, 28),
          turn: random() * 180,
          wobble: 0.24,
        }),
        '#FBE7A6',
        0.75,
      ),
  );
  return sheet('Pan of Käsespätzle with fried onions', [
    wooden(random, '#8A6A4F', '#3E2815'),
    towel({ x: 560, y: 350, turn: -20, width: 310, height: 330, stripe: '#4F6B3C' }),
    skillet({ x: 380, y: 310, r: 250, handle: -42 }),
    disc({ x: 384, y: 315, r: 216 }, '#B9822E'),
    clipped(
      'noodles',
      round(383, 314, 214),
      strewn(random, { x: 384, y: 314, rx: 204, ry: 204, count: 260, gap: 17 })
        .map(noodle)
        .join(''),
    ),
    ...cheese,
    looseRings(random, strewn(random, { x: 385, y: 305, rx: 112, ry: 104, count: 17, gap: 28 }), [
      '#8A4A1C',
      '#A9621F',
      '#6E3815',
      '#C07A2E',
    ]),
    chopped(random, strewn(random, { x: 385, y: 310, rx: 175, ry: 170, count: 46 }), 9),
    sprinkled(random, strewn(random, { x: 385, y: 310, rx: 180, ry: 176, count: 40 }), {
      colors: ['#3A2414'],
      size: 3,
    }),
  ]);
}

function prawn(placing: Placing): string {
  const body =
    'M-46 22C-50 -22 -10 -48 26 -32C44 -24 50 -4 42 8C34 -6 16 -12 2 -6C-14 0 -18 18 -12 34C-24 42 -42 38 -46 22Z';
  return place(
    placing,
    castShadow(placing, 9, shape(body, SHADOW, 0.26)) +
      shape('M-14 32L-34 56L-4 50L6 62L6 34Z', '#C7502E') +
      shape(body, '#E1764E') +
      shape(
        'M-40 16C-42 -18 -8 -40 24 -27C34 -23 38 -14 38 -8C26 -18 10 -20 -6 -12C-22 -4 -26 12 -24 26C-32 28 -39 26 -40 16Z',
        '#F4A07C',
      ) +
      stroke('M-40 2L-22 8M-30 -20L-16 -6M-8 -34L-2 -14M14 -34L14 -14', {
        color: '#D05D38',
        width: 4,
        opacity: 0.85,
      }) +
      stroke('M40 -14C60 -26 74 -20 86 -36M40 -10C62 -12 70 -2 88 -8', {
        color: '#C7502E',
        width: 2.6,
      }) +
      disc({ x: 36, y: -14, r: 3.6 }, '#2b1a10'),
  );
}

function mussel(placing: Placing): string {
  const shell = 'M0 -44C26 -34 34 10 4 44C-30 22 -30 -24 0 -44Z';
  return place(
    placing,
    castShadow(placing, 9, shape(shell, SHADOW, 0.3)) +
      shape(shell, '#1F2530') +
      shape('M0 -36C20 -26 26 8 4 34C-22 16 -22 -20 0 -36Z', '#5C6B7E') +
      shape('M0 -24C14 -14 18 8 4 24C-14 12 -14 -12 0 -24Z', '#D9822F') +
      shape('M-2 -16C8 -10 10 4 2 12C-10 4 -10 -8 -2 -16Z', '#F0AE5E'),
  );
}

const lug = (side: number): string =>
  ring({ x: 400 + side * 262, y: 306, r: 46 }, { color: '#2E2926', width: 17 });

export function paella(): string {
  const random = seededRandom('paella');
  const area = { x: 400, y: 306, rx: 208, ry: 206 };
  return sheet('Wide pan of paella with prawns and mussels', [
    tiled('#3F6B78'),
    towel({
      x: 600,
      y: 380,
      turn: -14,
      width: 280,
      height: 300,
      stripe: '#C4432B',
      cloth: '#EBCF8F',
    }),
    lug(-1),
    lug(1),
    disc({ x: 414, y: 324, r: 262 }, SHADOW, 0.3),
    disc({ x: 400, y: 306, r: 262 }, '#2E2926'),
    disc({ x: 400, y: 306, r: 252 }, '#564B44'),
    disc({ x: 400, y: 306, r: 232 }, '#7A4E10'),
    disc({ x: 405, y: 312, r: 224 }, '#DD9A28'),
    gleam({ x: 400, y: 306, r: 243 }, 0.4),
    sprinkled(random, strewn(random, { ...area, count: 720 }), {
      colors: ['#F3C04E', '#E8A834', '#F9D67E', '#C98418'],
      size: 7,
      length: 11,
    }),
    ...strewn(random, { ...area, count: 26, gap: 40 }).map(([x, y]) =>
      ball({ x, y, r: 10 }, ['#48662F', '#7FA056', '#C9DB9E']),
    ),
    ...strewn(random, { ...area, rx: 180, ry: 180, count: 10, gap: 70 }).map(([x, y]) => {
      const [ex, ey] = polar(0, 0, [random() * 6, 56]);
      const d = `M${short(x)} ${short(y)}q${short(ey * 0.2)} ${short(ex * 0.2)} ${short(ex)} ${short(ey)}`;
      return stroke(d, { color: '#A52E1B', width: 15 }) + stroke(d, { color: '#D2492C', width: 9 });
    }),
    ...[20, 92, 164, 236, 308].map((turn) => {
      const [x, y] = polar(400, 306, [(turn * Math.PI) / 180, 160]);
      return mussel({ x, y, turn: turn + 90 });
    }),
    ...[56, 128, 200, 272, 344].map((turn) => {
      const [x, y] = polar(400, 306, [(turn * Math.PI) / 180, 128]);
      return prawn({ x, y, turn: turn + 30, scale: 1.1 });
    }),
    prawn({ x: 398, y: 300, turn: -30, scale: 1.1 }),
    citrusWedge({ x: 268, y: 180, turn: -40 }, 44, LEMON),
    citrusWedge({ x: 548, y: 424, turn: 150 }, 44, LEMON),
    citrusWedge({ x: 250, y: 424, turn: 220 }, 40, LEMON),
    chopped(random, strewn(random, { ...area, count: 44 }), 10),
  ]);
}

export function okonomiyaki(): string {
  const random = seededRandom('okonomiyaki');
  const lines = Array.from(
    { length: 10 },
    (_, row) => `M180 ${116 + row * 42}L620 ${96 + row * 42}`,
  ).join('');
  const flakes = strewn(random, { x: 400, y: 290, rx: 120, ry: 110, count: 20, gap: 34 }).map(
    ([x, y]) => {
      const turn = random() * 360;
      return place(
        { x, y, turn },
        castShadow(
          { turn },
          6,
          shape('M-30 0C-18 -22 16 -24 32 -6C18 -10 -8 -4 -30 0Z', SHADOW, 0.22),
        ) +
          shape(
            'M-30 0C-18 -22 16 -24 32 -6C18 -10 -8 -4 -30 0Z',
            pick(random, ['#E4B99A', '#D29C79', '#F0D2B8']),
          ) +
          stroke('M-24 -4C-10 -16 12 -18 26 -8', { color: '#B4774F', width: 2, opacity: 0.6 }),
      );
    },
  );
  return sheet('Okonomiyaki with sauce, mayonnaise and bonito flakes', [
    woven('#B9584A'),
    disc({ x: 414, y: 324, r: 258 }, SHADOW, 0.28),
    disc({ x: 400, y: 305, r: 258 }, '#2B2A2E'),
    disc({ x: 400, y: 305, r: 248 }, '#3D3B41'),
    disc({ x: 402, y: 308, r: 222 }, '#2B2A2E'),
    gleam({ x: 400, y: 305, r: 236 }, 0.35),
    lump(random, { x: 400, y: 304, rx: 206, ry: 202, wobble: 0.03, points: 14 }, [
      '#A9722E',
      '#DDAF62',
      '#EBC689',
    ]),
    shape(blob(random, { x: 400, y: 304, rx: 184, ry: 180, wobble: 0.05, points: 15 }), '#4E1F12'),
    shape(
      blob(random, { x: 392, y: 292, rx: 150, ry: 140, wobble: 0.08, points: 12 }),
      '#6B2D18',
      0.8,
    ),
    clipped(
      'sauce',
      round(400, 304, 178),
      place({ x: 3, y: 5 }, stroke(lines, { color: SHADOW, width: 9, opacity: 0.3 })) +
        stroke(lines, { color: '#FBF0D0', width: 8 }) +
        `<g transform="rotate(62 400 304)">${stroke(lines, { color: '#FBF0D0', width: 6 })}</g>`,
    ),
    ...flakes,
    sprinkled(random, strewn(random, { x: 400, y: 304, rx: 175, ry: 172, count: 130 }), {
      colors: ['#4B6A33', '#7FA056', '#3F5B2C'],
      size: 4.4,
      length: 3,
    }),
    ...strewn(random, { x: 418, y: 296, rx: 52, ry: 40, count: 16 }).map(([x, y]) =>
      stroke(
        `M${short(x)} ${short(y)}q${short(between(random, -16, 16))} ${short(between(random, -16, 16))} ${short(between(random, -28, 28))} ${short(between(random, -24, 24))}`,
        {
          color: pick(random, ['#C93B52', '#E36A7A', '#A82A42']),
          width: 7,
        },
      ),
    ),
    chopsticks({ x: 520, y: 560, turn: 206 }),
  ]);
}
