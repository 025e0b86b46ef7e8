import { bowl, plate, platter, type Glaze } from '../crockery.ts';
import { fork, spoon } from '../cutlery.ts';
import { chopped, dill, LEAF_TONES, leaf, posy } from '../greens.ts';
import { DARK_THREAD, tiled, towel, wooden, woven } from '../ground.ts';
import { lump, type Tones } from '../lump.ts';
import { clipped, disc, oval, place, SHADOW, shape, short, stroke, type Placing } from '../marks.ts';
import { blob, polar, polygon, round, strewn, swirl } from '../outlines.ts';
import { between, pick, seededRandom, type Random } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import { ball, egg, looseRings, sprinkled } from '../toppings.ts';

/** A mushroom cut through the middle. */
function mushroomSlice(placing: Placing): string {
  const outline = 'M-34 4C-36 -30 36 -30 34 4C34 14 16 12 11 8L13 32C12 40 -12 40 -13 32L-11 8C-16 12 -34 14 -34 4Z';
  return place(
    placing,
    `<g transform="translate(4 7)">${shape(outline, SHADOW, 0.24)}</g>` +
      shape(outline, '#8A5B33') +
      shape('M-28 2C-28 -22 28 -22 28 2C24 6 14 4 8 2L9 30C6 34 -6 34 -9 30L-8 2C-14 4 -24 6 -28 2Z', '#E2C49A') +
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
    ...strewn(random, { x: 404, y: 306, rx: 126, ry: 114, count: 11, gap: 62 }).map(([x, y]) => mushroomSlice({ x, y, turn: random() * 360, scale: between(random, 0.9, 1.25) })),
    ...strewn(random, { x: 404, y: 306, rx: 140, ry: 120, count: 12, gap: 40 }).map(([x, y]) =>
      place({ x, y, turn: random() * 360 }, shape('M-18 -6L16 -10L20 2L-14 9Z', SHADOW, 0.18) + shape('M-20 -9L14 -13L18 -1L-16 6Z', '#FCF3D9')),
    ),
    chopped(random, strewn(random, { x: 404, y: 306, rx: 150, ry: 138, count: 38 }), 11),
    fork({ x: 78, y: 190, turn: -8 }),
  ]);
}

const TURQUOISE: Glaze = { body: '#5E9AA0', rim: '#3F757B', well: '#4A848A' };

export function cilbir(): string {
  const random = seededRandom('cilbir');
  const yoghurt = blob(random, { x: 404, y: 308, rx: 176, ry: 166, wobble: 0.06, points: 12 });
  const butter = [
    { x: 330, y: 380, rx: 62, ry: 24, turn: 20 },
    { x: 500, y: 240, rx: 54, ry: 22, turn: 60 },
    { x: 440, y: 400, rx: 58, ry: 20, turn: -14 },
    { x: 300, y: 250, rx: 34, ry: 16, turn: -50 },
    { x: 400, y: 200, rx: 46, ry: 15, turn: 8 },
  ];
  return sheet('Poached eggs on garlic yoghurt with chilli butter', [
    woven('#D98F5C', DARK_THREAD),
    towel({ x: 590, y: -90, turn: 14, width: 280, height: 360, stripe: '#3F757B' }),
    plate({ x: 400, y: 304, r: 250 }, TURQUOISE),
    shape(yoghurt, '#DCD2C0'),
    shape(blob(random, { x: 399, y: 301, rx: 168, ry: 156, wobble: 0.06, points: 12 }), '#FBF6EA'),
    stroke('M270 330C280 240 360 180 440 196M300 400C360 450 470 440 520 370', { color: '#DCD2C0', width: 7, opacity: 0.8 }),
    ...butter.map((form) => shape(blob(random, { ...form, wobble: 0.25 }), '#C4431C') + shape(blob(random, { ...form, rx: form.rx * 0.7, ry: form.ry * 0.55, wobble: 0.2 }), '#E87A35')),
    egg(random, { x: 350, y: 300, r: 76 }),
    egg(random, { x: 466, y: 318, r: 78 }),
    sprinkled(random, strewn(random, { x: 404, y: 308, rx: 150, ry: 140, count: 90 }), { colors: ['#A02418', '#C4431C', '#6E1810'], size: 4.6, length: 3 }),
    dill({ x: 404, y: 236, turn: -30 }, 48),
    dill({ x: 420, y: 384, turn: 60 }, 40),
    dill({ x: 300, y: 350, turn: 150 }, 34),
    lump(random, { x: 96, y: 470, rx: 150, ry: 92, turn: -28, wobble: 0.04 }, ['#9A5F2A', '#C98F50', '#E3B57A']),
    lump(random, { x: 104, y: 466, rx: 128, ry: 72, turn: -28, wobble: 0.05 }, ['#E0BE8A', '#F3DFB8', '#FBF0D8']),
  ]);
}

