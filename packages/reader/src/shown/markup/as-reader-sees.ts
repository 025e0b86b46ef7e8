import type { Finding } from '../../finding/finding.ts';
import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { mayHide } from '../../scan/hidden-part.ts';
import type { Span } from '../../scan/span.ts';
import { type Page, withBody } from '../../scan/page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { plainLine } from '../../text/plain-text.ts';
import { listedInTurn } from '../../otherwise/lists/listed-in-turn.ts';
import { mayHoldAmounts, withAmountsInFields } from './amounts-in-fields.ts';
import { type SeenLine, seenLines } from '../seen-lines.ts';
import { isStruckBefore, mayBeStruck, withoutStruckWords } from './without-struck-words.ts';
import { mayHaveTip, withoutTips } from './without-tips.ts';
import { withoutUnseenWords } from './without-unseen-words.ts';

/** Of the markup around the lines that are found, as much as those around them may take. */
const AROUND = 4_000;
const LISTS_MAX = 150_000;
const FEWEST = 2;

const isSeen = ({ at, bare }: SeenLine): boolean => at >= 0 && bare !== '';

/** Where a line stands in the markup; null where it does not. */
function spanOf(line: SeenLine, { places }: Page): Span | null {
  if (!isSeen(line)) return null;
  const { at, bare } = line;
  return { from: places.of(at).markupAt, to: places.of(at + bare.length).markupAt };
}

/** From the first to the last place where lines stand, with some more around. */
function spanOfLists(lines: readonly Span[], { markup }: Page): Span | null {
  const from = Math.max(0, Math.min(...lines.map((line) => line.from)) - AROUND);
  const to = Math.min(markup.length, Math.max(...lines.map((line) => line.to)) + AROUND);
  return to - from > LISTS_MAX ? null : { from, to };
}

const STRIKING_TAG = 120;

function isStruckOut({ at }: SeenLine, { markup, places }: Page): boolean {
  const from = places.of(at).markupAt;
  return isStruckBefore(markup.slice(Math.max(0, from - STRIKING_TAG), from));
}

const MOST_GAPS = 12;

/** What stands beside lines that are found where others are not, up to a number of such places. */
function* gapsBetween(lines: readonly (Span | null)[], { markup }: Page): Generator<string> {
  let gaps = 0;
  for (const [index, line] of lines.entries()) {
    if (!line || gaps === MOST_GAPS) continue;
    if (index > 0 && !lines[index - 1]) {
      gaps += 1;
      yield markup.slice(Math.max(0, line.from - AROUND), line.from);
    } else if (index + 1 < lines.length && !lines[index + 1]) {
      gaps += 1;
      yield markup.slice(line.to, line.to + AROUND);
    }
  }
}

/** Some markup without what a reader does not see in its lines, and with what fields show there; the last way is the least sure. */
function* clearings(markup: string): Generator<string> {
  const seen = mayHide(markup) ? withoutUnseenWords(markup) : markup;
  const filled = mayHoldAmounts(seen) ? withAmountsInFields(seen) : seen;
  if (filled !== markup) yield filled;
  const told = mayHaveTip(filled) ? withoutTips(filled) : filled;
  if (told !== filled) yield told;
}

/** Whether lines that some markup does not hold stand in it as a reader sees it, or may be struck out there. */
function mayShow(lines: readonly string[], markup: string): boolean {
  if (mayBeStruck(markup)) return true;
  return clearings(markup).some((clear) => {
    const text = bareOf(plainLine(clear));
    return lines.some((bare) => text.includes(bare));
  });
}

/** The page with other markup in a part of it. */
function withPart({ from, to }: Span, part: string, page: Page): Page {
  const whole = page.markup.slice(0, from) + part + page.markup.slice(to, page.markup.length);
  return withBody(whole, page);
}

/** How many lines a page shows. */
const countSeen = (lines: readonly SeenLine[], { shown }: Page): number =>
  lines.filter(({ bare }) => shown.includes(bare)).length;

/**
 * The page with its lists as a reader sees them, where the markup holds more or less than that: without what is struck out,
 * and, where that shows more of the lines, without tooltips and the like, and with the amounts that stand in fields.
 */
export function asReaderSees({ ingredients, steps }: Finding, page: Page): Page {
  if (ingredients.length < FEWEST || ingredients.length + steps.length > MAX_COMPARED) return page;
  const foods = listedInTurn(ingredients, page).lines;
  const lines = [...foods, ...seenLines(steps, page.shown)];
  const isStruck = lines.some((line) => isSeen(line) && isStruckOut(line, page));
  // Most pages have all lines.
  if (!isStruck && lines.every(isSeen)) return page;
  const spans = lines.map((line) => spanOf(line, page));
  const unseen = lines.flatMap(({ bare, at }) => (at < 0 && bare !== '' ? [bare] : []));
  if (!isStruck && !gapsBetween(spans, page).some((gap) => mayShow(unseen, gap))) return page;
  const found = spans.filter((line) => line !== null);
  const span = spanOfLists(found, page);
  if (!span) return page;
  const written = page.markup.slice(span.from, span.to);
  const part = withoutStruckWords(written);
  const said = part === written ? page : withPart(span, part, page);
  const seen = countSeen(lines, said);
  // A list that is struck out as a whole is ticked off.
  if (seen < countSeen(lines, page) / 2) return page;
  let [best, most] = [said, seen];
  for (const clear of clearings(part)) {
    const clearPage = withPart(span, clear, page);
    const seenClear = countSeen(lines, clearPage);
    if (seenClear > most) [best, most] = [clearPage, seenClear];
  }
  return best;
}
