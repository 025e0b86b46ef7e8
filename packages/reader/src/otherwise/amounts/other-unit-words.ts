import { LANGUAGES, type Language, unitWords } from '../../ingredients/language.ts';
import { kindOf, type UnitName } from '../../ingredients/unit.ts';
import { once } from '../../text/once.ts';

/** All words for the same unit, by each of them. */
type WordsByWord = ReadonlyMap<string, readonly string[]>;

function readWords(language: Language, isTaken: (unit: UnitName) => boolean): WordsByWord {
  const byUnit = new Map<UnitName, string[]>();
  const byWord = new Map<string, readonly string[]>();
  for (const [word, unit] of unitWords(language)) {
    const words = byUnit.get(unit) ?? [];
    words.push(word);
    byUnit.set(unit, words);
    // What may mean several is taken for the first of them.
    if (!byWord.has(word)) byWord.set(word, isTaken(unit) ? words : []);
  }
  return byWord;
}

const isMeasure = (unit: UnitName): boolean => kindOf(unit) === 'measure';

/** Of a language there are hundreds, which are the same for every page. */
const known = new Map<Language, WordsByWord>();

/** The other words of a language for what one of them measures: "teaspoon" for "tsp". */
export function otherUnitWords(word: string, language: Language): string[] {
  const before = known.get(language);
  const byWord = before ?? readWords(language, isMeasure);
  if (!before) known.set(language, byWord);
  return (byWord.get(word) ?? []).filter((other) => other !== word);
}

const allWords = once(() => LANGUAGES.map((language) => readWords(language, () => true)));

/** The other words for a unit in all languages that have it, be it one to count by: "eetlepel" for "el", "Päckchen" for "Pck". Short lists do not tell their language. */
export const sameUnitWords = (word: string): ReadonlySet<string> =>
  new Set(
    allWords().flatMap((byWord) => (byWord.get(word) ?? []).filter((other) => other !== word)),
  );
