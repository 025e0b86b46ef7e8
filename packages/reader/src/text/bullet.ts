import { withoutEmojiBefore } from './emoji.ts';
import { LIST_SIGNS, TYPED_BOX } from './list-signs.ts';

/** "-ish" begins with no sign, and "-18 °C" is cold. */
const DASH = String.raw`[-–—](?:\s+|(?=\p{Lu}|\d{1,4}\s?\p{L}))`;

const BULLET = new RegExp(
  String.raw`^\s*(?:(?:[\s${LIST_SIGNS}]\u{FE0F}?|${TYPED_BOX})+|${DASH}|»\s+)`,
  'u',
);

/** Most lines begin with a letter or a figure, and so with no sign. */
const NO_SIGN = /^[\w\u00C0-\u024F]/;

/** A line without the sign that lists put before it. */
export const withoutBullet = (line: string): string =>
  NO_SIGN.test(line) ? line : withoutEmojiBefore(line.replace(BULLET, '')).replace(BULLET, '');
