import type { CleanLine } from './clean-line.ts';
import { IngredientReading } from './ingredient-reading.ts';
import { lexiconOf } from './language.ts';
import type { Language } from './language.ts';
import type { ParsedIngredient } from './parsed-ingredient.ts';
import { once } from '../text/once.ts';
import { tidy } from './render.ts';

const SIGN = '[½⅓⅔¼¾⅛]';
const AT_THE_END = new RegExp(` ?${SIGN}$`);

/** "1½" as "1 1/2". */
const withoutSign = (number: string): string =>
  number
    .replace(AT_THE_END, (sign) => ` ${sign.trim().normalize('NFKC').replace('⁄', '/')}`)
    .trimStart();

const WHOLE = String.raw`[1-9]\d{0,3}`;
const NUMBER = `(?:${WHOLE} ?)?${SIGN}|(?:${WHOLE} )?(?:1/[2348]|2/3|3/[48])|${WHOLE}`;
const LETTERS = '[A-Za-zÀ-ÖØ-öø-ÿ]+';
/** A number, a measure, and the first word of a name: "1 1/2 cups all-purpose flour (sifted)". */
const PLAIN = new RegExp(`^(${NUMBER}) ?(${LETTERS}) (?=(${LETTERS}(?:-${LETTERS})*)(?:[ ,]|$))`);

/** A line that says its amount in the plainest way. What else it says is read in full when asked for. */
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
    return this.#readInFull().toTaste;
  }
}

/**
 * A number, a measure and what is measured, as most lines are: where no other word can belong to the amount, there is
 * nothing to weigh, and the line need not be taken apart into words. Null for all others.
 */
export function readPlainLine(line: CleanLine, spoken: Language): ParsedIngredient | null {
  const { text, overflow } = line;
  const [start, number = '', unit = '', next = ''] = PLAIN.exec(text) ?? [];
  if (start === undefined || overflow !== '') return null;
  const { plainMeasures, afterMeasure } = lexiconOf(spoken);
  if (!plainMeasures.has(unit.toLowerCase()) || afterMeasure.has(next.toLowerCase())) return null;
  const quantity = withoutSign(number);
  const itemWithNotes = tidy(text.slice(start.length));
  const readInFull = once(() => new IngredientReading(line, spoken));
  return new PlainLine({ quantity, unit, itemWithNotes }, readInFull);
}
