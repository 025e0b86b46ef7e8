import { statesAmount } from './dom/page-line-likeness.ts';
import { NOTE_WITHIN } from './shown/shown-order.ts';
import { SHORT_MEASURES, WRITTEN_NUMBER } from './text/number-signs.ts';
import { wordShare } from './text/word-share.ts';

/** Signs of a line that a program put together wrongly from its parts. */
const MALFORMED = [
  /^\D+,\s*\d[\d.,/]*\s*\p{L}*\.?$/u,
  /\p{L}\(s\)/u,
  /^0\s/,
  /^(?:as required|to taste|\d+ numbers?)\s\p{L}/iu,
  /^[^\p{L}\p{N}(*~"'“‘]/u,
  /\b(?:null|undefined|nan)\b/i,
  // The amount for programs and the amount for readers: "2 2 egg yolks".
  /^(\d[\d.,/]*(?:\s?\p{L}{1,3})?)\s\1\s/u,
  NOTE_WITHIN,
] as const;

const MEASURE_ALONE = new RegExp(
  `^${WRITTEN_NUMBER}(?:${SHORT_MEASURES}|tablespoons?|teaspoons?|ounces?|pounds?)\\.?$`,
  'i',
);

const isMalformed = (line: string): boolean => MALFORMED.some((sign) => sign.test(line));

const share = (lines: readonly string[], holds: (line: string) => boolean): number =>
  lines.length === 0 ? 0 : lines.filter((line) => holds(line)).length / lines.length;

const statesNumber = (line: string): boolean => /\d|[¼-¾⅐-⅞]/u.test(line) || statesAmount(line);

const wellFormed = (lines: readonly string[]): number =>
  share(lines, statesAmount) - share(lines, isMalformed);

const ONE_BLOB = 80;

/** Whether a declared list of ingredients is likely not what its author wrote: no amounts, run together, or mangled. */
export function ingredientsDoubtful(lines: readonly string[]): boolean {
  if (lines.length === 1) return true;
  if (lines.some((line) => line.length > ONE_BLOB && line.split(/,\s*\d/).length > 3)) return true;
  // A number by itself is what a decimal comma leaves when a line is cut at its commas.
  if (lines.some((line) => /^\d{1,2}$/.test(line) || MEASURE_ALONE.test(line))) return true;
  return share(lines, statesNumber) < 0.45 || share(lines, isMalformed) >= 0.2;
}

/** Whether the page shows the same ingredients better than it declares them. */
export function shownBetter(declared: readonly string[], shown: readonly string[]): boolean {
  if (shown.length < 2 || shown.length < declared.length / 3) return false;
  const sameDish = wordShare(declared.join(' ').replace(/\(s\)|\d/g, ' '), shown.join(' '));
  if (sameDish < 0.6) return false;
  return shown.length > 2 * declared.length || wellFormed(shown) > wellFormed(declared) + 0.1;
}
