import { MIXED } from './head-amount.ts';
import type { Lexicon } from './lexicon.ts';
import { countUnit } from './tagger/tag-sequence.ts';
import { kindOf } from './unit.ts';

/** Whether a word is a measure, and nothing else wherever it stands behind a number. */
export function isPlainMeasure(word: string, lexicon: Lexicon): boolean {
  const { units, numbers } = lexicon;
  const unit = units.isOneWord(word) ? units.get(word) : undefined;
  if (unit === undefined || kindOf(unit) !== 'measure') return false;
  return !numbers.isBegunBy(word) && !joins(word, lexicon);
}

const joins = (word: string, { joiners, plusWords, rangeWords }: Lexicon): boolean =>
  joiners.isBegunBy(word) || plusWords.isBegunBy(word) || rangeWords.isBegunBy(word);

/** Whether a word says more of the amount where it follows a measure: "plus", "heaped", "of". */
export const goesOnBehindMeasure = (word: string, lexicon: Lexicon): boolean =>
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
