import { castShadow } from '../cast-shadow.ts';
import { bowl, plate, platter, type Glaze } from '../crockery.ts';
import { BEECH, fork, spoon } from '../cutlery.ts';
import { chopped, dill, LEAF_TONES, leaf } from '../greens.ts';
import { DARK_THREAD, towel, wooden, woven } from '../ground.ts';
import { lump } from '../lump.ts';
import {
  clipped,
  disc,
  oval,
  place,
  SHADOW,
  shape,
  short,
  stroke,
  type Placing,
} from '../marks.ts';
import { blob, polar, polygon, round, strewn, swirl } from '../outlines.ts';
import { between, pick, seededRandom, type Random } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import { citrusSlice, LEMON, ball, egg, looseRings, sprinkled } from '../toppings.ts';

const TURQUOISE: Glaze = { body: '#5E9AA0', rim: '#3F757B', well: '#4A848A' };

export function cilbir(): string {
  const random = seededRandom('cilbir');
  const yoghurt = blob(random, { x: 404, y: 308, rx: 176, ry: 166, wobble: 0.06, points: 12 });
  const pools = strewn(random, { x: 404, y: 308, rx: 142, ry: 134, count: 30, gap: 24 }).map(
    ([x, y]) => {
      const r = between(random, 5, 21);
      return (
        shape(
          blob(random, { x, y, rx: r * 1.25, ry: r, turn: random() * 180, wobble: 0.14 }),
          '#CF5020',
        ) +
        shape(
          blob(random, { x: x - 1, y: y - 2, rx: r * 0.9, ry: r * 0.68, wobble: 0.14 }),
          '#E98443',
        )
      );
    },
  );
  return sheet('Poached eggs on garlic yoghurt with chilli butter', [
    woven('#D98F5C', DARK_THREAD),
    towel({ x: 590, y: -90, turn: 14, width: 280, height: 360, stripe: '#3F757B' }),
    plate({ x: 400, y: 304, r: 250 }, TURQUOISE),
    shape(yoghurt, '#DCD2C0'),
    shape(blob(random, { x: 399, y: 301, rx: 168, ry: 156, wobble: 0.06, points: 12 }), '#FBF6EA'),
    stroke('M270 330C280 240 360 180 440 196M300 400C360 450 470 440 520 370', {
      color: '#DCD2C0',
      width: 7,
      opacity: 0.8,
    }),
    ...pools,
    egg(random, { x: 350, y: 300, r: 76 }),
    egg(random, { x: 466, y: 318, r: 78 }),
    sprinkled(random, strewn(random, { x: 404, y: 308, rx: 150, ry: 140, count: 90 }), {
      colors: ['#A02418', '#C4431C', '#6E1810'],
      size: 4.6,
      length: 3,
    }),
    dill({ x: 404, y: 236, turn: -30 }, 48),
    dill({ x: 420, y: 384, turn: 60 }, 40),
    dill({ x: 300, y: 350, turn: 150 }, 34),
    lump(random, { x: 96, y: 470, rx: 150, ry: 92, turn: -28, wobble: 0.04 }, [
      '#9A5F2A',
      '#C98F50',
      '#E3B57A',
    ]),
    lump(random, { x: 104, y: 466, rx: 128, ry: 72, turn: -28, wobble: 0.05 }, [
      '#E0BE8A',
      '#F3DFB8',
      '#FBF0D8',
    ]),
  ]);
}

function floret(random: Random, x: number, y: number): string {
  const turn = random() * 360;
  const heads = strewn(random, { x: 0, y: -8, rx: 34, ry: 27, count: 13, gap: 12 }).map(
    ([hx, hy]) => {
      const [dark, body] = pick(random, LEAF_TONES);
      return (
        disc({ x: hx + 2, y: hy + 3, r: 14 }, '#2F4420') +
        disc({ x: hx, y: hy, r: 13 }, dark) +
        disc({ x: hx - 2, y: hy - 3, r: 9.5 }, body)
      );
    },
  );
  return place(
    { x, y, turn, scale: between(random, 1.15, 1.4) },
    castShadow({ turn }, 11, oval({ x: 0, y: -6, rx: 46, ry: 38 }, SHADOW, 0.24)) +
      shape('M-16 4L-11 62C-8 70 8 70 11 62L16 4Z', '#7C9A50') +
      shape('M-10 4L-7 58C-5 64 1 64 1 58L2 4Z', '#B4C981') +
      heads.join('') +
      sprinkled(random, strewn(random, { x: 0, y: -10, rx: 36, ry: 28, count: 26 }), {
        colors: ['#A9C07A', '#3A5226', '#8FAE5E'],
        size: 3.6,
      }) +
      shape(blob(random, { x: 10, y: -22, rx: 15, ry: 9, wobble: 0.3 }), '#33261A', 0.45),
  );
}

