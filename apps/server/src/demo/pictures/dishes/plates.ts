import { castShadow } from '../cast-shadow.ts';
import { bowl, plate } from '../crockery.ts';
import { fork } from '../cutlery.ts';
import { chopped, posy } from '../greens.ts';
import { tiled, towel, woven } from '../ground.ts';
import { lump, type Tones } from '../lump.ts';
import { clipped, place, SHADOW, shape, stroke, type Placing } from '../marks.ts';
import { blob, polar, strewn, swirl } from '../outlines.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import { sprinkled } from '../toppings.ts';

/** A mushroom cut through the middle. */
function mushroomSlice(placing: Placing): string {
  const outline =
    'M-34 4C-36 -30 36 -30 34 4C34 14 16 12 11 8L13 32C12 40 -12 40 -13 32L-11 8C-16 12 -34 14 -34 4Z';
  return place(
    placing,
    castShadow(placing, 8, shape(outline, SHADOW, 0.24)) +
      shape(outline, '#8A5B33') +
      shape(
        'M-28 2C-28 -22 28 -22 28 2C24 6 14 4 8 2L9 30C6 34 -6 34 -9 30L-8 2C-14 4 -24 6 -28 2Z',
        '#E2C49A',
      ) +
      stroke('M-20 2C-10 -6 10 -6 20 2', { color: '#8A5B33', width: 3, opacity: 0.7 }),
  );
}

export function mushroomRisotto(): string {
  const random = seededRandom('risotto');
  const rice = blob(random, { x: 404, y: 308, rx: 172, ry: 158, wobble: 0.06, points: 12 });
  return sheet('Plate of mushroom risotto', [
    woven('#7F8F6B'),
    plate({ x: 400, y: 304, r: 254 }),
    `<g transform="translate(6 9)">${shape(rice, SHADOW, 0.2)}</g>`,
    shape(rice, '#CDAE79'),
    clipped(
      'rice',
      rice,
      shape(blob(random, { x: 398, y: 298, rx: 164, ry: 148, wobble: 0.06 }), '#E9D3A2') +
        sprinkled(random, strewn(random, { x: 404, y: 306, rx: 168, ry: 154, count: 560 }), {
          colors: ['#F6E8C6', '#DFC389', '#FBF3DE', '#C9A768'],
          size: 7.5,
          length: 10,
        }),
    ),
    ...strewn(random, { x: 404, y: 306, rx: 126, ry: 114, count: 11, gap: 62 }).map(([x, y]) =>
      mushroomSlice({ x, y, turn: random() * 360, scale: between(random, 0.9, 1.25) }),
    ),
    ...strewn(random, { x: 404, y: 306, rx: 140, ry: 120, count: 12, gap: 40 }).map(([x, y]) =>
      place(
        { x, y, turn: random() * 360 },
        shape('M-18 -6L16 -10L20 2L-14 9Z', SHADOW, 0.18) +
          shape('M-20 -9L14 -13L18 -1L-16 6Z', '#FCF3D9'),
      ),
    ),
    chopped(random, strewn(random, { x: 404, y: 306, rx: 150, ry: 138, count: 38 }), 11),
    fork({ x: 78, y: 190, turn: -8 }),
  ]);
}

const CRUST: Tones = ['#C99A57', '#F0D7A4', '#FBEBC9'];

function pierog(placing: Placing): string {
  const outline = 'M-70 14C-66 -44 66 -44 70 14C60 34 -60 34 -70 14Z';
  const pleats = [-52, -34, -16, 2, 20, 38, 54].map(
    (x) => `M${x} ${30 - Math.abs(x) * 0.2}L${x - 3} ${14 - Math.abs(x) * 0.15}`,
  );
  return place(
    placing,
    castShadow(placing, 11, shape(outline, SHADOW, 0.26)) +
      shape(outline, CRUST[0]) +
      shape('M-64 8C-58 -38 58 -38 64 6C50 20 -50 20 -64 8Z', CRUST[1]) +
      shape('M-44 -6C-30 -30 20 -32 36 -18C10 -20 -24 -16 -44 -6Z', CRUST[2]) +
      shape('M-20 -2C-4 -12 26 -12 40 0C24 8 -6 8 -20 -2Z', '#D9A250', 0.7) +
      stroke(pleats.join(''), { color: '#A8763A', width: 4 }),
  );
}

