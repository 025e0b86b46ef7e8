import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import type { Language } from '../../ingredients/language.ts';
import { readIngredient } from '../../ingredients/read-ingredient.ts';
import { ingredientsDoubtful } from '../../lines/ingredient-doubts.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { NUMBER_SIGN } from '../../text/number-signs.ts';
import { once } from '../../text/once.ts';
import { placesIn } from '../../text/places-in.ts';
import { elementsApart } from '../../text/elements-apart.ts';
import { rowAround } from '../row-around.ts';
import { areRowsInTurn } from './rows-in-turn.ts';
import { seenLines } from '../seen-lines.ts';

const NUMBER = new RegExp(NUMBER_SIGN, 'u');
/** A name and what is done to it, but no amount: "butter, melted". */
const NAME_MAX = 60;
export const isNameAlone = (line: string): boolean => line.length <= NAME_MAX && !NUMBER.test(line);

const NOTE = /\s*(?:\(|,(?!\d)).*$/u;
const withoutNote = (line: string): string => line.replace(NOTE, '');
/** The same with a number in what is noted of it: "butter (cut into 8 cubes)", "buttermilk (1/4 cup)". */
const NOTED_MAX = 120;
const isNameFirst = (line: string): boolean =>
  isNameAlone(line) || (line.length <= NOTED_MAX && isNameAlone(withoutNote(line)));

const MOST_PLACES = 40;
/** An amount and its unit, without spaces and signs. */
const AMOUNT_MAX = 24;

/** The row around the letters of a line at a place, with what stands in elements of its own set apart; null where it says more than an amount. */
function rowAt(bare: string, at: number, { markup, places }: ScannedPage): string | null {
  const last = at + bare.length - 1;
  const row = rowAround(markup, places.of(at).markupAt, places.of(last).markupAt);
  const text = row === null ? '' : elementsApart(row);
  const letters = bareOf(text);
  return letters.includes(bare) && letters.length <= bare.length + AMOUNT_MAX ? text : null;
}

/** One ingredient that the data only names, and the lines around it, bare. */
interface Named {
  line: string;
  /** All lines of the list: a row that is one of them is none of this. */
  declared: ReadonlySet<string>;
  bare: string;
  above: string;
  below: string;
  language: () => Language;
}

/** Whether a place has the line before it as it is declared, and the one behind it too. */
function isAsDeclared({ bare, above, below }: Named, at: number, shown: string): boolean {
  const end = at + bare.length;
  if (above === '' || shown.slice(Math.max(0, at - above.length), at) !== above) return false;
  return below === '' ? !/\d/.test(shown.charAt(end)) : shown.startsWith(below, end);
}

/** Whether a number stands near enough to a place to be its amount, and one of the lines around it, be it with theirs. */
function mayBeCounted({ bare, above, below }: Named, at: number, shown: string): boolean {
  const before = shown.slice(Math.max(0, at - 2 * AMOUNT_MAX - above.length), at);
  const end = at + bare.length;
  if (!/\d/.test(before.slice(-AMOUNT_MAX)) && !/\d/.test(shown.charAt(end))) return false;
  if (above !== '' && before.includes(above)) return true;
  const isBehind = (line: string): boolean =>
    line !== '' && shown.slice(end, end + 2 * AMOUNT_MAX + below.length).includes(line);
  return isBehind(below) && !isBehind(above);
}

const isNumberBefore = (bare: string, row: string): boolean =>
  row.endsWith(bare) && /^\d+$/.test(row.slice(0, -bare.length));

/** Whether a row is of the same food, and says how much of it. */
function countsIt(text: string, line: string, language: Language): boolean {
  // "Cup of rye" lacks no more than the number.
  if (isNumberBefore(bareOf(line), bareOf(text))) return true;
  // What is noted of it may be another measure, which is read as the amount where there is none before it.
  if (!isNameAlone(line))
    return (
      bareOf(text).endsWith(bareOf(line)) &&
      countsIt(withoutNote(text), withoutNote(line), language)
    );
  const [row, own] = [readIngredient(text, language), readIngredient(line, language)];
  return (
    (row.quantity !== '' || row.vagueQuantity !== '') &&
    bareOf(row.itemWithNotes) === bareOf(own.itemWithNotes)
  );
}

/** "2. barley" and "(2) barley" are the second row of a list, however much that is. */
const COUNTED_ROW = /^\(?\d{1,2}[.)]\s/;

/** The row in which the page lists an ingredient with its amount; null where it does not, or lists it without one too. */
function rowWithAmount(named: Named, page: ScannedPage): string | null {
  const { line, bare, declared, language } = named;
  let found: string | null = null;
  for (const at of placesIn(page.shown, bare, MOST_PLACES)) {
    if (isAsDeclared(named, at, page.shown)) return null;
    const row = mayBeCounted(named, at, page.shown) ? rowAt(bare, at, page) : null;
    if (row === null) continue;
    if (bareOf(row.replace(COUNTED_ROW, '')) === bare) return null;
    if (!declared.has(bareOf(row)) && countsIt(row, line, language())) found ??= row;
  }
  return found;
}

/** The ingredients, with the amounts that the page gives of those which the data only names: "flour" where that lists "500 g flour". */
export function amountsAsShown(lines: string[], page: ScannedPage): string[] {
  if (lines.length > MAX_COMPARED || !lines.some(isNameFirst)) return lines;
  if (areRowsInTurn(seenLines(lines, page.shown), page)) return lines;
  // A list without any amounts is held against that of the page as a whole.
  if (ingredientsDoubtful(lines)) return lines;
  const language = once(() => guessLanguage(lines.join(' ')));
  const bares = lines.map(bareOf);
  const declared = new Set(bares);
  const counted = lines.map((line, index) => {
    if (!isNameFirst(line)) return line;
    const [above = '', bare = '', below = ''] = [bares[index - 1], bares[index], bares[index + 1]];
    return rowWithAmount({ line, declared, bare, above, below, language }, page) ?? line;
  });
  return counted.some((line, index) => line !== lines[index]) ? counted : lines;
}
