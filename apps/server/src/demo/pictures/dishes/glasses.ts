import { gleam } from '../crockery.ts';
import { fork, spoon } from '../cutlery.ts';
import { LEAF_TONES, leaf, posy } from '../greens.ts';
import { DARK_THREAD, tiled, towel, woven } from '../ground.ts';
import { lump, type Tones } from '../lump.ts';
import { clipped, disc, place, ring, SHADOW, shape, short, stroke, type Disc } from '../marks.ts';
import { blob, polar, round, smooth, strewn, swirl, type Point } from '../outlines.ts';
import { between, pick, seededRandom, type Random } from '../seeded-random.ts';
import { sheet } from '../sheet.ts';
import { ball, sprinkled } from '../toppings.ts';

const RASPBERRY: Tones = ['#8C1634', '#C7325A', '#F0A0B4'];

const raspberry = (random: Random, { x, y, r }: Disc): string =>
  disc({ x: x + 5, y: y + 8, r }, SHADOW, 0.24) +
  disc({ x, y, r }, RASPBERRY[0]) +
  [
    ...Array.from({ length: 9 }, (_, index): Point =>
      polar(x, y, [(index / 9) * Math.PI * 2, r * 0.72]),
    ),
    ...Array.from({ length: 5 }, (_, index): Point =>
      polar(x, y, [(index / 5) * Math.PI * 2 + 0.3, r * 0.34]),
    ),
  ]
    .map(([px, py]) => ball({ x: px, y: py, r: r * between(random, 0.27, 0.33) }, RASPBERRY))
    .join('');

function ramekin(random: Random, { x, y, r }: Disc): string {
  const fluted = (size: number) =>
    smooth(
      Array.from({ length: 72 }, (_, index): Point =>
        polar(x, y, [(index / 72) * Math.PI * 2, size + (index % 2 === 0 ? 3.5 : -3.5)]),
      ),
    );
  const burnt = strewn(random, { x, y, rx: r * 0.62, ry: r * 0.62, count: 13, gap: r * 0.2 }).map(
    ([px, py], index) =>
      shape(
        blob(random, {
          x: px,
          y: py,
          rx: between(random, r * 0.1, r * 0.26),
          ry: between(random, r * 0.07, r * 0.16),
          turn: random() * 180,
          wobble: 0.25,
        }),
        index % 3 === 0 ? '#6B2F0C' : '#A9561A',
        index % 3 === 0 ? 0.75 : 0.6,
      ),
  );
  return (
    `<g transform="translate(13 17)">${shape(fluted(r), SHADOW, 0.26)}</g>` +
    shape(fluted(r), '#E0D3BC') +
    disc({ x: x - 1, y: y - 2, r: r * 0.97 }, '#FBF6EB') +
    disc({ x, y, r: r * 0.86 }, '#B4741F') +
    disc({ x: x + r * 0.02, y: y + r * 0.03, r: r * 0.825 }, '#DE9A36') +
    shape(
      blob(random, { x: x - r * 0.2, y: y - r * 0.22, rx: r * 0.46, ry: r * 0.36, wobble: 0.1 }),
      '#EDB75A',
      0.8,
    ) +
    burnt.join('') +
    sprinkled(random, strewn(random, { x, y, rx: r * 0.78, ry: r * 0.78, count: 90 }), {
      colors: ['#F6D48C', '#8A4413'],
      size: 3,
    }) +
    stroke(
      `M${short(x - r * 0.5)} ${short(y - r * 0.3)}C${short(x - r * 0.3)} ${short(y - r * 0.6)} ${short(x)} ${short(y - r * 0.66)} ${short(x + r * 0.2)} ${short(y - r * 0.62)}`,
      { color: '#FBE6B4', width: 7, opacity: 0.8 },
    ) +
    gleam({ x, y, r: r * 0.915 }, 0.9)
  );
}

