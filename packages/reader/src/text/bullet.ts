import { withoutEmojiBefore } from './emoji.ts';

const BULLET =
  /^(?:(?:[\s\u2022\u2023\u25A0-\u25FF\u2610-\u2612\u2713\u2714\u00B7*·‣⁃]\u{FE0F}?)+|[-–—]\s+)/u;

/** Most lines begin with a letter or a figure, and so with no sign. */
const NO_SIGN = /^[\w\u00C0-\u024F]/;

/** A line without the sign that lists put before it. */
export const withoutBullet = (line: string): string =>
  NO_SIGN.test(line) ? line : withoutEmojiBefore(line.replace(BULLET, '')).replace(BULLET, '');