export function charredBroccoli(): string {
  const random = seededRandom('broccoli');
  const spots = strewn(random, { x: 0, y: 0, rx: 226, ry: 112, count: 19, gap: 70 });
  const almonds = strewn(random, { x: 0, y: 4, rx: 226, ry: 116, count: 26, gap: 30 }).map(
    ([x, y]) =>
      place(
        { x, y, turn: random() * 360 },
        shape('M-14 3C-8 -7 8 -9 17 3C8 11 -8 11 -14 3Z', SHADOW, 0.26) +
          shape('M-16 0C-10 -10 6 -12 15 0C6 8 -10 8 -16 0Z', '#A9672C') +
          shape('M-12 -1C-8 -7 5 -8 11 -1C5 4 -8 5 -12 -1Z', '#F3DDB2'),
      ),
  );
  const lemon = [-196, -130, 176]
    .map((x, index) => citrusSlice({ x, y: [62, 88, -70][index] ?? 0, r: 34 }, LEMON))
    .join('');
  const zest = sprinkled(random, strewn(random, { x: 0, y: 0, rx: 226, ry: 118, count: 70 }), {
    colors: ['#F1C643', '#F5D768', '#B9361F'],
    size: 4.4,
    length: 7,
  });
  return sheet('Charred broccoli with almonds and lemon', [
    woven('#D9C6A5', DARK_THREAD),
    towel({ x: -60, y: -120, turn: 14, width: 300, height: 330, stripe: '#4F6B3C' }),
    platter(
      { x: 405, y: 315, rx: 340, ry: 214, turn: -10 },
      spots.map(([x, y]) => floret(random, x, y)).join('') + almonds.join('') + lemon + zest,
    ),
    ...[0, 1].map((index) =>
      place(
        { x: 690 - index * 26, y: 96 + index * 62, turn: 30 + index * 70 },
        `<g transform="translate(6 9)">${oval({ x: 0, y: 0, rx: 62, ry: 52 }, SHADOW, 0.24)}</g>` +
          oval({ x: 0, y: 0, rx: 62, ry: 52 }, '#D9A52C') +
          oval({ x: -4, y: -5, rx: 54, ry: 43 }, '#F1C643') +
          oval({ x: -20, y: -18, rx: 18, ry: 9, turn: -30 }, '#FBEFC4'),
      ),
    ),
  ]);
}

export function hummus(): string {
  const random = seededRandom('hummus');
  const ridges = swirl({ x: 390, y: 304, from: 16, to: 158, turns: 3.4, width: 22, start: 1 });
  const pita = (placing: Placing) =>
    place(
      placing,
      castShadow(placing, 14, shape('M0 0L118 -34C134 10 128 60 104 92Z', SHADOW, 0.26)) +
        shape('M0 0L118 -34C134 10 128 60 104 92Z', '#C99255') +
        shape('M10 2L112 -26C124 10 118 52 100 80Z', '#EFD09A') +
        sprinkled(random, strewn(random, { x: 82, y: 22, rx: 26, ry: 34, count: 7 }), {
          colors: ['#A9672C'],
          size: 9,
          length: 6,
        }),
    );
  return sheet('Bowl of hummus with chickpeas and paprika', [
    wooden(random, '#6F8078', '#33423C'),
    pita({ x: 560, y: 120, turn: -20 }),
    pita({ x: 600, y: 300, turn: 4 }),
    pita({ x: 580, y: 470, turn: 22 }),
    bowl(
      { x: 390, y: 304, r: 250 },
      { body: '#F1E4CD', rim: '#C4432B', well: '#E7DBC6' },
      { deep: '#A67C43', surface: '#DDBB7F' },
    ),
    shape(
      swirl({ x: 396, y: 312, from: 16, to: 158, turns: 3.4, width: 24, start: 1 }),
      '#9C7038',
      0.75,
    ),
    shape(ridges, '#F9EBCB'),
    shape(blob(random, { x: 350, y: 350, rx: 74, ry: 30, turn: 40, wobble: 0.2 }), '#C9A227', 0.75),
    shape(blob(random, { x: 470, y: 250, rx: 60, ry: 24, turn: 40, wobble: 0.2 }), '#C9A227', 0.75),
    shape(blob(random, { x: 342, y: 342, rx: 40, ry: 12, turn: 40, wobble: 0.2 }), '#EBCB5A', 0.8),
    sprinkled(random, strewn(random, { x: 392, y: 308, rx: 150, ry: 146, count: 240 }), {
      colors: ['#B9361F', '#D9622E', '#8C1F12'],
      size: 4.8,
    }),
    ...strewn(random, { x: 392, y: 304, rx: 62, ry: 56, count: 12, gap: 30 }).map(([x, y]) =>
      ball({ x, y, r: 17 }, ['#B98440', '#E6BC78', '#FBE8C2']),
    ),
    ...[-60, 10, 80].map((turn) =>
      leaf({ x: 404, y: 300, turn, length: 44, tones: LEAF_TONES[1] }),
    ),
    clipped(
      'greens',
      round(390, 304, 190),
      chopped(random, strewn(random, { x: 390, y: 310, rx: 150, ry: 150, count: 22 }), 11),
    ),
    spoon({ x: 96, y: 330, turn: 14 }, BEECH),
  ]);
}

