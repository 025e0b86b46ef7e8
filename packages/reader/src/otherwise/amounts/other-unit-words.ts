import { type Language, unitWords } from '../../ingredients/language.ts';
import { kindOf, type UnitName } from '../../ingredients/unit.ts';

/** All words for what one of them measures, by each of them. */
type WordsByWord = ReadonlyMap<string, readonly string[]>;

function readWords(language: Language): WordsByWord {
  const byUnit = new Map<UnitName, string[]>();
  const byWord = new Map<string, readonly string[]>();
  for (const [word, unit] of unitWords(language)) {
    const words = byUnit.get(unit) ?? [];
    words.push(word);
    byUnit.set(unit, words);
    // What may mean several is taken for the first of them.
    if (!byWord.has(word)) byWord.set(word, kindOf(unit) === 'measure' ? words : []);
  }
  return byWord;
}

/** Of a language there are hundreds, which are the same for every page. */
const known = new Map<Language, WordsByWord>();

/** The other words of a language for what one of them measures: "teaspoon" for "tsp". */
export function otherUnitWords(word: string, language: Language): string[] {
  const before = known.get(language);
  const byWord = before ?? readWords(language);
  if (!before) known.set(language, byWord);
  return (byWord.get(word) ?? []).filter((other) => other !== word);
}