const CRUST: Tones = ['#C99A57', '#F0D7A4', '#FBEBC9'];

function pierog(placing: Placing): string {
  const outline = 'M-70 14C-66 -44 66 -44 70 14C60 34 -60 34 -70 14Z';
  const pleats = [-52, -34, -16, 2, 20, 38, 54].map((x) => `M${x} ${30 - Math.abs(x) * 0.2}L${x - 3} ${14 - Math.abs(x) * 0.15}`);
  return place(
    placing,
    `<g transform="translate(6 9)">${shape(outline, SHADOW, 0.26)}</g>` +
      shape(outline, CRUST[0]) +
      shape('M-64 8C-58 -38 58 -38 64 6C50 20 -50 20 -64 8Z', CRUST[1]) +
      shape('M-44 -6C-30 -30 20 -32 36 -18C10 -20 -24 -16 -44 -6Z', CRUST[2]) +
      shape('M-20 -2C-4 -12 26 -12 40 0C24 8 -6 8 -20 -2Z', '#D9A250', 0.7) +
      stroke(pleats.join(''), { color: '#A8763A', width: 4 }),
  );
}

export function pierogi(): string {
  const random = seededRandom('pierogi');
  const angles = Array.from({ length: 6 }, (_, index) => (index / 6) * Math.PI * 2 + 0.3);
  return sheet('Plate of pierogi with fried onions and soured cream', [
    tiled('#B4746A'),
    towel({ x: 580, y: 360, turn: -18, width: 300, height: 320, stripe: '#35566E' }),
    plate({ x: 390, y: 304, r: 256 }),
    ...angles.map((angle) => {
      const [x, y] = polar(392, 306, [angle, 138]);
      return pierog({ x, y, turn: (angle * 180) / Math.PI - 90, scale: 1.08 });
    }),
    bowl({ x: 392, y: 306, r: 72 }, { body: '#F3EADB', rim: '#35566E', well: '#E7DBC6' }, { deep: '#D8CBB4', surface: '#FCF8EE' }),
    shape(swirl({ x: 394, y: 308, from: 4, to: 40, turns: 1.7, width: 7 }), '#E3D8C4'),
    sprinkled(random, strewn(random, { x: 392, y: 306, rx: 178, ry: 176, count: 52, gap: 16 }).filter(([x, y]) => Math.hypot(x - 392, y - 306) > 84), {
      colors: ['#8A4A1C', '#B9772A', '#D39A45', '#6E3815'],
      size: 7,
      length: 13,
    }),
    chopped(random, strewn(random, { x: 392, y: 306, rx: 180, ry: 176, count: 34 }), 9),
    sprinkled(random, strewn(random, { x: 392, y: 306, rx: 176, ry: 172, count: 36 }), { colors: ['#3A2414'], size: 3.2 }),
    fork({ x: 738, y: 170, turn: 10 }),
  ]);
}

