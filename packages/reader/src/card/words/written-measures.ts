/**
 * The measures of home cards as parts of patterns: what a hurried hand writes, and a camera gets wrong, most often.
 * No list here teaches the reader a measure: a new one belongs in ingredients/languages.
 */

const SPOONS = 'tsps?|tbsps?|tbs|teaspoons?|tablespoons?';
const WEIGHTS = 'lbs?|pounds?|oz';
const COUNTED = 'sticks?|cloves?|cans?|tins?|jars?|slices?|stalks?|sprigs?';

/** What stands in small numbers, so that a lone sign before it is a number. */
export const SMALL_MEASURES = `cups?|c|${SPOONS}|${WEIGHTS}|inch|pints?|quarts?|${COUNTED}|pinch|dash|bunch|handful|heads?`;

/** Some write their measures large; not "Can": before it an "I" that opens a line is the writer, as in "I Can tell". */
export const CAPITAL_MEASURES =
  'Cups?|Tbsps?|Tbs|Tsps?|Tablespoons?|Teaspoons?|Pounds?|Lbs?|Oz|Pkgs?|Packages?|Pints?|Quarts?|Sticks?|Cloves?|Slices?|[TC]';

export const FOREIGN_MEASURES =
  'TL|EL|Prise|Stange|Bund|Dose|Zehe|Tasse|Packung|Becher|Zweig|Kopf|Glas|msk|tsk|krm|dl|spsk|cucharada|cucharadita|taza|pizca|gousse|sachet|verre|cuill|bicchiere|cucchiaio|cucchiaino|spicchio|kg|ml';

/** What a number is written close to. */
export const TIGHT_WORDS = `cups?|${SPOONS}|lbs?|pounds?|ounces?|cans?|cloves?|slices?|sticks?|pkgs?|packages?|pints?|quarts?|eggs?|large|small|medium|stalks?|sprigs?|minutes?|mins?|hours?|degrees|[a-z]{4,}`;

/** What is measured in halves and quarters. */
export const SPOON_OR_CUP = 'tsp|tbsp|cup|teaspoon|tablespoon';

/** A measure that has lost its number, at the head of a line. */
export const LONE_MEASURE = new RegExp(
  String.raw`^(?:cups?|tsps?|tbsps?|oz|lbs?|teaspoons?|tablespoons?|pounds?|cans?|g|kg|ml|dl|el|tl|msk|tsk|spsk)\.?\s`,
  'iu',
);

/** More than one, by their plural, and often with a half or a quarter. */
export const IN_HALVES = 'cups|lbs|pounds';

/** Measures in the plural, of which there is never one. */
export const PLURAL_MEASURES = `${IN_HALVES}|ounces|teaspoons|tablespoons|cloves|slices|cans|tins|stalks|sprigs|sticks`;

export const SHORT_SPOONS = 'tbsps?|tsps?';

/** What flour and such are measured with. */
export const DRY_MEASURE = /^(?:cups?|tbsps?|tsps?|oz|lbs?|c|g)$/iu;

/** What a misread word after a number is most likely meant to be. */
export const USUAL_MEASURES: readonly string[] =
  'tsp tbsp tsps tbsps tbs cup cups can cans tin tins clove cloves pint pints stalk stalks sprig sprigs slice slices stick sticks pinch dash pound pounds ounce ounces package head heads strips teaspoon teaspoons tablespoon tablespoons'.split(
    ' ',
  );
