import { castShadow } from '../cast-shadow.ts';
import { board } from '../cookware.ts';
import { ENAMEL, bowl } from '../crockery.ts';
import { chopped, posy, sprig } from '../greens.ts';
import { towel, wooden, woven } from '../ground.ts';
import { lump, type Tones } from '../lump.ts';
import { box, disc, place, SHADOW, shape, short, stroke } from '../marks.ts';
import { blob, strewn, swirl } from '../outlines.ts';
import { between, pick, seededRandom, type Random } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import { citrusWedge, cube, LEMON, LIME, looseRings, sprinkled } from '../toppings.ts';

const CHICKEN: Tones = ['#8E4A1A', '#D98B3C', '#F2BC74'];
const PEPPERS: readonly [Tones, Tones, Tones] = [
  ['#8C1F12', '#C93E26', '#F08C70'],
  ['#48662F', '#7FA056', '#C9DB9E'],
  ['#B5811B', '#EBB83C', '#FBE39A'],
];

function skewer(random: Random, y: number): string {
  const pieces = Array.from({ length: 9 }, (_, index) => {
    const x = -208 + index * 51;
    if (index % 3 === 2)
      return cube({ x, y, turn: between(random, -12, 12) }, 46, pick(random, PEPPERS));
    const char = Array.from(
      { length: 3 },
      (__, line) => `M${short(x - 20 + line * 16)} ${short(y - 20)}l8 34`,
    ).join('');
    return (
      lump(random, { x, y, rx: 31, ry: 36, wobble: 0.13, points: 8 }, CHICKEN) +
      stroke(char, { color: '#5A2A10', width: 5, opacity: 0.55 })
    );
  });
  return (
    box({ x: -292, y: y + 5, width: 570, height: 8, corner: 3 }, SHADOW, 0.26) +
    box({ x: -298, y: y - 4, width: 570, height: 8, corner: 3 }, '#BDB5AA') +
    box({ x: -298, y: y - 4, width: 570, height: 3, corner: 1 }, '#EFE9DF') +
    disc({ x: -300, y, r: 13 }, '#8E867C') +
    disc({ x: -300, y, r: 6 }, '#C58F55') +
    pieces.join('')
  );
}

export function chickenSkewers(): string {
  const random = seededRandom('skewers');
  return sheet('Chicken skewers on a board with yoghurt and lemon', [
    woven('#4F6F77'),
    towel({ x: 590, y: -130, turn: 20, width: 300, height: 330, stripe: '#C4432B' }),
    board(
      { x: 390, y: 316, width: 690, height: 430, turn: -9, wood: '#CB9A62', edge: '#9A6A38' },
      shape(
        blob(random, { x: 30, y: 6, rx: 292, ry: 182, wobble: 0.05, points: 12 }),
        SHADOW,
        0.2,
      ) +
        shape(
          blob(random, { x: 22, y: -4, rx: 290, ry: 180, wobble: 0.05, points: 12 }),
          '#DDB177',
        ) +
        shape(
          blob(random, { x: 18, y: -8, rx: 276, ry: 166, wobble: 0.05, points: 12 }),
          '#F0D5A3',
        ) +
        sprinkled(random, strewn(random, { x: 20, y: -6, rx: 240, ry: 140, count: 26, gap: 40 }), {
          colors: ['#B9793A', '#CF9852'],
          size: 15,
          length: 12,
        }) +
        [-112, -18, 76].map((y) => skewer(random, y)).join('') +
        looseRings(random, strewn(random, { x: -150, y: 140, rx: 80, ry: 20, count: 5, gap: 30 }), [
          '#B0688A',
          '#E6C4D2',
        ]) +
        chopped(random, strewn(random, { x: 20, y: -10, rx: 240, ry: 150, count: 50 }), 11) +
        citrusWedge({ x: -20, y: 178, turn: 12 }, 46, LEMON) +
        citrusWedge({ x: 66, y: 184, turn: -14 }, 46, LEMON),
    ),
    bowl({ x: 656, y: 470, r: 104 }, ENAMEL, { deep: '#CFC3AC', surface: '#FCF8EE' }),
    shape(swirl({ x: 658, y: 472, from: 6, to: 62, turns: 1.8, width: 9 }), '#E1D6C0'),
    sprinkled(random, strewn(random, { x: 658, y: 472, rx: 52, ry: 52, count: 60 }), {
      colors: ['#8C1F32', '#B9364A'],
      size: 4,
    }),
    posy(random, { x: 640, y: 452 }, 34),
  ]);
}