export function pierogi(): string {
  const random = seededRandom('pierogi');
  const angles = Array.from({ length: 5 }, (_, index) => (index / 5) * Math.PI * 2 + 0.3);
  return sheet('Plate of pierogi with fried onions and soured cream', [
    tiled('#B4746A'),
    towel({ x: 580, y: 360, turn: -18, width: 300, height: 320, stripe: '#35566E' }),
    plate({ x: 390, y: 304, r: 256 }),
    ...angles.map((angle) => {
      const [x, y] = polar(392, 306, [angle, 136]);
      return pierog({ x, y, turn: (angle * 180) / Math.PI - 90, scale: 1.36 });
    }),
    bowl(
      { x: 392, y: 306, r: 66 },
      { body: '#F3EADB', rim: '#35566E', well: '#E7DBC6' },
      { deep: '#D8CBB4', surface: '#FCF8EE' },
    ),
    shape(swirl({ x: 394, y: 308, from: 4, to: 36, turns: 1.7, width: 7 }), '#E3D8C4'),
    sprinkled(
      random,
      strewn(random, { x: 392, y: 306, rx: 178, ry: 176, count: 52, gap: 16 }).filter(
        ([x, y]) => Math.hypot(x - 392, y - 306) > 84,
      ),
      {
        colors: ['#8A4A1C', '#B9772A', '#D39A45', '#6E3815'],
        size: 7,
        length: 13,
      },
    ),
    chopped(random, strewn(random, { x: 392, y: 306, rx: 180, ry: 176, count: 34 }), 9),
    sprinkled(random, strewn(random, { x: 392, y: 306, rx: 176, ry: 172, count: 36 }), {
      colors: ['#3A2414'],
      size: 3.2,
    }),
    fork({ x: 738, y: 170, turn: 10 }),
  ]);
}

export function molePoblano(): string {
  const random = seededRandom('mole');
  const pool = blob(random, { x: 356, y: 322, rx: 158, ry: 142, wobble: 0.08, points: 11 });
  const rice = blob(random, { x: 510, y: 236, rx: 88, ry: 74, turn: 30, wobble: 0.08 });
  const drum = (x: number, y: number, turn: number) =>
    place(
      { x, y, turn },
      `<g transform="translate(60 0)">${lump(random, { x: 24, y: 0, rx: 40, ry: 11, wobble: 0.05 }, ['#CDB48A', '#F0E2C4', '#FFF8E6'])}</g>`,
    ) +
    lump(random, { x, y, rx: 74, ry: 48, turn, wobble: 0.1 }, ['#2A1009', '#6B2F1B', '#A65E3A']);
  return sheet('Chicken in mole poblano with rice', [
    woven('#C96A4A'),
    towel({
      x: -90,
      y: 340,
      turn: -14,
      width: 280,
      height: 340,
      stripe: '#4F6B3C',
      cloth: '#EBCF8F',
    }),
    plate({ x: 400, y: 304, r: 256 }),
    `<g transform="translate(6 8)">${shape(rice, SHADOW, 0.2)}</g>`,
    shape(rice, '#C65A32'),
    clipped(
      'rice',
      rice,
      sprinkled(random, strewn(random, { x: 510, y: 236, rx: 92, ry: 84, count: 240 }), {
        colors: ['#E9874F', '#F4A872', '#D06A38', '#F9C79A'],
        size: 7,
        length: 10,
      }),
    ),
    shape(pool, '#3A160C'),
    shape(blob(random, { x: 350, y: 314, rx: 146, ry: 128, wobble: 0.08, points: 11 }), '#4A1D10'),
    drum(330, 262, 196),
    drum(372, 356, 34),
    shape(blob(random, { x: 290, y: 380, rx: 60, ry: 22, turn: 30, wobble: 0.2 }), '#6A2E1A', 0.8),
    sprinkled(random, strewn(random, { x: 352, y: 310, rx: 118, ry: 90, count: 60 }), {
      colors: ['#F6E3B4', '#EBCB86'],
      size: 5,
      length: 4,
    }),
    posy(random, { x: 446, y: 408 }, 54),
    chopped(random, strewn(random, { x: 510, y: 236, rx: 70, ry: 56, count: 14 }), 9),
    ...[0, 1].map((step) =>
      place(
        { x: 676 + step * 26, y: 470 + step * 34, turn: -24 },
        castShadow({ turn: -24 }, 14, shape('M-120 0A120 120 0 0 1 120 0Z', SHADOW, 0.24)) +
          shape('M-120 0A120 120 0 0 1 120 0Z', '#C99A57') +
          shape('M-110 -5A110 110 0 0 1 110 -5Z', '#EFD39A') +
          sprinkled(random, strewn(random, { x: 0, y: -50, rx: 70, ry: 34, count: 9 }), {
            colors: ['#A9672C'],
            size: 11,
            length: 8,
          }),
      ),
    ),
  ]);
}
