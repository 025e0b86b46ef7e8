import { SHADOW, shape } from './marks.ts';
import { blob, type Blob } from './outlines.ts';
import type { Random } from './seeded-random.ts';

/** Dark side, body and lit side: the three tones everything is drawn in. */
export type Tones = readonly [dark: string, body: string, lit: string];

/** Something rounded that lies on something else: a potato, a dumpling, a piece of meat. */
export function lump(random: Random, form: Blob, [dark, body, lit]: Tones): string {
  const { x, y, rx, ry } = form;
  const height = Math.min(rx, ry);
  const outline = blob(random, form);
  return (
    `<g transform="translate(${Math.round(height * 0.14 + 2)} ${Math.round(height * 0.2 + 3)})">${shape(outline, SHADOW, 0.24)}</g>` +
    shape(outline, dark) +
    shape(
      blob(random, {
        ...form,
        x: x - height * 0.08,
        y: y - height * 0.1,
        rx: rx * 0.88,
        ry: ry * 0.86,
      }),
      body,
    ) +
    shape(
      blob(random, {
        ...form,
        x: x - height * 0.22,
        y: y - height * 0.26,
        rx: rx * 0.5,
        ry: ry * 0.42,
      }),
      lit,
      0.8,
    )
  );
}
