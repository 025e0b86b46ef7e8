import type { ScannedPage } from '../../scan/scan-page.ts';
import { ABOUT_WORDS, FOR_WORDS, MAKES_WORDS, RANGE_WORDS } from '../../vocabulary/number-words.ts';
import { hasDigit } from './fact-rows.ts';
import { rowsAbove } from './rows-above.ts';
import type { SeenLine } from '../seen-lines.ts';
import { factsIn, isTooLong } from './facts-in-row.ts';
import { textAbove } from './text-above.ts';

const PIECES =
  'pieces|stücke?|stk|stuks|pièces|piezas|unidades|pezzi|bitar|styck(?:en)?|stykker|biter|sztuki?|darab';
const MAKING = `${MAKES_WORDS}|ger|gir`;
const NUMBER = String.raw`\d{1,3}(?:\s*(?:-|–|${RANGE_WORDS})\s*\d{1,3})?`;
/** A row, or a fact in it, that counts pieces and says nothing else: "Für 20 Stücke", "Rinde 20". */
const COUNTED = new RegExp(
  String.raw`^(?:(?:${MAKING}|${FOR_WORDS})\s*:?\s+)?(?:(?:${ABOUT_WORDS})\s+)?(${NUMBER})\s*(?:${PIECES})\.?$|^(?:${MAKING})\s*:?\s+(?:(?:${ABOUT_WORDS})\s+)?(${NUMBER})$`,
  'iu',
);
/** The same in bare text, where it is soon told. */
const MAY_COUNT = new RegExp(
  String.raw`\d(?:${PIECES})|(?:${MAKING.replaceAll(' ', '')})\p{L}{0,14}\d`,
  'u',
);

/** How many pieces the rows above a list say that it makes, each with the row. */
export function* piecesAbove(first: SeenLine, page: ScannedPage): Generator<[string, string]> {
  if (!MAY_COUNT.test(textAbove(first, page.shown))) return;
  for (const row of rowsAbove(first, page, hasDigit))
    for (const part of isTooLong(row) ? [] : new Set([...factsIn(row), row])) {
      const [, pieces, made] = COUNTED.exec(part) ?? [];
      const number = pieces ?? made;
      if (number !== undefined) yield [row, number];
    }
}
