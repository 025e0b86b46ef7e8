import { castShadow } from './cast-shadow.ts';
import { oval, place, SHADOW, shape, stroke, type Placing } from './marks.ts';

const STEEL = { body: '#C9BFB2', lit: '#EFE9DF' } as const;
export const BEECH = { body: '#A9774A', lit: '#D2A473' } as const;
type Metal = { body: string; lit: string };

const DEPTH = 13;
const cast = (placing: Placing, d: string) => castShadow(placing, DEPTH, shape(d, SHADOW, 0.26));

/** Lies with its bowl at 0 0 and the handle downwards. */
export function spoon(placing: Placing, metal: Metal = STEEL): string {
  const outline =
    'M0 -52C30 -52 40 -22 38 4C36 34 18 50 11 66L15 318C15 332 -15 332 -15 318L-11 66C-18 50 -36 34 -38 4C-40 -22 -30 -52 0 -52Z';
  return place(
    placing,
    cast(placing, outline) +
      shape(outline, metal.body) +
      oval({ x: -2, y: -2, rx: 27, ry: 40 }, metal.lit) +
      oval({ x: 5, y: 6, rx: 21, ry: 31 }, metal.body, 0.55) +
      stroke('M-4 90V300', { color: metal.lit, width: 3, opacity: 0.6 }),
  );
}

/** Lies with its prongs at 0 0 and the handle downwards. */
export function fork(placing: Placing, metal: Metal = STEEL): string {
  const outline =
    'M-32 -60L-24 -60L-22 -8L-14 -8L-12 -60L-5 -60L-4 -8L4 -8L5 -60L12 -60L14 -8L22 -8L24 -60L32 -60L33 12C33 40 14 48 10 66L15 318C15 332 -15 332 -15 318L-10 66C-14 48 -33 40 -33 12Z';
  return place(
    placing,
    cast(placing, outline) +
      shape(outline, metal.body) +
      stroke('M-4 70V300', { color: metal.lit, width: 3, opacity: 0.6 }),
  );
}

/** Lies with its tip at 0 0 and the handle downwards. */
export function knife(placing: Placing): string {
  const blade = 'M0 0C26 60 28 160 26 230L-10 230L-10 20Z';
  const handle = 'M-12 230L28 230L24 390C24 402 -8 402 -8 390Z';
  return place(
    placing,
    cast(placing, blade) +
      cast(placing, handle) +
      shape(blade, '#CFC8BE') +
      shape('M0 0C8 60 8 160 6 230L-10 230L-10 20Z', '#F2EEE7') +
      shape(handle, '#5A3B2B') +
      shape('M-12 230L4 230L4 398C-4 400 -8 398 -8 390Z', '#734E39') +
      [270, 345].map((y) => oval({ x: 8, y, rx: 4, ry: 4 }, '#D9C7A9')).join(''),
  );
}

/** Lie with their tips at 0 0 and the handles downwards. */
export function chopsticks(placing: Placing): string {
  const stick = (x: number, lean: number) => {
    const whole = `M${x + 2} 0L${x + 6} 0L${x + 11} 520L${x - 2} 520Z`;
    return place(
      { turn: lean },
      cast({ turn: (placing.turn ?? 0) + lean }, whole) +
        shape(whole, '#2E2420') +
        shape(`M${x - 1} 390L${x + 9} 390L${x + 11} 520L${x - 2} 520Z`, '#C8922F'),
    );
  };
  return place(placing, stick(-9, -1.5) + stick(13, 2));
}
