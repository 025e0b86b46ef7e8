import { ENAMEL, bowl } from '../crockery.ts';
import { pot } from '../cookware.ts';
import { chopsticks, spoon } from '../cutlery.ts';
import { chopped, dill, LEAF_TONES, leaf, onionRings, posy } from '../greens.ts';
import { DARK_THREAD, tiled, towel, wooden, woven } from '../ground.ts';
import { lump, type Tones } from '../lump.ts';
import { clipped, disc, place, shape, stroke } from '../marks.ts';
import { blob, round, strewn, swirl } from '../outlines.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import { cube, skinSlice, sprinkled } from '../toppings.ts';

const DOUGH: Tones = ['#CFAE7C', '#F0DDB8', '#FFF6E2'];

export function barszcz(): string {
  const random = seededRandom('barszcz');
  const middle = { x: 400, y: 305 };
  const dumplings = strewn(random, { x: 405, y: 330, rx: 130, ry: 112, count: 7, gap: 76 }).map(
    ([x, y]) => {
      const turn = between(random, -60, 60);
      return (
        lump(random, { x, y, rx: 42, ry: 29, turn, wobble: 0.12, points: 7 }, DOUGH) +
        place(
          { x, y, turn },
          stroke('M-36 6C-18 20 18 20 36 4M-8 18L-5 4M8 18L8 5M-22 14L-17 3M22 13L20 3', {
            color: '#B98F55',
            width: 3.4,
          }),
        )
      );
    },
  );
  return sheet('Bowl of beetroot soup with little dumplings and dill', [
    woven('#C9A24E', DARK_THREAD),
    towel({ x: 560, y: -120, turn: 16, width: 270, height: 420, stripe: '#7A2036' }),
    bowl({ ...middle, r: 244 }, ENAMEL, { deep: '#4E0D24', surface: '#7E1838' }),
    shape(blob(random, { x: 440, y: 350, rx: 130, ry: 100 }), '#931F45', 0.6),
    shape(blob(random, { x: 350, y: 225, rx: 100, ry: 62 }), '#661230', 0.6),
    ...strewn(random, { ...middle, rx: 170, ry: 165, count: 22 }).map(([x, y]) =>
      disc({ x, y, r: between(random, 4, 10) }, '#C43F63', 0.55),
    ),
    shape(swirl({ x: 370, y: 240, from: 6, to: 74, turns: 1.9, width: 15, start: 0.6 }), '#F9E9E4'),
    ...dumplings,
    dill({ x: 440, y: 238, turn: -40 }, 62),
    dill({ x: 330, y: 340, turn: 130 }, 46),
    chopped(random, strewn(random, { ...middle, rx: 160, ry: 155, count: 14 }), 7),
    spoon({ x: 110, y: 330, turn: 24 }),
  ]);
}

export function beefStew(): string {
  const random = seededRandom('stew');
  const spots = strewn(random, { x: 404, y: 312, rx: 178, ry: 178, count: 32, gap: 44 });
  const pieces = spots.map(([x, y], index) =>
    index % 3 === 0
      ? skinSlice(random, { x, y, r: between(random, 19, 25) }, ['#B9591B', '#E88B3A', '#F6B878'])
      : lump(random, { x, y, rx: 36, ry: 28, turn: random() * 180, wobble: 0.3, points: 5 }, [
          '#3A1C10',
          '#7A4327',
          '#8C5232',
        ]),
  );
  const dumplings = strewn(random, { x: 404, y: 308, rx: 118, ry: 118, count: 5, gap: 104 }).map(
    ([x, y]) =>
      lump(random, { x, y, rx: 54, ry: 50, wobble: 0.08, points: 8 }, [
        '#C79E63',
        '#EBD1A0',
        '#FBEBCB',
      ]),
  );
  return sheet('Pot of beef and ale stew with dumplings', [
    tiled('#7C94A0'),
    towel({ x: -70, y: 330, turn: -16, width: 280, height: 360, stripe: '#35566E' }),
    pot(
      { x: 400, y: 305, r: 250 },
      { body: '#B43A28', edge: '#8C2A1C', grip: '#7C94A0' },
      { deep: '#2F170C', surface: '#5B2F19' },
    ),
    shape(blob(random, { x: 430, y: 345, rx: 140, ry: 110 }), '#6F3C20', 0.6),
    ...pieces,
    ...dumplings,
    sprinkled(random, strewn(random, { x: 404, y: 308, rx: 170, ry: 170, count: 40 }), {
      colors: ['#2A140A', '#8A5030'],
      size: 3.4,
    }),
    chopped(random, strewn(random, { x: 404, y: 308, rx: 165, ry: 165, count: 32 }), 11),
    leaf({
      x: 500,
      y: 176,
      turn: 30,
      length: 82,
      tones: ['#4F5B33', '#6F7A48', '#D9DDB4'],
      width: 0.3,
    }),
  ]);
}