export function molePoblano(): string {
  const random = seededRandom('mole');
  const pool = blob(random, { x: 356, y: 322, rx: 158, ry: 142, wobble: 0.08, points: 11 });
  const rice = blob(random, { x: 510, y: 236, rx: 88, ry: 74, turn: 30, wobble: 0.08 });
  const drum = (x: number, y: number, turn: number) =>
    place({ x, y, turn }, `<g transform="translate(60 0)">${lump(random, { x: 16, y: 0, rx: 34, ry: 9, wobble: 0.05 }, ['#CDB48A', '#F0E2C4', '#FFF8E6'])}</g>`) +
    lump(random, { x, y, rx: 74, ry: 48, turn, wobble: 0.1 }, ['#2A1009', '#5C2716', '#94502F']);
  return sheet('Chicken in mole poblano with rice', [
    woven('#C96A4A'),
    towel({ x: -90, y: 340, turn: -14, width: 280, height: 340, stripe: '#4F6B3C', cloth: '#EBCF8F' }),
    plate({ x: 400, y: 304, r: 256 }),
    `<g transform="translate(6 8)">${shape(rice, SHADOW, 0.2)}</g>`,
    shape(rice, '#C65A32'),
    clipped('rice', rice, sprinkled(random, strewn(random, { x: 510, y: 236, rx: 92, ry: 84, count: 240 }), { colors: ['#E9874F', '#F4A872', '#D06A38', '#F9C79A'], size: 7, length: 10 })),
    shape(pool, '#3A160C'),
    shape(blob(random, { x: 350, y: 314, rx: 146, ry: 128, wobble: 0.08, points: 11 }), '#4A1D10'),
    drum(324, 270, 24),
    drum(392, 350, -12),
    shape(blob(random, { x: 290, y: 380, rx: 60, ry: 22, turn: 30, wobble: 0.2 }), '#6A2E1A', 0.8),
    stroke('M288 250C310 236 344 240 366 258M350 330C380 320 420 322 440 336', { color: '#A8623F', width: 7, opacity: 0.6 }),
    sprinkled(random, strewn(random, { x: 352, y: 310, rx: 118, ry: 90, count: 60 }), { colors: ['#F6E3B4', '#EBCB86'], size: 5, length: 4 }),
    posy(random, { x: 446, y: 408 }, 54),
    chopped(random, strewn(random, { x: 510, y: 236, rx: 70, ry: 56, count: 14 }), 9),
    ...[0, 1].map((step) => place({ x: 676 + step * 26, y: 470 + step * 34, turn: -24 }, `<g transform="translate(8 11)">${shape('M-120 0A120 120 0 0 1 120 0Z', SHADOW, 0.24)}</g>` + shape('M-120 0A120 120 0 0 1 120 0Z', '#C99A57') + shape('M-110 -5A110 110 0 0 1 110 -5Z', '#EFD39A') + sprinkled(random, strewn(random, { x: 0, y: -50, rx: 70, ry: 34, count: 9 }), { colors: ['#A9672C'], size: 11, length: 8 }))),
  ]);
}

function floret(random: Random, x: number, y: number): string {
  const turn = random() * 360;
  const heads = strewn(random, { x: 0, y: -8, rx: 34, ry: 27, count: 13, gap: 12 }).map(([hx, hy]) => {
    const [dark, body] = pick(random, LEAF_TONES);
    return disc({ x: hx + 2, y: hy + 3, r: 14 }, '#2F4420') + disc({ x: hx, y: hy, r: 13 }, dark) + disc({ x: hx - 2, y: hy - 3, r: 9.5 }, body);
  });
  return place(
    { x, y, turn, scale: between(random, 1.15, 1.4) },
    `<g transform="translate(7 9)">${oval({ x: 0, y: -6, rx: 46, ry: 38 }, SHADOW, 0.24)}</g>` +
      shape('M-16 4L-11 62C-8 70 8 70 11 62L16 4Z', '#7C9A50') +
      shape('M-10 4L-7 58C-5 64 1 64 1 58L2 4Z', '#B4C981') +
      heads.join('') +
      sprinkled(random, strewn(random, { x: 0, y: -10, rx: 36, ry: 28, count: 26 }), { colors: ['#A9C07A', '#3A5226', '#8FAE5E'], size: 3.6 }) +
      shape(blob(random, { x: 10, y: -22, rx: 15, ry: 9, wobble: 0.3 }), '#33261A', 0.45),
  );
}