function taco(random: Random, { x, y, turn }: { x: number; y: number; turn: number }): string {
  const filling = { x: 0, y: 0, rx: 88, ry: 34 };
  const tortilla = blob(random, { x: 0, y: 0, rx: 134, ry: 122, wobble: 0.025, points: 14 });
  return place(
    { x, y, turn },
    castShadow({ turn }, 12, shape(tortilla, SHADOW, 0.26)) +
      shape(tortilla, '#C9964F') +
      place({ x: -1, y: -2, scale: 0.96 }, shape(tortilla, '#F2D79F')) +
      sprinkled(random, strewn(random, { x: 0, y: 0, rx: 112, ry: 100, count: 26, gap: 22 }), {
        colors: ['#B9793A', '#A9672C', '#CF9852'],
        size: 9,
        length: 8,
      }) +
      shape(blob(random, { x: 3, y: 8, rx: 104, ry: 54, wobble: 0.12, points: 12 }), SHADOW, 0.22) +
      strewn(random, { ...filling, rx: 92, ry: 42, count: 24, gap: 19 })
        .map(([px, py]) =>
          lump(
            random,
            { x: px, y: py, rx: 23, ry: 16, turn: random() * 180, wobble: 0.22, points: 7 },
            pick(random, [
              ['#7A2412', '#B8482A', '#DE7F55'],
              ['#5E1A0E', '#963420', '#C4603C'],
            ] as const),
          ),
        )
        .join('') +
      strewn(random, { ...filling, count: 6, gap: 30 })
        .map(([px, py]) =>
          cube({ x: px, y: py, turn: random() * 90 }, 22, ['#C99317', '#F3CB4A', '#FCEBA4']),
        )
        .join('') +
      strewn(random, { ...filling, count: 16 })
        .map(([px, py]) =>
          cube({ x: px, y: py, turn: random() * 90 }, 9, ['#D8C7D0', '#FBF3F3', '#fff']),
        )
        .join('') +
      chopped(random, strewn(random, { ...filling, count: 20 }), 14),
  );
}

export function tacosAlPastor(): string {
  const random = seededRandom('tacos');
  return sheet('Three tacos al pastor with pineapple and coriander', [
    woven('#2F6F73'),
    towel({ x: -80, y: -90, turn: 10, width: 280, height: 320, stripe: '#D99A2B' }),
    board(
      { x: 404, y: 312, width: 740, height: 500, turn: 5, wood: '#A8754A', edge: '#7A4E2B' },
      taco(random, { x: -178, y: -98, turn: -24 }) +
        taco(random, { x: 124, y: -88, turn: 16 }) +
        taco(random, { x: -30, y: 122, turn: -6 }) +
        citrusWedge({ x: 190, y: 98, turn: 20 }, 46, LIME) +
        citrusWedge({ x: 262, y: 150, turn: -50 }, 46, LIME) +
        posy(random, { x: -238, y: 130 }, 48) +
        posy(random, { x: 290, y: 30 }, 40),
    ),
  ]);
}

function pretzel({ x, y, turn }: { x: number; y: number; turn: number }, random: Random): string {
  const belly =
    'M-96 8C-112 -70 -66 -112 0 -108C66 -112 112 -70 96 8C86 60 40 92 0 92C-40 92 -86 60 -96 8Z';
  const arms =
    'M-84 52C-50 36 -14 10 -6 -20C2 -44 22 -56 44 -92M84 52C50 36 14 10 6 -20C-2 -44 -22 -56 -44 -92';
  const salt = strewn(random, { x: 0, y: 78, rx: 78, ry: 22, count: 22, gap: 9 });
  const draw = (width: number, color: string, opacity = 1) =>
    stroke(belly, { color, width: width * 1.1, opacity }) +
    stroke(arms, { color, width: width * 0.86, opacity });
  return place(
    { x, y, turn },
    castShadow({ turn }, 16, draw(42, SHADOW, 0.24)) +
      draw(42, '#6B3413') +
      `<g transform="translate(-2 -3)">${draw(33, '#9E5320')}</g>` +
      `<g transform="translate(-6 -8)">${draw(11, '#CE8A48', 0.8)}</g>` +
      shape('M-58 82C-30 102 34 102 60 80C36 88 -30 90 -58 82Z', '#F0D6A2') +
      sprinkled(random, salt, { colors: ['#FFFDF6', '#F3EADB'], size: 8 }),
  );
}

