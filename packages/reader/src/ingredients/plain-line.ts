import type { CleanLine } from './clean-line.ts';
import { IngredientReading } from './ingredient-reading.ts';
import { lexiconOf } from './language.ts';
import type { Language } from './language.ts';
import type { ParsedIngredient } from './parsed-ingredient.ts';
import {
  areCounted,
  goesOnBehindUnit,
  holdsCountUnit,
  maySayAmount,
  plainUnitKind,
} from './plain-words.ts';
import { once } from '../text/once.ts';
import { tidy } from './render.ts';

const SIGN = '[½⅓⅔¼¾⅛]';
const AT_THE_END = new RegExp(` ?${SIGN}$`);

/** "1½" as "1 1/2". */
const withoutSign = (number: string): string =>
  AT_THE_END.test(number)
    ? number
        .replace(AT_THE_END, (sign) => ` ${sign.trim().normalize('NFKC').replace('⁄', '/')}`)
        .trimStart()
    : number;

const WHOLE = String.raw`[1-9]\d{0,3}`;
const NUMBER = `(?:${WHOLE} ?)?${SIGN}|(?:${WHOLE} )?(?:1/[2348]|2/3|3/[48])|${WHOLE}`;
const LETTER = 'A-Za-zÀ-ÖØ-öø-ÿ';
const LETTERS = `[${LETTER}]+`;
/** A number and a word, be it with the same amount in another unit behind it, and the next word: "1 1/2 cups (180 g) all-purpose". */
const OPENING = new RegExp(
  String.raw`^(${NUMBER}) ?(${LETTERS})(\.?(?: \((?:${NUMBER}) ?${LETTERS}\))?)(?=[ ,]|$)(?: (?=(${LETTERS}(?:-${LETTERS})*)(?:[ ,]|$)))?`,
);
/** Words without figures, and with no sign that may part a heading from what is below it. */
const WORDS_ALONE = new RegExp(`^[${LETTER}][${LETTER} ,()&-]*$`);

/** A line that says its amount in the plainest way, or none. What else it says is read in full when asked for. */
class PlainLine implements ParsedIngredient {
  readonly quantity: string;
  readonly unit: string;
  readonly itemWithNotes: string;
  readonly isRangeGuessed = false;
  readonly vagueQuantity = '';
  readonly #readInFull: () => IngredientReading;

  constructor(
    {
      quantity,
      unit,
      itemWithNotes,
    }: Pick<ParsedIngredient, 'quantity' | 'unit' | 'itemWithNotes'>,
    readInFull: () => IngredientReading,
  ) {
    this.quantity = quantity;
    this.unit = unit;
    this.itemWithNotes = itemWithNotes;
    this.#readInFull = readInFull;
  }

  get item(): string {
    return this.#readInFull().item;
  }

  get notes(): readonly string[] {
    return this.#readInFull().notes;
  }

  get toTaste(): boolean {
    // Where a line has no amount, it does not say so either.
    return this.quantity !== '' && this.#readInFull().toTaste;
  }
}

/**
 * A number, a unit and what is measured, a number and what it counts, or a name alone, as most lines are: where no other
 * word can belong to the amount, there is nothing to weigh, and the line need not be taken apart into words. Null for all others.
 */
export function readPlainLine(line: CleanLine, spoken: Language): ParsedIngredient | null {
  const { text, overflow } = line;
  if (overflow !== '') return null;
  const amount = plainAmount(text, spoken);
  if (!amount) return null;
  const itemWithNotes = tidy(text.slice(amount.end));
  const readInFull = once(() => new IngredientReading(line, spoken));
  return new PlainLine({ ...amount, itemWithNotes }, readInFull);
}

interface PlainAmount {
  quantity: string;
  unit: string;
  /** Where the name begins. */
  end: number;
}

function plainAmount(text: string, spoken: Language): PlainAmount | null {
  const lexicon = lexiconOf(spoken);
  const opening = OPENING.exec(text);
  if (!opening) {
    const isName = WORDS_ALONE.test(text) && !maySayAmount(text, lexicon);
    return isName ? { quantity: '', unit: '', end: 0 } : null;
  }
  const [{ length }, number = '', written = '', behind = '', next = ''] = opening;
  const [word, following] = [written.toLowerCase(), next.toLowerCase()];
  const kind = plainUnitKind(word, spoken);
  if (kind !== null) {
    if (next === '' || goesOnBehindUnit(following, lexicon)) return null;
    // Behind "can", brackets hold its size, which the name keeps.
    if (kind !== 'measure' && behind.endsWith(')')) return null;
    return { quantity: withoutSign(number), unit: written, end: length };
  }
  // Only the tagger can tell "3 garlic cloves" from the cloves of something.
  if (behind !== '' || !areCounted(word, following, lexicon)) return null;
  if (spoken === 'en' && holdsCountUnit(text, lexicon)) return null;
  return { quantity: withoutSign(number), unit: '', end: text.indexOf(written, number.length) };
}
