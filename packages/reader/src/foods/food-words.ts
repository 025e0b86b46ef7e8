import { COOKING_WORDS } from '../card/words/cooking-words.ts';
import { fold, foldedWords } from '../card/words/fold.ts';
import { RARER_FOODS } from '../card/words/rarer-foods.ts';
import { knownLanguage, type Language } from '../ingredients/language.ts';
import { AND_WORDS, OR_WORDS } from '../vocabulary/and-words.ts';
import { isStaple } from '../vocabulary/staples.ts';
import { KITCHEN_WORDS } from './kitchen-words.ts';

/** Words of the kitchen that are said of much else, too: nobody is a cook for having water. */
const SAID_OF_MUCH = new Set(
  'acorn angel bay bell bin blade butler cap chip chips chuck cocktail coin collar condensed conference cookie cookies cottage crisp crop crown crumb crumbs cub dark date dates devil disc dogs dressing essence extract fat flake flakes flap gem girdle glaze globe glove grain ground gum hanger heel hip hot husk ice italian jack joint lobe lye navy paradise paste perch pine pip plain ponies pony port porter powder prop punt ray roast rolled rook runner sable saddle savory scarlet scraps seed seeds shell shells skate skirt snow sole splice sponge spread stock stuffing swiss tab tang tap tot triple vial victoria violet water williams wing wings witch wrapper wrappers'.split(
    ' ',
  ),
);

const ENGLISH_FOODS: ReadonlySet<string> = new Set(
  [...COOKING_WORDS, ...RARER_FOODS].filter((word) => !SAID_OF_MUCH.has(word)),
);

/** These write compounds in one word: "Puderzucker", "rågmjöl". */
const COMPOUNDING: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'da', 'no', 'hu']);
/** Shorter beginnings stand in the middle of too many words. */
const LEAST_IN_COMPOUND = 4;
const NOTHING = /(?!)/;

/** Of folded text, whose letters are few: a pattern is the sooner prepared. */
function patternOf(list: string, isCompounding: boolean): RegExp {
  if (list === '') return NOTHING;
  const entries = list.split(' ');
  const starts = entries.map((entry) =>
    entry.endsWith('!') ? `${entry.slice(0, -1)}(?![a-z])` : entry,
  );
  const inside = entries.filter(
    (entry) => isCompounding && !entry.endsWith('!') && entry.length >= LEAST_IN_COMPOUND,
  );
  const within = inside.length > 0 ? `|${inside.join('|')}` : '';
  return new RegExp(`(?<![a-z])(?:${starts.join('|')})${within}`);
}

const languages = Object.keys(KITCHEN_WORDS).flatMap((code) => knownLanguage(code) ?? []);

const FOODS = new Map(
  languages.map((code) => [code, patternOf(KITCHEN_WORDS[code].foods, COMPOUNDING.has(code))]),
);
const COOKING = new Map(
  languages.map((code) => [code, patternOf(KITCHEN_WORDS[code].cooking, false)]),
);

const has = (patterns: ReadonlyMap<Language, RegExp>, text: string, language: string): boolean => {
  const spoken = knownLanguage(language);
  return spoken !== undefined && patterns.get(spoken)?.test(text) === true;
};

/** Whether a text names something to eat; English names are understood everywhere. */
export const namesFood = (text: string, language: string): boolean =>
  foldedWords(text).some((word) => ENGLISH_FOODS.has(word)) || has(FOODS, fold(text), language);

/** Of what is said of much else, too, that which in a list of food is nothing but food. */
const FOOD_IN_LISTS = new Set('fat ice powder stock sweetener water'.split(' '));

/** Whether a row of a list of food names something to eat. */
export const namesListedFood = (text: string, language: string): boolean =>
  namesFood(text, language) ||
  isStaple(text) ||
  foldedWords(text).some((word) => FOOD_IN_LISTS.has(word));

/** The same in whatever language. */
export const isFoodSomewhere = (name: string): boolean =>
  languages.some((language) => namesListedFood(name, language));

const BETWEEN = new RegExp(`^(?:&|${AND_WORDS}|${OR_WORDS})$`, 'iu');

/** Whether all words of a text name something to eat: "parsley", "salt and pepper". */
export const namesOnlyFood = (text: string, language: string): boolean =>
  text
    .split(/\s+/u)
    .filter((word) => !BETWEEN.test(word))
    .every((word) => namesFood(word, language));

const CHOICE = new RegExp(String.raw`(?<!\p{L})(?:${OR_WORDS})(?!\p{L})`, 'iu');

/** Whether what follows a comma is bought as well: "salt and pepper". A choice is of what stands before: "chicken or beef". */
export const namesAnotherFood = (text: string, language: string): boolean =>
  !CHOICE.test(text) && (isStaple(text) || namesOnlyFood(text, language));

/** Whether a text speaks of cooking. */
export const speaksOfCooking = (text: string, language: string): boolean =>
  has(COOKING, fold(text), language);
