import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { rowText } from '../../shown/row-text.ts';
import { splitAfter } from '../../shown/lists/split-after.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { placesIn } from '../../text/places-in.ts';
import { withoutPointers } from './points-elsewhere.ts';
import { stepTerms } from '../steps/step-terms.ts';
import { wordsDisagree } from '../steps/steps-disagree.ts';

/** A line that ends with a note in brackets. */
const NOTED = /^(.{4,}?)\s*\*?\s*\({1,2}([^()]{3,})\){1,2}$/u;
const MOST_PLACES = 12;
const MOST_COMPARED = 40;
const LONGEST_ROW = 200;

/** A row of the page that begins with the words of a line, with what it says behind them. */
interface Row {
  text: string;
  note: string;
}

/** The rows that begin with the words of a line; null for one that cannot be read. */
function* rowsWith(words: string, { markup, places, shown }: ScannedPage): Generator<Row | null> {
  const bare = bareOf(words);
  for (const at of placesIn(shown, bare, MOST_PLACES)) {
    if (!places.beginsAt(at)) continue;
    const last = at + bare.length - 1;
    const text = rowText(rowAround(markup, places.of(at).markupAt, places.of(last).markupAt) ?? '');
    const split = text.length > LONGEST_ROW ? null : splitAfter(bare, text);
    yield split && { text, note: split.behind };
  }
}

/**
 * The lines of which the page has all but the note in brackets, and another note behind it, each with its row: "1 cup nuts
 * (toasted)" and "1 cup nuts, salted". A row without a note says nothing of it.
 */
export function notedOtherwise(
  unseen: readonly string[],
  lines: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  const lexicon = once(() => lexiconOf(guessLanguage(lines.join(' '))));
  const wordsOf = (note: string): string[] => stepTerms(note, lexicon()).words;
  for (const line of unseen.slice(0, MOST_COMPARED)) {
    const [, words = '', note = ''] = NOTED.exec(withoutPointers(line)) ?? [];
    if (note === '') continue;
    const rows = [...rowsWith(words, page)];
    const differs = (row: Row | null): row is Row =>
      row !== null && wordsDisagree(wordsOf(note), wordsOf(withoutPointers(row.note)));
    const [first] = rows;
    if (first && rows.every(differs)) found.set(line, first.text);
  }
  return found;
}
