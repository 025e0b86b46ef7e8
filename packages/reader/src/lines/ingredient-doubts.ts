import { opensWithAmountWord, statesAmount } from './page-line-likeness.ts';
import { NOTE_WITHIN } from './note-within.ts';
import { SHORT_MEASURES, WRITTEN_NUMBER } from '../text/number-signs.ts';
import { knownWhileReading } from '../text/known-while-reading.ts';

const STARTS_WITH_FIGURE = /^\d/;

/** Signs of a line that a program put together wrongly from its parts: of lines that begin with a figure … */
const MALFORMED_COUNT = [
  /^0\s/,
  /^\d+ numbers?\s\p{L}/iu,
  // The amount for programs and the amount for readers: "2 2 egg yolks".
  /^(\d[\d.,/]*(?:\s?\p{L}{1,3})?)\s\1\s/u,
] as const;
/** … of all others … */
const MALFORMED_WORDS = [
  /^\D+,\s*\d[\d.,/]*\s*\p{L}*\.?$/u,
  /^(?:as required|to taste)\s\p{L}/iu,
  /^[^\p{L}\p{N}(*~"'“‘]/u,
] as const;
/** … and of both. */
const VALUE_MISSING = /\b(?:null|undefined|nan)\b/i;
const PLURAL = '(s)';
const WORD_IN_PLURAL = /\p{L}\(s\)/u;

const MEASURE_ALONE = new RegExp(
  `^${WRITTEN_NUMBER}(?:${SHORT_MEASURES}|tablespoons?|teaspoons?|ounces?|pounds?)\\.?$`,
  'i',
);

function isMalformed(line: string): boolean {
  const signs = STARTS_WITH_FIGURE.test(line) ? MALFORMED_COUNT : MALFORMED_WORDS;
  return (
    signs.some((sign) => sign.test(line)) ||
    VALUE_MISSING.test(line) ||
    (line.includes(PLURAL) && WORD_IN_PLURAL.test(line)) ||
    (line.includes(',') && NOTE_WITHIN.test(line))
  );
}

const share = (lines: readonly string[], holds: (line: string) => boolean): number =>
  lines.length === 0 ? 0 : lines.filter((line) => holds(line)).length / lines.length;

const statesNumber = (line: string): boolean =>
  /\d|[¼-¾⅐-⅞]/u.test(line) || statesAmount(line) || opensWithAmountWord(line);

/** Whether at least such a share of the lines holds something: mostly it is told before the last of them. */
function isShare(
  least: number,
  lines: readonly string[],
  holds: (line: string) => boolean,
): boolean {
  const { length } = lines;
  let found = 0;
  let left = length;
  for (const line of lines) {
    left -= 1;
    if (holds(line)) found += 1;
    if (found / length >= least) return true;
    if ((found + left) / length < least) return false;
  }
  return false;
}

/** The share of the lines that state an amount and are not mangled. */
export const wellFormed = (lines: readonly string[]): number =>
  share(lines, statesAmount) - share(lines, isMalformed);

const ONE_BLOB = 80;

/** Whether lines of a list are torn or run together. */
const areTorn = (lines: readonly string[]): boolean =>
  lines.length === 1 ||
  lines.some((line) => line.length > ONE_BLOB && line.split(/,\s*\d/).length > 3) ||
  // A number by itself is what a decimal comma leaves when a line is cut at its commas.
  lines.some((line) => /^\d{1,2}$/.test(line) || MEASURE_ALONE.test(line));

const areDoubtful = (lines: readonly string[]): boolean =>
  areTorn(lines) || !isShare(0.45, lines, statesNumber) || isShare(0.2, lines, isMalformed);

/** Lists are replaced, never changed. */
const known = knownWhileReading<readonly string[], boolean>();

/** Whether a declared list of ingredients is likely not what its author wrote: no amounts, run together, or mangled. */
export function ingredientsDoubtful(lines: readonly string[]): boolean {
  const before = known.get(lines);
  if (before !== undefined) return before;
  const isDoubtful = areDoubtful(lines);
  known.set(lines, isDoubtful);
  return isDoubtful;
}

/** Whether that is beyond doubt, though a page may show the same: no author tears lines, or gives an amount twice. */
export const areMangled = (lines: readonly string[]): boolean =>
  areTorn(lines) || lines.some((line) => MALFORMED_COUNT.some((sign) => sign.test(line)));
