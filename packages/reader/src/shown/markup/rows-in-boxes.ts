import type { Finding } from '../../finding/finding.ts';
import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import type { Span } from '../../scan/span.ts';
import type { Page } from '../../scan/page.ts';
import { PageMarkup } from '../../scan/page-markup.ts';
import { bareOf } from '../../text/bare-text.ts';
import { startsWithNumber } from '../../text/number-signs.ts';
import { placesIn } from '../../text/places-in.ts';
import { wordsOf } from '../../text/word-share.ts';
import { withBoxesAsCells } from './boxes-as-cells.ts';
import { isParted } from '../lists/parted-line.ts';
import { probeLines } from '../lists/probe-lines.ts';
import { type SeenLine, seenLines } from '../seen-lines.ts';

/** Of the lines, as many as tell how the others are written. */
const PROBES = 3;
const MOST_PLACES = 4;
/** Of the markup around the list, as much as a few more rows take. */
const AROUND = 3_000;
const LIST_MAX = 80_000;
const NEAR = 400;
const AMOUNT_IN_BOX =
  /(?<=>)\s{0,40}[\d¼-¾⅐-⅞][^<>]{0,30}(?:<\/[a-z]{1,8}>\s{0,40}){0,3}<\/(?:div|p|dt|dd)>/i;

const longestWord = (line: string): string =>
  wordsOf(line).reduce((word, other) => (other.length > word.length ? other : word), '');

/** Where the longest words of some lines stand near an amount in a box of its own. */
function placesOfWords(lines: readonly SeenLine[], { shown, places, markup }: Page): number[] {
  return probeLines(lines)
    .flatMap(({ line }) => [...placesIn(shown, bareOf(longestWord(line)), MOST_PLACES)])
    .map((at) => places.of(at).markupAt)
    .filter((at) => AMOUNT_IN_BOX.test(markup.slice(at - NEAR, at + NEAR)));
}

/** Whether a line that counts something was found. */
const isSeen = ({ line, at, bare }: SeenLine): boolean =>
  at >= 0 && bare !== '' && startsWithNumber(line);

/** The first of those, as many as are to be probed. */
function firstSeenOf(lines: readonly SeenLine[]): readonly SeenLine[] {
  const found: SeenLine[] = [];
  for (const line of lines) {
    if (found.length === PROBES) break;
    if (isSeen(line)) found.push(line);
  }
  return found;
}

/** From the first to the last place in the markup where lines stand in boxes; null where they do not. */
function spanOfBoxes(lines: readonly SeenLine[], page: Page): Span | null {
  const probes = firstSeenOf(lines);
  const isBoxed = probes.some((line) => isParted(line, page));
  if (probes.length > 0 && !isBoxed) return null;
  const at = isBoxed
    ? lines
        .filter((line) => isSeen(line) && isParted(line, page))
        .map((line) => page.places.of(line.at).markupAt)
    : placesOfWords(
        lines.filter(({ line }) => startsWithNumber(line)),
        page,
      );
  return at.length === 0 ? null : { from: Math.min(...at), to: Math.max(...at) };
}

/**
 * The page with the rows of its ingredients as rows, where it writes each of them in boxes: what only stands beside each
 * other is else not told from what stands below. The places of all it shows remain.
 */
export function withRowsOfBoxes({ ingredients, steps }: Finding, page: Page): Page {
  if (ingredients.length < 2) return page;
  if (ingredients.length > MAX_COMPARED || steps.length > MAX_COMPARED) return page;
  const { markup, places, shown } = page;
  const span = spanOfBoxes(seenLines(ingredients, shown), page);
  if (!span || span.to - span.from > LIST_MAX) return page;
  const told = seenLines(steps, shown)
    .filter(({ at }) => at >= 0)
    .map(({ at }) => places.of(at).markupAt);
  const from = Math.max(0, span.from - AROUND, ...told.filter((at) => at < span.from));
  const to = Math.min(span.to + AROUND, ...told.filter((at) => at > span.to));
  const lexicon = lexiconOf(guessLanguage(ingredients.join(' ')));
  const rows = withBoxesAsCells(markup.slice(from, to), lexicon);
  if (rows === null) return page;
  const whole = markup.slice(0, from) + rows + markup.slice(to, markup.length);
  return { ...page, markup: new PageMarkup(whole, [{ at: 0, from: 0, to: whole.length }]) };
}