export function charredBroccoli(): string {
  const random = seededRandom('broccoli');
  const spots = strewn(random, { x: 0, y: 0, rx: 226, ry: 112, count: 19, gap: 70 });
  const almonds = strewn(random, { x: 0, y: 4, rx: 226, ry: 116, count: 26, gap: 30 }).map(([x, y]) =>
    place({ x, y, turn: random() * 360 }, shape('M-14 3C-8 -7 8 -9 17 3C8 11 -8 11 -14 3Z', SHADOW, 0.26) + shape('M-16 0C-10 -10 6 -12 15 0C6 8 -10 8 -16 0Z', '#A9672C') + shape('M-12 -1C-8 -7 5 -8 11 -1C5 4 -8 5 -12 -1Z', '#F3DDB2')),
  );
  const zest = sprinkled(random, strewn(random, { x: 0, y: 0, rx: 226, ry: 118, count: 70 }), { colors: ['#F1C643', '#F5D768', '#B9361F'], size: 4.4, length: 7 });
  return sheet('Charred broccoli with almonds and lemon', [
    woven('#D9C6A5', DARK_THREAD),
    towel({ x: -60, y: -120, turn: 14, width: 300, height: 330, stripe: '#4F6B3C' }),
    platter({ x: 405, y: 315, rx: 340, ry: 214, turn: -10 }, spots.map(([x, y]) => floret(random, x, y)).join('') + almonds.join('') + zest),
    ...[0, 1].map((index) => place({ x: 690 - index * 26, y: 96 + index * 62, turn: 30 + index * 70 }, `<g transform="translate(6 9)">${oval({ x: 0, y: 0, rx: 62, ry: 52 }, SHADOW, 0.24)}</g>` + oval({ x: 0, y: 0, rx: 62, ry: 52 }, '#D9A52C') + oval({ x: -4, y: -5, rx: 54, ry: 43 }, '#F1C643') + oval({ x: -20, y: -18, rx: 18, ry: 9, turn: -30 }, '#FBEFC4'))),
  ]);
}

export function hummus(): string {
  const random = seededRandom('hummus');
  const ridges = swirl({ x: 390, y: 304, from: 16, to: 158, turns: 3.4, width: 22, start: 1 });
  const pita = (placing: Placing) =>
    place(placing, `<g transform="translate(8 11)">${shape('M0 0L118 -34C134 10 128 60 104 92Z', SHADOW, 0.26)}</g>` + shape('M0 0L118 -34C134 10 128 60 104 92Z', '#C99255') + shape('M10 2L112 -26C124 10 118 52 100 80Z', '#EFD09A') + sprinkled(random, strewn(random, { x: 82, y: 22, rx: 26, ry: 34, count: 7 }), { colors: ['#A9672C'], size: 9, length: 6 }));
  return sheet('Bowl of hummus with chickpeas and paprika', [
    wooden(random, '#6F8078', '#33423C'),
    pita({ x: 560, y: 120, turn: -20 }),
    pita({ x: 600, y: 300, turn: 4 }),
    pita({ x: 580, y: 470, turn: 22 }),
    bowl({ x: 390, y: 304, r: 250 }, { body: '#F1E4CD', rim: '#C4432B', well: '#E7DBC6' }, { deep: '#A67C43', surface: '#DDBB7F' }),
    shape(swirl({ x: 396, y: 312, from: 16, to: 158, turns: 3.4, width: 16, start: 1 }), '#A67C43', 0.7),
    shape(ridges, '#F6E4BC'),
    shape(blob(random, { x: 350, y: 350, rx: 74, ry: 30, turn: 40, wobble: 0.2 }), '#C9A227', 0.75),
    shape(blob(random, { x: 470, y: 250, rx: 60, ry: 24, turn: 40, wobble: 0.2 }), '#C9A227', 0.75),
    shape(blob(random, { x: 342, y: 342, rx: 40, ry: 12, turn: 40, wobble: 0.2 }), '#EBCB5A', 0.8),
    sprinkled(random, strewn(random, { x: 420, y: 340, rx: 140, ry: 126, count: 260 }), { colors: ['#B9361F', '#D9622E', '#8C1F12'], size: 4.8 }),
    ...strewn(random, { x: 392, y: 304, rx: 62, ry: 56, count: 12, gap: 30 }).map(([x, y]) => ball({ x, y, r: 17 }, ['#B98440', '#E6BC78', '#FBE8C2'])),
    ...[-60, 10, 80].map((turn) => leaf({ x: 404, y: 300, turn, length: 44, tones: LEAF_TONES[1] })),
    clipped('greens', round(390, 304, 190), chopped(random, strewn(random, { x: 390, y: 310, rx: 150, ry: 150, count: 22 }), 11)),
    spoon({ x: 96, y: 330, turn: 14 }, { body: '#A9774A', lit: '#D2A473' }),
  ]);
}