const cucumber = (x: number, y: number): string =>
  disc({ x: x + 4, y: y + 6, r: 36 }, SHADOW, 0.24) +
  disc({ x, y, r: 36 }, '#4F6B2E') +
  disc({ x, y, r: 32 }, '#CFE0A2') +
  disc({ x, y, r: 19 }, '#E6EFC6') +
  stroke(
    [0, 1.05, 2.1, 3.14, 4.2, 5.2]
      .map((angle) => {
        const [sx, sy] = polar(x, y, [angle, 12]);
        return `M${short(sx)} ${short(sy)}h0`;
      })
      .join(''),
    { color: '#A9C07A', width: 6 },
  );

export function greekSalad(): string {
  const random = seededRandom('greek salad');
  const wedge = (x: number, y: number) => {
    const turn = random() * 360;
    return place(
      { x, y, turn },
      castShadow(
        { turn },
        9,
        shape('M-44 10C-30 -34 30 -34 44 10C20 24 -20 24 -44 10Z', SHADOW, 0.26),
      ) +
        shape('M-44 10C-30 -34 30 -34 44 10C20 24 -20 24 -44 10Z', '#A52E1B') +
        shape('M-38 8C-26 -24 26 -24 38 8C18 18 -18 18 -38 8Z', '#E05B3E') +
        oval({ x: -13, y: 0, rx: 9, ry: 7 }, '#F2A65C') +
        oval({ x: 13, y: 0, rx: 9, ry: 7 }, '#F2A65C'),
    );
  };
  const slab = polygon([
    [-92, -44],
    [88, -54],
    [96, 46],
    [-86, 56],
  ]);
  const bed = strewn(random, { x: 404, y: 314, rx: 172, ry: 170, count: 46, gap: 36 }).map(
    ([x, y], index) => (index % 2 === 0 ? wedge(x, y) : cucumber(x, y)),
  );
  return sheet('Greek village salad with feta and olives', [
    woven('#6E93AE'),
    towel({ x: 570, y: -110, turn: 18, width: 300, height: 340, stripe: '#35566E' }),
    bowl(
      { x: 400, y: 306, r: 252 },
      { body: '#D98F5C', rim: '#A9622F', well: '#A9622F' },
      { deep: '#7A4420', surface: '#B46E3C' },
    ),
    ...bed,
    looseRings(random, strewn(random, { x: 404, y: 312, rx: 140, ry: 138, count: 11, gap: 60 }), [
      '#B0688A',
      '#C98AA6',
      '#E6C4D2',
    ]),
    ...strewn(random, { x: 404, y: 312, rx: 158, ry: 156, count: 13, gap: 58 }).map(
      ([x, y]) =>
        ball({ x, y, r: 20 }, ['#2A1526', '#4A2A44', '#A98AA0']) +
        disc({ x: x + 4, y: y + 3, r: 5 }, '#1A0C18'),
    ),
    place(
      { x: 398, y: 300, turn: -16 },
      castShadow({ turn: -16 }, 14, shape(slab, SHADOW, 0.28)) +
        shape(slab, '#D8CBB4') +
        shape(
          polygon([
            [-90, -44],
            [84, -54],
            [88, 36],
            [-84, 46],
          ]),
          '#FCF8EE',
        ) +
        sprinkled(random, strewn(random, { x: 0, y: -6, rx: 72, ry: 34, count: 18 }), {
          colors: ['#E3D8C4'],
          size: 6,
        }) +
        shape(blob(random, { x: 10, y: 6, rx: 50, ry: 15, wobble: 0.25 }), '#D3B13A', 0.6) +
        sprinkled(random, strewn(random, { x: 0, y: -2, rx: 76, ry: 36, count: 46 }), {
          colors: ['#5F8040', '#3F5B2C', '#8A7A3C'],
          size: 4,
          length: 4,
        }),
    ),
    fork({ x: 98, y: 220, turn: -14 }, BEECH),
  ]);
}
