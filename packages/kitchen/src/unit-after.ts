import { unitOf } from './units.ts';
import type { UnitWord } from './units.ts';

/** The unit word that belongs to an amount, with its place in the text. */
export interface UnitAfter {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly unit: UnitWord;
  /** "14-oz" and "14-ounce" describe a size where "14 oz" and "14-ounces" measure an amount. */
  readonly isHyphenated: boolean;
  /** True for the "tin" of "1 (400 g) tin". */
  readonly isPastSize?: boolean;
}

const QUALIFIERS =
  'heaped|heaping|level|rounded|scant|generous|good|large|medium|small|big|packed|dry|fluid|fl\\.?|us|metric|fresh|dried|more|extra|ripe|whole|red|green|yellow|white|brown|sweet|spring|gro(?:ß|ss)e[ns]?|kleine[ns]?|petite?s?|grande?s?|peque\u00f1[ao]s?|piccol[aeio]|store?|stora|liten|sm\u00e5|grote|nagy|kis';
const FOODS = 'egg|bay|garlic|celery|cinnamon|vanilla|stock|bouillon|gelatine?|basil|mint|sage';
const UNIT = new RegExp(
  `(\\s{0,3}|-)((?:(?:${QUALIFIERS}|${FOODS})\\s{1,2}){0,2}(?:tetra[ -]?)?)([a-z\\u00c0-\\u024f]{1,14})(?!-?[a-z\\u00c0-\\u024f]|(?<=\\b(?:rib|cube|strip|round)) (?:eye|steak|roast))`,
  'iy',
);
const FIGURES = '(?:\\d{1,3} )?[\\d.,/¼-¾⅐-⅞–-]{1,12}[\\s-]{0,2}[a-z]{1,12}\\b\\.?';
const SIZE = new RegExp(
  `\\s{0,2}(?:\\([^()]{1,40}\\)|[x×]?\\s{0,2}${FIGURES}(?:\\s?/\\s?${FIGURES}|\\s?\\([^()]{1,40}\\))?)`,
  'iy',
);

/** The unit right after a place in the text, past words such as "heaped". */
export function unitAfter(text: string, place: number): UnitAfter | null {
  UNIT.lastIndex = place;
  const match = UNIT.exec(text);
  const [, gap = '', , word = ''] = match ?? [];
  const unit = match && unitOf(word);
  if (!unit) return null;
  const end = UNIT.lastIndex;
  const isHyphenated = gap === '-' && (unit.isShort || word.toLowerCase() === unit.singular);
  return { start: end - word.length, end, word, unit, isHyphenated };
}

/** The unit of a count, past a size in between: "1 (400 g) tin", "2 x 400 g tins". */
export function unitPastSize(text: string, place: number): UnitAfter | null {
  SIZE.lastIndex = place;
  const unit = SIZE.test(text) ? unitAfter(text, SIZE.lastIndex) : null;
  return unit && { ...unit, isPastSize: true };
}