export function cremeBrulee(): string {
  const random = seededRandom('creme brulee');
  const crack = 'M238 330L330 300L352 246L410 268L470 240M330 300L352 372L330 428M352 372L420 386';
  return sheet('Crème brûlée with a cracked caramel crust and raspberries', [
    woven('#55697A'),
    towel({ x: -70, y: -120, turn: 12, width: 280, height: 320, stripe: '#C4432B' }),
    ramekin(random, { x: 660, y: 130, r: 130 }),
    ramekin(random, { x: 352, y: 326, r: 222 }),
    shape('M330 300L352 246L410 268L452 330L420 386L352 372Z', '#7A3F0E', 0.9),
    shape('M338 306L356 258L404 278L440 330L414 376L358 362Z', '#F8E7B0'),
    shape('M346 312L360 276L392 290L414 330L400 356L364 348Z', '#FDF4D2'),
    sprinkled(random, strewn(random, { x: 388, y: 326, rx: 34, ry: 34, count: 20 }), {
      colors: ['#3A2414'],
      size: 3,
    }),
    stroke(crack, { color: '#5A2A08', width: 4.5 }),
    place({ x: -2, y: -3 }, stroke(crack, { color: '#FBE0A0', width: 2, opacity: 0.8 })),
    raspberry(random, { x: 596, y: 420, r: 34 }),
    raspberry(random, { x: 664, y: 398, r: 31 }),
    raspberry(random, { x: 636, y: 466, r: 35 }),
    leaf({ x: 688, y: 440, turn: 24, length: 74, tones: LEAF_TONES[1] }),
    leaf({ x: 690, y: 436, turn: -40, length: 62, tones: LEAF_TONES[2] }),
    spoon({ x: 84, y: 300, turn: 6 }),
  ]);
}

function glass(random: Random, { x, y, r }: Disc): string {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    leaf({
      x: x + r * 0.24,
      y: y + r * 0.2,
      turn,
      length: r * 0.3,
      tones: ['#B9485E', '#D9728A', '#F4C0CA'],
      width: 0.5,
    }),
  );
  return (
    disc({ x: x + 16, y: y + 22, r }, SHADOW, 0.26) +
    disc({ x, y, r }, '#DCE8E6', 0.92) +
    ring({ x, y, r: r - 3 }, { color: '#fff', width: 5, opacity: 0.9 }) +
    disc({ x, y, r: r * 0.87 }, '#C97F14') +
    disc({ x: x + r * 0.03, y: y + r * 0.04, r: r * 0.835 }, '#F3B53E') +
    shape(
      blob(random, { x: x - r * 0.16, y: y - r * 0.2, rx: r * 0.5, ry: r * 0.4, wobble: 0.1 }),
      '#F8C862',
      0.8,
    ) +
    shape(
      swirl({
        x,
        y,
        from: r * 0.05,
        to: r * 0.66,
        turns: 2.1,
        width: r * 0.12,
        start: random() * 6,
      }),
      '#FFF4DA',
      0.95,
    ) +
    sprinkled(random, strewn(random, { x, y, rx: r * 0.62, ry: r * 0.62, count: 26 }), {
      colors: ['#7FA056', '#A9C07A', '#5F8040'],
      size: 8,
      length: 4,
    }) +
    sprinkled(random, strewn(random, { x, y, rx: r * 0.6, ry: r * 0.6, count: 14 }), {
      colors: ['#B9361F', '#D9622E'],
      size: 3,
      length: 18,
    }) +
    petals.join('') +
    disc({ x: x + r * 0.24, y: y + r * 0.2, r: r * 0.06 }, '#F3CB4A') +
    gleam({ x, y, r: r * 0.935 }, 0.95)
  );
}

