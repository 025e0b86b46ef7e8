import { MAX_COMPARED } from '../../finding/max-compared.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { isOwnRow } from '../../shown/lists/own-row.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { wordsWithMore } from '../../shown/lists/said-with-more.ts';
import { bareOf } from '../../text/bare-text.ts';
import { listedInTurn, withOtherNumbers } from './listed-in-turn.ts';
import { wordedOnPage } from './worded-on-page.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

/** A line as the page writes it: with other signs for its numbers, with another measure beside its own, or without one. */
function asWritten(line: string, shown: string): string {
  const other = withOtherNumbers(line);
  if (other !== line && shown.includes(bareOf(other))) return other;
  return wordsWithMore(line, shown) ?? line;
}

/** Of a list as it was last asked for; lists are replaced, never changed. */
const known = knownWhileReading<readonly string[], { markup: object; listed: readonly string[] }>();

/** The ingredients in the words by which the page lists them, where it says the same in others: asked for again and again. */
export function ingredientsAsListed(
  ingredients: readonly string[],
  page: ScannedPage,
): readonly string[] {
  if (ingredients.length > MAX_COMPARED) return ingredients;
  const before = known.get(ingredients);
  if (before?.markup === page.markup) return before.listed;
  const { lines, areInTurn, areAsDeclared } = listedInTurn(ingredients, page);
  const written = areInTurn ? lines.map(({ line }) => line) : null;
  const listed = areAsDeclared ? ingredients : (written ?? asListed(lines, page));
  known.set(ingredients, { markup: page.markup, listed });
  return listed;
}

function asListed(seen: readonly SeenLine[], page: ScannedPage): readonly string[] {
  const { shown } = page;
  const written = seenLines(
    seen.map(({ line, at }) => (at >= 0 ? line : asWritten(line, shown))),
    shown,
  );
  const replaced = seen.map((line, at) => {
    const other = written[at];
    // The story tells of "3 leeks" as well.
    return line.at < 0 && other && isOwnRow(other, page) ? other : line;
  });
  // What was found for the lines as they are is known.
  const lines = replaced.every((line, at) => line === seen[at]) ? seen : replaced;
  const { alike } = wordedOnPage(lines, page);
  return lines.map(({ line }) => alike.get(line) ?? line);
}
