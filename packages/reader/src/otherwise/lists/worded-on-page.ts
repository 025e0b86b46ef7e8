import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { amountsDiffer } from '../amounts/amounts-differ.ts';
import { foodReadingOf } from '../foods/food-reading.ts';
import { foodWordsDiffer } from '../foods/food-words-differ.ts';
import { gradesDiffer } from '../amounts/grades-differ.ts';
import { numbersBesideDiffer } from '../amounts/numbers-beside-differ.ts';
import { areOtherMeasures } from '../amounts/other-measures.ts';
import { packageSizesDiffer } from '../amounts/package-sizes-differ.ts';
import { rowWithoutAsides } from './row-without-asides.ts';
import { rowsBeside } from './rows-beside.ts';
import { areSaidAlike } from '../foods/say-the-same-of-food.ts';
import { withoutSharedTail } from '../foods/shared-tail.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

/** Of the declared lines that are no rows of the page's list. */
interface Worded {
  /** Those of which the row in their place says something else, be it in a note or by a range, each with that row. */
  otherwise: ReadonlyMap<string, string>;
  /** Those of which it says the same in other words, each with these. */
  alike: ReadonlyMap<string, string>;
}

/** Of lines as they were looked for on their page, which are asked for again and again. */
const known = knownWhileReading<readonly SeenLine[], { markup: object; worded: Worded }>();

export function wordedOnPage(lines: readonly SeenLine[], page: ScannedPage): Worded {
  const before = known.get(lines);
  if (before?.markup === page.markup) return before.worded;
  const worded = readWorded(lines, page);
  known.set(lines, { markup: page.markup, worded });
  return worded;
}

function readWorded(lines: readonly SeenLine[], page: ScannedPage): Worded {
  const otherwise = new Map<string, string>();
  const alike = new Map<string, string>();
  const rows = rowsBeside(lines, page);
  if (rows.size === 0) return { otherwise, alike };
  const language = guessLanguage(lines.map(({ line }) => line).join(' '));
  const foods = foodReadingOf(page, lexiconOf(language));
  const differs = (line: string, row: string): boolean =>
    amountsDiffer(line, row, foods) ||
    areOtherMeasures(line, row, foods) ||
    numbersBesideDiffer(line, row, foods) ||
    gradesDiffer(line, row) ||
    packageSizesDiffer(line, row, foods) ||
    foodWordsDiffer(line, row, foods);
  for (const [line, { text, written }] of rows) {
    const said = differs(line, text)
      ? rowWithoutAsides(written, line).find((row) => !differs(line, row))
      : text;
    if (said === undefined) otherwise.set(line, text);
    else if (areSaidAlike(line, said, foods)) alike.set(line, said);
  }
  const shared = withoutSharedTail([...otherwise.values()], lines.length);
  for (const [line, row] of otherwise) {
    const said = shared.get(row);
    if (said === undefined || differs(line, said)) continue;
    otherwise.delete(line);
    if (areSaidAlike(line, said, foods)) alike.set(line, said);
  }
  return { otherwise, alike };
}
