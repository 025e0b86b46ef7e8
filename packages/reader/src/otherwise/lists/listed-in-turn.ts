import type { ScannedPage } from '../../scan/scan-page.ts';
import { areRowsInTurn } from '../../shown/lists/rows-in-turn.ts';
import { withOtherMeasureOnly } from '../../shown/lists/said-with-more.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { withFractions } from '../../text/decimal-fractions.ts';
import { withDecimals } from '../../text/written-numbers.ts';
import { doubledFoods, type OtherRows } from '../foods/doubled-foods.ts';
import { unitsAsListed } from '../amounts/units-as-listed.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

/** Ingredients as a page lists them. */
interface Listed {
  lines: readonly SeenLine[];
  /** Whether these are its rows one behind the other: then it says the same of each. */
  areInTurn: boolean;
  /** Whether it has all of them as they are declared. */
  areAsDeclared: boolean;
  otherwise?: OtherRows;
}

/** A text with decimals for its fractions, or fractions for its decimals. */
export function withOtherNumbers(text: string): string {
  const decimals = withDecimals(text);
  return decimals === text ? withFractions(text) : decimals;
}

/** A line with other signs for its numbers, or with another measure beside its own, where a page has that. */
function sameInOtherSigns(line: string, shown: string): string {
  const other = withOtherNumbers(line);
  if (other !== line && shown.includes(bareOf(other))) return other;
  return withOtherMeasureOnly(line, shown) ?? line;
}

/** The lines, those that the page does not have as they are with its signs; the same where that changes none. */
function inOtherSigns(seen: readonly SeenLine[], shown: string): readonly SeenLine[] {
  const written = seen.map(({ line, at }) => (at < 0 ? sameInOtherSigns(line, shown) : line));
  return written.every((line, at) => line === seen[at]?.line) ? seen : seenLines(written, shown);
}

function readListed(ingredients: readonly string[], page: ScannedPage): Listed {
  const seen = seenLines(ingredients, page.shown);
  const asDeclared = { lines: seen, areAsDeclared: true };
  if (areRowsInTurn(seen, page)) return { ...asDeclared, areInTurn: true };
  const spelled = unitsAsListed(seen, page);
  const inOtherAmounts = (): Listed | null => {
    const listed = doubledFoods(ingredients, page);
    return listed && { ...listed, areInTurn: true, areAsDeclared: false };
  };
  if (spelled === seen && seen.every(({ at }) => at >= 0))
    return inOtherAmounts() ?? { ...asDeclared, areInTurn: false };
  const inTurn = (lines: readonly SeenLine[]): Listed | null =>
    areRowsInTurn(lines, page) ? { lines, areInTurn: true, areAsDeclared: false } : null;
  const signed = inOtherSigns(seen, page.shown);
  return (
    inTurn(spelled) ??
    (signed === seen ? null : inTurn(unitsAsListed(signed, page))) ??
    inOtherAmounts() ?? {
      lines: spelled,
      areInTurn: false,
      areAsDeclared: false,
    }
  );
}

/** Of a list as it was last looked for; lists are replaced, never changed. */
const known = knownWhileReading<readonly string[], { markup: object; listed: Listed }>();

/**
 * The ingredients with the words that the page has for their units, where another one makes a row of it, and if all are rows
 * so, with its signs for their numbers and the measures beside: what needs no comparing of what is said. Asked for again and again.
 */
export function listedInTurn(ingredients: readonly string[], page: ScannedPage): Listed {
  const before = known.get(ingredients);
  if (before?.markup === page.markup) return before.listed;
  const listed = readListed(ingredients, page);
  known.set(ingredients, { markup: page.markup, listed });
  return listed;
}