export function palakPaneer(): string {
  const random = seededRandom('palak');
  const patches = strewn(random, { x: 384, y: 310, rx: 165, ry: 160, count: 18, gap: 40 }).map(
    ([x, y], index) =>
      shape(
        blob(random, {
          x,
          y,
          rx: between(random, 34, 66),
          ry: between(random, 24, 46),
          turn: random() * 180,
          wobble: 0.2,
        }),
        ['#4F6B2E', '#6C8A3E', '#3D5623'][index % 3] ?? '#4F6B2E',
        0.75,
      ),
  );
  const cheese = strewn(random, { x: 388, y: 314, rx: 142, ry: 142, count: 13, gap: 66 }).map(
    ([x, y]) =>
      cube({ x, y, turn: between(random, -40, 40) }, between(random, 46, 56), [
        '#CFA45C',
        '#F5E3BE',
        '#D99A4B',
      ]),
  );
  return sheet('Copper pan of palak paneer', [
    woven('#8C4A5B'),
    shape(
      blob(random, { x: 745, y: 515, rx: 176, ry: 128, turn: -24, wobble: 0.06 }),
      '#2b1a10',
      0.25,
    ),
    shape(blob(random, { x: 735, y: 500, rx: 176, ry: 128, turn: -24, wobble: 0.06 }), '#D9A25F'),
    shape(blob(random, { x: 730, y: 494, rx: 158, ry: 112, turn: -24, wobble: 0.06 }), '#EBC689'),
    ...strewn(random, { x: 715, y: 490, rx: 110, ry: 80, count: 12, gap: 26 }).map(([x, y]) =>
      shape(
        blob(random, {
          x,
          y,
          rx: between(random, 9, 22),
          ry: between(random, 7, 13),
          turn: random() * 180,
        }),
        '#A9672C',
        0.75,
      ),
    ),
    pot(
      { x: 380, y: 305, r: 246 },
      { body: '#C07A45', edge: '#8F5327', grip: '#8C4A5B' },
      { deep: '#2E441B', surface: '#587534' },
    ),
    clipped('sauce', round(385, 311, 195), patches.join('')),
    ...cheese,
    shape(
      swirl({ x: 384, y: 314, from: 10, to: 150, turns: 2.2, width: 12, start: 2 }),
      '#F7EFD8',
      0.95,
    ),
    stroke('M300 190C330 170 372 172 398 194', { color: '#A02418', width: 9 }),
    stroke('M470 430C500 424 522 400 528 374', { color: '#B9361F', width: 9 }),
    posy(random, { x: 404, y: 300 }, 46),
    leaf({ x: 70, y: 90, turn: 30, length: 96, tones: LEAF_TONES[1] }),
    leaf({ x: 60, y: 100, turn: 84, length: 74, tones: LEAF_TONES[0] }),
  ]);
}

export function friedRice(): string {
  const random = seededRandom('fried rice');
  const area = { x: 408, y: 314, rx: 188, ry: 188 };
  const bits = strewn(random, { ...area, count: 76, gap: 24 }).map(([x, y], index) => {
    if (index % 5 === 0)
      return lump(random, { x, y, rx: 24, ry: 17, turn: random() * 180, wobble: 0.3, points: 5 }, [
        '#9A6630',
        '#D9A566',
        '#F0CC98',
      ]);
    if (index % 5 < 3)
      return cube({ x, y, turn: random() * 90 }, 21, ['#B9591B', '#E88B3A', '#F6B878']);
    return (
      disc({ x: x + 2, y: y + 3, r: 9 }, '#2b1a10', 0.25) +
      disc({ x, y, r: 9 }, '#5F8040') +
      disc({ x: x - 1.5, y: y - 2, r: 6 }, '#93B066')
    );
  });
  return sheet('Bowl of fried rice with a fried egg', [
    wooden(random, '#B9906A', '#5F3F22'),
    towel({
      x: -90,
      y: 60,
      turn: -10,
      width: 230,
      height: 620,
      stripe: '#35566E',
      cloth: '#DCE4E6',
    }),
    bowl(
      { x: 405, y: 308, r: 252 },
      { body: '#2F4A5E', rim: '#22384A', well: '#22384A' },
      { deep: '#6A4A1C', surface: '#B98A44' },
    ),
    sprinkled(random, strewn(random, { ...area, count: 900 }), {
      colors: ['#F5E4BC', '#E6C88B', '#C99B54', '#FBF1D8'],
      size: 7,
      length: 11,
    }),
    ...bits,
    shape(blob(random, { x: 452, y: 280, rx: 116, ry: 104, wobble: 0.1 }), '#2b1a10', 0.24),
    shape(blob(random, { x: 444, y: 268, rx: 116, ry: 104, wobble: 0.1 }), '#D9A860'),
    shape(blob(random, { x: 442, y: 266, rx: 106, ry: 95, wobble: 0.08 }), '#FCF5E7'),
    shape(blob(random, { x: 452, y: 276, rx: 80, ry: 66, wobble: 0.1 }), '#F3E7D0'),
    disc({ x: 445, y: 266, r: 44 }, '#D9851F'),
    disc({ x: 442, y: 262, r: 42 }, '#F2AE36'),
    shape(blob(random, { x: 428, y: 246, rx: 13, ry: 8, turn: -35 }), '#FFE7A8'),
    sprinkled(random, strewn(random, { x: 380, y: 360, rx: 130, ry: 110, count: 60 }), {
      colors: ['#8C1F12', '#B9361F', '#5A140B'],
      size: 5,
      length: 5,
    }),
    onionRings(random, strewn(random, { x: 380, y: 370, rx: 130, ry: 100, count: 16, gap: 26 })),
    chopsticks({ x: 600, y: 560, turn: 202 }),
  ]);
}
