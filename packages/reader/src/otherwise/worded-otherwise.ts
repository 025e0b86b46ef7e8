import { guessLanguage } from '../ingredients/heard-language.ts';
import { lexiconOf } from '../ingredients/language.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { amountsDiffer } from './amounts-differ.ts';
import { foodWordsDiffer } from './food-words-differ.ts';
import { rowsBeside } from './rows-beside.ts';

/** The declared ingredients of which the row in their place says something else, be it in a note or by a range, each with that row. */
export function wordedOtherwise(
  lines: readonly SeenLine[],
  page: ScannedPage,
): Map<string, string> {
  const rows = rowsBeside(lines, page);
  if (rows.size === 0) return rows;
  const lexicon = lexiconOf(guessLanguage(lines.map(({ line }) => line).join(' ')));
  const isOther = ([line, row]: readonly [string, string]): boolean =>
    amountsDiffer(line, row, lexicon) || foodWordsDiffer(line, row, lexicon);
  return new Map([...rows].filter(isOther));
}
