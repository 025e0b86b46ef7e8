import { castShadow } from '../cast-shadow.ts';
import { gleam, plate } from '../crockery.ts';
import { fork, knife } from '../cutlery.ts';
import { leaf, type Leaf } from '../greens.ts';
import { DARK_THREAD, tiled, towel, wooden, woven } from '../ground.ts';
import { lump, type Tones } from '../lump.ts';
import { box, disc, place, ring, SHADOW, shape, short, stroke, type Placing } from '../marks.ts';
import { blob, polar, smooth, strewn, swirl, type Point } from '../outlines.ts';
import { between, seededRandom, type Random } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import { sprinkled } from '../toppings.ts';

const PASTRY: Tones = ['#A9672C', '#DDA558', '#F0C98A'];
const pastryLeaf = (form: Leaf) =>
  leaf({ ...form, tones: ['#B06C28', '#F0C584', '#7A441A'], width: 0.4 });

/** The pinched edge of a pie: a circle whose rim goes in and out. */
const crimped = (r: number, depth: number) =>
  smooth(
    Array.from({ length: 88 }, (_, index): Point =>
      polar(0, 0, [(index / 88) * Math.PI * 2, r + (index % 2 === 0 ? depth : -depth)]),
    ),
  );

export function chickenPie(): string {
  const random = seededRandom('pie');
  const pinches = Array.from({ length: 44 }, (_, index) => {
    const angle = (index / 44) * Math.PI * 2;
    const [sx, sy] = polar(0, 0, [angle, 184]);
    const [ex, ey] = polar(0, 0, [angle + 0.1, 206]);
    return `M${short(sx)} ${short(sy)}L${short(ex)} ${short(ey)}`;
  });
  const wreath = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    const [x, y] = polar(0, 0, [angle, 66]);
    return pastryLeaf({ x, y, turn: (angle * 180) / Math.PI + 14, length: 94 });
  });
  return sheet('Golden chicken and leek pie with pastry leaves', [
    tiled('#8E9E7F'),
    towel({ x: -70, y: -100, turn: 14, width: 290, height: 340, stripe: '#35566E' }),
    disc({ x: 414, y: 324, r: 254 }, SHADOW, 0.28),
    disc({ x: 400, y: 305, r: 254 }, '#F3EADB'),
    ring({ x: 400, y: 305, r: 249 }, { color: '#35566E', width: 9 }),
    disc({ x: 400, y: 305, r: 226 }, '#D8C7A8'),
    gleam({ x: 400, y: 305, r: 236 }, 0.9),
    place(
      { x: 400, y: 305 },
      `<g transform="translate(5 8)">${shape(crimped(212, 5), SHADOW, 0.24)}</g>` +
        shape(crimped(212, 5), PASTRY[0]) +
        shape(crimped(205, 4), PASTRY[1]) +
        stroke(pinches.join(''), { color: '#A9672C', width: 5, opacity: 0.8 }) +
        disc({ x: 0, y: 0, r: 176 }, '#B97A36', 0.7) +
        disc({ x: -3, y: -4, r: 172 }, '#D99F50') +
        shape(blob(random, { x: -50, y: -56, rx: 86, ry: 66, wobble: 0.08 }), '#EFC98C', 0.75) +
        sprinkled(random, strewn(random, { x: 0, y: 0, rx: 165, ry: 165, count: 40 }), {
          colors: ['#B9772F', '#C98A42'],
          size: 6,
        }) +
        wreath.join('') +
        stroke('M-16 -34L-10 34M16 -34L10 34M0 -46L0 46', {
          color: SHADOW,
          width: 11,
          opacity: 0.2,
        }) +
        stroke('M-22 -34C-18 -10 -18 10 -14 34M22 -34C18 -10 18 10 14 34M0 -46V44', {
          color: '#7A441A',
          width: 8,
        }),
    ),
    sprinkled(random, strewn(random, { x: 680, y: 520, rx: 90, ry: 50, count: 26 }), {
      colors: ['#DDA558', '#F0C98A'],
      size: 6,
      length: 3,
    }),
    knife({ x: 700, y: 130, turn: 14 }),
  ]);
}

