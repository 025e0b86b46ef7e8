import { type Language, unitWords } from '../../ingredients/language.ts';
import { kindOf, type UnitName } from '../../ingredients/unit.ts';
import { fold } from './fold.ts';
import { CARD_LANGUAGES } from './vocabulary.ts';

/** Words that say more often what a thing is than how much of it: "a recipe from home", "rolls with butter". */
const ALSO_THINGS: ReadonlySet<UnitName> = new Set([
  'ball',
  'bar',
  'batch',
  'cutlet',
  'log',
  'pair',
  'part',
  'portion',
  'rack',
  'recipe',
  'ring',
  'roll',
  'round',
  'serving',
  'steak',
  'unit',
]);

type Entry = ReturnType<typeof unitWords>[number];

/** Words that measure one thing only tell nothing without it. */
const isTelling = ([, unit]: Entry): boolean => kindOf(unit) !== 'particular';

/** The measures of a language as they are written, accents and all. */
export const measureWords = (language: Language): string[] =>
  unitWords(language)
    .filter(isTelling)
    .map(([word]) => word);

const inAllLanguages = (isWanted: (entry: Entry) => boolean): ReadonlySet<string> =>
  new Set(
    CARD_LANGUAGES.flatMap(({ code }) => unitWords(code))
      .filter(isWanted)
      .map(([word]) => fold(word)),
  );

/** What may follow the number of an ingredient, in any language, folded. */
export const UNITS = inAllLanguages(isTelling);

/** What tells an ingredient without a figure before it: "a slice of ham", "pinch of salt". */
export const MEASURES_ALONE = inAllLanguages(
  (entry) => isTelling(entry) && !ALSO_THINGS.has(entry[1]),
);