export function mangoLassi(): string {
  const random = seededRandom('lassi');
  const cuts = [-60, -20, 20, 60]
    .map((offset) => `M${offset} -120V120M-160 ${offset}H160`)
    .join('');
  const cheek = blob(random, { x: 0, y: 0, rx: 132, ry: 90, wobble: 0.04, points: 12 });
  return sheet('Two glasses of mango lassi', [
    tiled('#2F7A78'),
    towel({ x: 600, y: -60, turn: 12, width: 280, height: 330, stripe: '#D99A2B' }),
    place(
      { x: 156, y: 470, turn: -24 },
      `<g transform="translate(10 13)">${shape(cheek, SHADOW, 0.26)}</g>` +
        shape(cheek, '#C4571F') +
        `<g transform="scale(0.93)">${shape(cheek, '#F0A52E')}</g>` +
        `<g transform="translate(-8 -8) scale(0.7)">${shape(cheek, '#F8C053', 0.8)}</g>` +
        clipped('mango', cheek, stroke(cuts, { color: '#C4771A', width: 5 })),
    ),
    glass(random, { x: 300, y: 232, r: 168 }),
    glass(random, { x: 574, y: 366, r: 172 }),
    posy(random, { x: 100, y: 116 }, 60),
  ]);
}

export function pickledOnions(): string {
  const random = seededRandom('pickled onions');
  const loops = (x: number, y: number, r: number) =>
    strewn(random, { x, y, rx: r * 0.75, ry: r * 0.75, count: 46, gap: r * 0.1 }).map(
      ([px, py]) => {
        const size = between(random, r * 0.2, r * 0.44);
        const half = between(random, 0.45, 0.9);
        const pen = {
          color: pick(random, ['#D94C86', '#E87BA4', '#C02F6E', '#F3A9C4']),
          width: between(random, 7, 11),
        };
        const d = `M${short(-size)} 0A${short(size)} ${short(size * half)} 0 1 1 ${short(size)} 0`;
        return place(
          { x: px, y: py, turn: random() * 360 },
          place({ x: 2, y: 4 }, stroke(d, { color: '#7A1440', width: pen.width, opacity: 0.35 })) +
            stroke(d, pen) +
            place({ x: 0, y: -2 }, stroke(d, { color: '#FBD9E5', width: 2, opacity: 0.7 })),
        );
      },
    );
  return sheet('Open jar of pickled red onions', [
    woven('#C9CFA8', DARK_THREAD),
    towel({ x: -80, y: 320, turn: -16, width: 290, height: 360, stripe: '#C02F6E' }),
    lump(random, { x: 676, y: 120, rx: 100, ry: 92, turn: -20, wobble: 0.03, points: 12 }, [
      '#5E1438',
      '#8E2857',
      '#B45A84',
    ]),
    stroke('M600 96C640 60 710 60 752 96M596 130C640 108 712 108 756 130', {
      color: '#D9A0BC',
      width: 3,
      opacity: 0.6,
    }),
    disc({ x: 385, y: 328, r: 238 }, SHADOW, 0.26),
    disc({ x: 368, y: 304, r: 238 }, '#DDE8E4'),
    ring({ x: 368, y: 304, r: 234 }, { color: '#fff', width: 8, opacity: 0.9 }),
    ring({ x: 368, y: 304, r: 218 }, { color: '#B4C6C0', width: 8 }),
    disc({ x: 368, y: 304, r: 208 }, '#8E1C50'),
    disc({ x: 374, y: 312, r: 200 }, '#C63A77'),
    clipped('jar', round(370, 308, 202), loops(370, 308, 202).join('')),
    ...strewn(random, { x: 370, y: 308, rx: 160, ry: 160, count: 15, gap: 50 }).map(([x, y]) =>
      ball({ x, y, r: 9 }, ['#1F1612', '#43342B', '#8A7666']),
    ),
    leaf({
      x: 300,
      y: 390,
      turn: -34,
      length: 130,
      tones: ['#4F5B33', '#76824C', '#D9DDB4'],
      width: 0.3,
    }),
    gleam({ x: 368, y: 304, r: 226 }, 0.95),
    fork({ x: 700, y: 330, turn: 12 }),
  ]);
}