function bun(random: Random, { x, y }: { x: number; y: number }): string {
  const start = random() * 6;
  const drizzle = Array.from({ length: 3 }, (_, line) => {
    const dy = y - 44 + line * 40 + between(random, -8, 8);
    return `M${short(x - 60)} ${short(dy)}C${short(x - 20)} ${short(dy - 30)} ${short(x + 10)} ${short(dy + 34)} ${short(x + 60)} ${short(dy)}`;
  });
  return (
    lump(random, { x, y, rx: 84, ry: 82, wobble: 0.04, points: 11 }, [
      '#9A5A22',
      '#D99C50',
      '#EBBE7A',
    ]) +
    shape(swirl({ x, y, from: 4, to: 72, turns: 3, width: 15, start }), '#6B3413') +
    shape(
      swirl({ x: x - 3, y: y - 4, from: 10, to: 76, turns: 2.8, width: 7, start: start + 0.4 }),
      '#F0C98A',
      0.75,
    ) +
    stroke(drizzle.join(''), { color: '#FFFAF0', width: 9, opacity: 0.95 })
  );
}

export function cinnamonBuns(): string {
  const random = seededRandom('buns');
  const spots: Point[] = [
    [400, 305],
    ...Array.from({ length: 6 }, (_, index): Point =>
      polar(400, 305, [(index / 6) * Math.PI * 2 + 0.26, 152]),
    ),
  ];
  return sheet('Round tin of cinnamon buns with icing', [
    woven('#B76E79'),
    towel({ x: 580, y: 370, turn: -16, width: 300, height: 320, stripe: '#7A4E2B' }),
    disc({ x: 415, y: 325, r: 262 }, SHADOW, 0.28),
    disc({ x: 400, y: 305, r: 262 }, '#8E8A86'),
    disc({ x: 400, y: 305, r: 253 }, '#C6C1BA'),
    disc({ x: 402, y: 308, r: 242 }, '#7A6A5C'),
    ...spots.map(([x, y]) => bun(random, { x, y })),
    gleam({ x: 400, y: 305, r: 257 }, 0.7),
    sprinkled(random, strewn(random, { x: 400, y: 305, rx: 200, ry: 200, count: 60 }), {
      colors: ['#FFFDF6', '#F3EADB'],
      size: 7,
    }),
    ...[0, 1].map((index) =>
      place(
        { x: 64 + index * 26, y: 86 + index * 20, turn: 34 + index * 26 },
        stroke('M8 10H158', { color: SHADOW, width: 26, opacity: 0.2 }) +
          stroke('M0 0H150', { color: '#7A3F1A', width: 26 }) +
          stroke('M0 -5H150', { color: '#A9622F', width: 10 }) +
          stroke('M0 4H150', { color: '#5A2C10', width: 4 }),
      ),
    ),
  ]);
}

function strawberryHalf(placing: Placing): string {
  const outline =
    'M0 -40C26 -46 42 -22 34 4C26 26 10 42 0 46C-10 42 -26 26 -34 4C-42 -22 -26 -46 0 -40Z';
  const seeds = [
    [-20, -14],
    [20, -14],
    [-18, 8],
    [18, 8],
    [-8, 26],
    [8, 26],
  ].map(([x = 0, y = 0]) => `M${x} ${y}v4`);
  return place(
    placing,
    castShadow(placing, 9, shape(outline, SHADOW, 0.26)) +
      shape(outline, '#A81F2C') +
      `<g transform="translate(-2 -3) scale(0.88)">${shape(outline, '#D93A42')}</g>` +
      `<g transform="translate(0 -2) scale(0.5)">${shape(outline, '#F4A7A0')}</g>` +
      `<g transform="translate(0 -4) scale(0.22)">${shape(outline, '#FCE4DC')}</g>` +
      stroke(seeds.join(''), { color: '#F3C969', width: 3 }) +
      shape('M0 -36L-22 -50L-10 -34ZM0 -36L0 -58L8 -36ZM0 -36L22 -50L10 -34Z', '#5F8040'),
  );
}

export function victoriaSponge(): string {
  const random = seededRandom('sponge');
  const berries = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    const [x, y] = polar(396, 302, [angle, 124]);
    return strawberryHalf({ x, y, turn: (angle * 180) / Math.PI - 90 });
  });
  const cream = Array.from({ length: 18 }, (_, index) => {
    const [x, y] = polar(396, 302, [(index / 18) * Math.PI * 2, 176]);
    return lump(random, { x, y, rx: 29, ry: 28, wobble: 0.06 }, ['#E0D2B8', '#FBF4E4', '#fff']);
  });
  return sheet('Victoria sponge with cream and strawberries', [
    woven('#9DB6AC', DARK_THREAD),
    towel({ x: 570, y: -130, turn: 18, width: 300, height: 360, stripe: '#C4432B' }),
    plate({ x: 400, y: 306, r: 262 }),
    lump(random, { x: 398, y: 304, rx: 210, ry: 208, wobble: 0.012, points: 18 }, [
      '#B0722F',
      '#E3B368',
      '#EDC587',
    ]),
    shape(blob(random, { x: 396, y: 302, rx: 176, ry: 174, wobble: 0.03, points: 16 }), '#F9EFDC'),
    sprinkled(random, strewn(random, { x: 396, y: 302, rx: 205, ry: 204, count: 320 }), {
      colors: ['#FFFDF6'],
      size: 4,
    }),
    ...cream,
    ...berries,
    shape(swirl({ x: 396, y: 302, from: 3, to: 62, turns: 2.4, width: 20 }), '#E3D6BE'),
    shape(swirl({ x: 393, y: 298, from: 3, to: 62, turns: 2.4, width: 17 }), '#FFFCF3'),
    strawberryHalf({ x: 396, y: 300, turn: 20, scale: 0.9 }),
    strawberryHalf({ x: 96, y: 500, turn: 70, scale: 1.1 }),
    strawberryHalf({ x: 160, y: 546, turn: -20 }),
    fork({ x: 716, y: 260, turn: 10 }),
  ]);
}