export function greekSalad(): string {
  const random = seededRandom('greek salad');
  const wedge = (x: number, y: number) =>
    place({ x, y, turn: random() * 360 }, `<g transform="translate(5 8)">${shape('M-44 10C-30 -34 30 -34 44 10C20 24 -20 24 -44 10Z', SHADOW, 0.26)}</g>` + shape('M-44 10C-30 -34 30 -34 44 10C20 24 -20 24 -44 10Z', '#A52E1B') + shape('M-38 8C-26 -24 26 -24 38 8C18 18 -18 18 -38 8Z', '#E05B3E') + oval({ x: -13, y: 0, rx: 9, ry: 7 }, '#F2A65C') + oval({ x: 13, y: 0, rx: 9, ry: 7 }, '#F2A65C'));
  const cucumber = (x: number, y: number) =>
    disc({ x: x + 4, y: y + 6, r: 36 }, SHADOW, 0.24) + disc({ x, y, r: 36 }, '#4F6B2E') + disc({ x, y, r: 32 }, '#CFE0A2') + disc({ x, y, r: 19 }, '#E6EFC6') + stroke([0, 1.05, 2.1, 3.14, 4.2, 5.2].map((angle) => { const [sx, sy] = polar(x, y, [angle, 12]); return `M${short(sx)} ${short(sy)}h0`; }).join(''), { color: '#A9C07A', width: 6 });
  const slab = polygon([[-92, -44], [88, -54], [96, 46], [-86, 56]]);
  const bed = strewn(random, { x: 404, y: 314, rx: 172, ry: 170, count: 46, gap: 36 }).map(([x, y], index) => (index % 2 === 0 ? wedge(x, y) : cucumber(x, y)));
  return sheet('Greek village salad with feta and olives', [
    woven('#6E93AE'),
    towel({ x: 570, y: -110, turn: 18, width: 300, height: 340, stripe: '#35566E' }),
    bowl({ x: 400, y: 306, r: 252 }, { body: '#D98F5C', rim: '#A9622F', well: '#A9622F' }, { deep: '#7A4420', surface: '#B46E3C' }),
    ...bed,
    looseRings(random, strewn(random, { x: 404, y: 312, rx: 140, ry: 138, count: 11, gap: 60 }), ['#B0688A', '#C98AA6', '#E6C4D2']),
    ...strewn(random, { x: 404, y: 312, rx: 158, ry: 156, count: 13, gap: 58 }).map(([x, y]) => ball({ x, y, r: 20 }, ['#2A1526', '#4A2A44', '#A98AA0']) + disc({ x: x + 4, y: y + 3, r: 5 }, '#1A0C18')),
    place({ x: 398, y: 300, turn: -16 }, `<g transform="translate(8 12)">${shape(slab, SHADOW, 0.28)}</g>` + shape(slab, '#D8CBB4') + shape(polygon([[-90, -44], [84, -54], [88, 36], [-84, 46]]), '#FCF8EE') + sprinkled(random, strewn(random, { x: 0, y: -6, rx: 72, ry: 34, count: 18 }), { colors: ['#E3D8C4'], size: 6 }) + shape(blob(random, { x: 10, y: 6, rx: 50, ry: 15, wobble: 0.25 }), '#D3B13A', 0.6) + sprinkled(random, strewn(random, { x: 0, y: -2, rx: 76, ry: 36, count: 46 }), { colors: ['#5F8040', '#3F5B2C', '#8A7A3C'], size: 4, length: 4 })),
    fork({ x: 98, y: 220, turn: -14 }, { body: '#A9774A', lit: '#D2A473' }),
  ]);
}
