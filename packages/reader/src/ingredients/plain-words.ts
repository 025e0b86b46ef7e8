import { MIXED } from './head-amount.ts';
import { lexiconOf } from './language.ts';
import type { Language } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { countUnit } from './tagger/tag-sequence.ts';
import { kindOf } from './unit.ts';
import type { UnitKind } from './unit.ts';

/** The kinds of units that belong to the number before them, whatever they are of. */
const BELONGS_TO_NUMBER: ReadonlySet<UnitKind> = new Set(['measure', 'container', 'vague']);

/** The kind of a word that can be nothing but the unit of the number before it; null of all others. */
export function plainUnitKind(word: string, spoken: Language): UnitKind | null {
  const lexicon = lexiconOf(spoken);
  const unit = lexicon.units.isOneWord(word) ? lexicon.units.get(word) : undefined;
  if (unit === undefined) return null;
  const kind = kindOf(unit);
  // In English, the tagger tells "4 cloves garlic" from "4 whole cloves".
  const belongs = BELONGS_TO_NUMBER.has(kind) || (kind === 'count' && spoken !== 'en');
  const isElse = lexicon.numbers.isBegunBy(word) || joins(word, lexicon);
  return belongs && !isElse ? kind : null;
}

const joins = (word: string, { joiners, plusWords, rangeWords }: Lexicon): boolean =>
  joiners.isBegunBy(word) || plusWords.isBegunBy(word) || rangeWords.isBegunBy(word);

/** Whether a word says more of the amount where it follows a unit: "plus", "heaped", "of". */
export const goesOnBehindUnit = (word: string, lexicon: Lexicon): boolean =>
  lexicon.units.isBegunBy(word) || lexicon.sizes.isBegunBy(word) || joins(word, lexicon);

/** "2 x", "1 no. 303 can", "5 spice powder", "1 KL": behind a number, these may be no names. */
const MEANS_ELSE: ReadonlySet<string> = new Set(['x', 'no', 'kl', ...MIXED]);

const goesOnBehindNumber = (word: string, lexicon: Lexicon): boolean =>
  MEANS_ELSE.has(word) ||
  lexicon.units.isBegunBy(word) ||
  lexicon.numbers.isBegunBy(word) ||
  joins(word, lexicon);

/** Whether the first words behind a number can only be what it counts, be it with its size: "eggs", "large eggs". */
export function areCounted(word: string, next: string, lexicon: Lexicon): boolean {
  const { sizes } = lexicon;
  if (goesOnBehindNumber(word, lexicon)) return false;
  if (!sizes.isBegunBy(word)) return true;
  // "inch-thick" is a size in one word.
  if (!sizes.isOneWord(word) || next === '' || next.includes('-')) return false;
  return !sizes.isBegunBy(next) && !goesOnBehindNumber(next, lexicon);
}

const WORDS = /[a-zà-öø-ÿ]+(?:-[a-zà-öø-ÿ]+)*/g;

/** Whether a text has a word that may as well be the unit of what a number counts: "3 garlic cloves". */
export function holdsCountUnit(text: string, lexicon: Lexicon): boolean {
  for (const word of text.toLowerCase().match(WORDS) ?? [])
    if (countUnit(lexicon, word) !== null) return true;
  return false;
}

/** Whether a text without figures may yet say how much: "one", "a pinch", "some", "to taste". */
export function maySayAmount(text: string, lexicon: Lexicon): boolean {
  const { units, numbers, some, toTaste } = lexicon;
  for (const word of text.toLowerCase().match(WORDS) ?? [])
    if (
      word === 'kl' ||
      units.isBegunBy(word) ||
      numbers.isBegunBy(word) ||
      some.isBegunBy(word) ||
      toTaste.isBegunBy(word)
    )
      return true;
  return false;
}