/** The baking dish seen from its own middle, drawn smaller by the inset all round. */
const dish = (inset: number) => ({
  x: -310 + inset,
  y: -220 + inset,
  width: 620 - inset * 2,
  height: 440 - inset * 2,
});

/** A dish of cream dollops under cocoa, one spoonful taken out of the corner. */
export function tiramisu(): string {
  const random = seededRandom('tiramisu');
  const dollops = Array.from({ length: 7 * 5 }, (_, index): Point => [
    -228 + (index % 7) * 76,
    -146 + Math.floor(index / 7) * 73,
  ])
    .filter(([x, y]) => !(x > 140 && y > 60))
    .map(
      ([x, y]) =>
        lump(random, { x, y, rx: 41, ry: 39, wobble: 0.03, points: 12 }, [
          '#B79468',
          '#F6E8CC',
          '#FFF8E8',
        ]) +
        shape(
          blob(random, { x: x + 1, y: y + 1, rx: 33, ry: 31, wobble: 0.07, points: 12 }),
          '#6B3F26',
        ) +
        shape(
          blob(random, { x: x - 3, y: y - 4, rx: 25, ry: 23, wobble: 0.08, points: 12 }),
          '#8A5838',
        ) +
        shape(
          swirl({ x: x - 3, y: y - 4, from: 2, to: 18, turns: 1.2, width: 6, start: random() * 6 }),
          '#B58560',
          0.8,
        ),
    );
  return sheet('Tiramisu with cocoa in a baking dish', [
    wooden(random, '#C2A98B', '#6B4A2C'),
    towel({ x: -80, y: 360, turn: -14, width: 300, height: 320, stripe: '#35566E' }),
    place(
      { x: 404, y: 300, turn: 5 },
      place({ x: 14, y: 20 }, box({ ...dish(0), corner: 40 }, SHADOW, 0.28)) +
        box({ ...dish(0), corner: 40 }, '#35566E') +
        box({ ...dish(10), corner: 34 }, '#F8F2E7') +
        box({ ...dish(30), corner: 22 }, '#CBB893') +
        stroke('M-296 -120C-296 -190 -280 -206 -200 -208', {
          color: '#fff',
          width: 7,
          opacity: 0.9,
        }) +
        dollops.join('') +
        shape(
          blob(random, { x: 206, y: 120, rx: 70, ry: 58, wobble: 0.1, points: 10 }),
          '#6B4423',
        ) +
        shape(
          blob(random, { x: 210, y: 126, rx: 62, ry: 48, wobble: 0.1, points: 10 }),
          '#E9D6B0',
        ) +
        shape(
          blob(random, { x: 212, y: 132, rx: 50, ry: 34, wobble: 0.12, points: 10 }),
          '#8A5A34',
        ) +
        shape(
          blob(random, { x: 216, y: 138, rx: 34, ry: 20, wobble: 0.12, points: 10 }),
          '#D9BE8C',
        ) +
        sprinkled(random, strewn(random, { x: -10, y: -10, rx: 268, ry: 178, count: 420 }), {
          colors: ['#4A2817', '#6B4423', '#3A1E10'],
          size: 3.6,
        }),
    ),
    ...strewn(random, { x: 700, y: 64, rx: 70, ry: 38, count: 9, gap: 30 }).map(([x, y]) =>
      place(
        { x, y, turn: random() * 360 },
        `<g transform="translate(3 5)"><ellipse rx="19" ry="13" fill="${SHADOW}" opacity="0.26"/></g><ellipse rx="19" ry="13" fill="#3A1E10"/><ellipse cx="-3" cy="-3" rx="14" ry="8" fill="#5B3420"/>` +
          stroke('M-15 0C-6 5 6 -5 15 0', { color: '#241008', width: 3 }),
      ),
    ),
  ]);
}