export function softPretzels(): string {
  const random = seededRandom('pretzels');
  return sheet('Soft pretzels with coarse salt', [
    wooden(random, '#5E7280', '#27343D'),
    board(
      { x: 400, y: 306, width: 740, height: 480, turn: -4, wood: '#D3A76E', edge: '#A0743F' },
      pretzel({ x: -196, y: -66, turn: -14 }, random) +
        pretzel({ x: 62, y: 84, turn: 8 }, random) +
        pretzel({ x: 236, y: -96, turn: 20 }, random),
    ),
    bowl({ x: 180, y: 492, r: 84 }, ENAMEL, { deep: '#A87A14', surface: '#DDAF32' }),
    shape(swirl({ x: 182, y: 494, from: 4, to: 46, turns: 1.6, width: 8 }), '#F0CC66'),
    sprinkled(random, strewn(random, { x: 182, y: 494, rx: 46, ry: 46, count: 22 }), {
      colors: ['#7A4E10', '#5A3413'],
      size: 5,
    }),
    sprinkled(random, strewn(random, { x: 430, y: 330, rx: 300, ry: 190, count: 46 }), {
      colors: ['#FFFDF6'],
      size: 6,
    }),
  ]);
}

export function focaccia(): string {
  const random = seededRandom('focaccia');
  const slab =
    'M-258 -142C-262 -162 -250 -172 -230 -172C-80 -184 90 -182 234 -172C254 -170 264 -160 262 -140C270 -50 268 60 260 144C258 164 248 172 228 172C80 182 -90 182 -232 170C-252 168 -262 160 -260 140C-268 50 -266 -50 -258 -142Z';
  const dimples = strewn(random, { x: 0, y: 0, rx: 290, ry: 200, count: 64, gap: 52 })
    .filter(([x, y]) => Math.abs(x) < 226 && Math.abs(y) < 140)
    .map(([x, y], index) =>
      index % 3 === 0
        ? disc({ x: x + 4, y: y + 6, r: 27 }, '#9A5F22', 0.6) +
          disc({ x, y, r: 26 }, '#A52E1B') +
          disc({ x: x - 1, y: y - 2, r: 22 }, '#DB5A3C') +
          sprinkled(random, strewn(random, { x, y, rx: 13, ry: 13, count: 6, gap: 7 }), {
            colors: ['#F5B56A'],
            size: 5,
          }) +
          disc({ x: x - 8, y: y - 10, r: 4.5 }, '#F9CDBB')
        : shape(blob(random, { x, y, rx: 22, ry: 18, wobble: 0.16 }), '#A9672C', 0.75) +
          shape(
            blob(random, { x: x + 3, y: y + 4, rx: 17, ry: 13, wobble: 0.16 }),
            '#D9B04A',
            0.85,
          ),
    );
  return sheet('Focaccia with cherry tomatoes and rosemary', [
    woven('#8FA58C'),
    towel({ x: 560, y: 400, turn: -12, width: 330, height: 280, stripe: '#C4432B' }),
    place(
      { x: 396, y: 300, turn: -5 },
      box({ x: -290, y: -198, width: 620, height: 438, corner: 26 }, SHADOW, 0.28) +
        box({ x: -306, y: -218, width: 612, height: 436, corner: 26 }, '#3B3734') +
        box({ x: -296, y: -208, width: 592, height: 416, corner: 20 }, '#57504B') +
        box({ x: -284, y: -196, width: 568, height: 392, corner: 16 }, '#2E2926') +
        shape(slab, '#9A5F22') +
        `<g transform="translate(-3 -5) scale(0.975)">${shape(slab, '#DDA552')}</g>` +
        `<g transform="translate(-14 -14) scale(0.86 0.82)">${shape(slab, '#EBC27A', 0.75)}</g>` +
        dimples.join('') +
        [
          [-190, -60, 24],
          [-40, 96, -30],
          [90, -96, 16],
          [180, 60, -50],
          [-90, -120, 60],
          [-200, 110, -14],
        ]
          .map(([x = 0, y = 0, turn = 0]) => sprig({ x, y, turn }, 84, 24))
          .join('') +
        sprinkled(random, strewn(random, { x: 0, y: 0, rx: 240, ry: 150, count: 110 }), {
          colors: ['#FFFDF6', '#FBF0DA'],
          size: 5,
        }),
    ),
    sprig({ x: 60, y: 540, turn: -24 }, 150, 26),
    bowl({ x: 716, y: 96, r: 72 }, ENAMEL, { deep: '#8A7414', surface: '#C6AC34' }),
    shape(blob(random, { x: 702, y: 82, rx: 22, ry: 14, wobble: 0.1 }), '#E6D478', 0.8),
  ]);
}
