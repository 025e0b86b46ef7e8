import { bareOf } from '../text/bare-text.ts';
import { partTitled } from '../vocabulary/part-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { isMeasuredStaple, isStaple } from '../vocabulary/staples.ts';
import { isAmountOfFood, mayBeFood, namesIn } from './food-row.ts';
import type { Likeness } from './left-out.ts';
import type { OutlineRow } from './outline-row.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { namesListedFood } from '../foods/food-words.ts';
import { isTool } from '../foods/listed-kind.ts';
import { once } from '../text/once.ts';
import { partRows } from './part-rows.ts';
import { exactPlaces, placesOfRows } from './row-places.ts';

/** The same list once more. */
const OTHER_MEASURES =
  /(?<!\p{L})(?:metric|imperial|customary|us|uk|cups?|grams?|ounces|units?|servings?|portion\p{L}*|print|\d+\s*x?)(?!\p{L})/iu;
const LONGEST_NAME = 60;

const shareName = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) => other.some((name) => name.includes(word) || word.includes(name)));

/** What a site does for its readers, in the place of an ingredient. */
const OFFER =
  /^(?:add|buy|calculate|convert|copy|download|email|e-mail|get|order|pin|print|save|send|share|shop|show|text|view)\s|(?<!\p{L})(?:lists?|ingredients?|recipe|basket|cart|zutaten|einkaufs\p{L}*|liste|lista|courses|ingrédients|ingredienti|spesa|ingredienser|inköps\p{L}*|boodschappen\p{L}*|ingrediënten|składniki|koszyka)(?!\p{L})/iu;

/** "Basil leaves" among ingredients with amounts. */
const isBareName = (text: string): boolean =>
  !OFFER.test(text) &&
  !/\d|[.:!?]$/.test(text) &&
  sectionKind(text) === null &&
  partTitled(text) === null &&
  mayBeFood(text);

/** "Sal 1 cucharadita"; what is given in grams may be of a table of nutrients. */
const isSpoonedStaple = (text: string): boolean =>
  isMeasuredStaple(text) && !/\d\s?(?:m?g|gr)\.?$/iu.test(text) && mayBeFood(text);

/** How the rows of a page stand to declared ingredients; `rows` are all that may hold one. */
export function ingredientRows(declared: readonly string[], rows: readonly OutlineRow[]): Likeness {
  const placeOf = placesOfRows(rows, exactPlaces(declared));
  const seen = new Set(placeOf.values());
  const shown = new Set([...placeOf.keys()].map(({ bare }) => bare));
  const unseen = declared.filter((line) => !shown.has(bareOf(line)));
  const namesUnseen = once(() => unseen.map(namesIn));
  const isShownTwice = seen.size < placeOf.size;
  const looks = once(() => new Set([...placeOf.keys()].map(({ look }) => look)));
  /** Whether a row is the head of a table that has the lines below: "8 scones". */
  const isHead = ({ look }: OutlineRow): boolean => look.endsWith(' th') && !looks().has(look);
  /** Whether a row that needs no amount looks as the declared lines do. */
  const looksAlike = (row: OutlineRow): boolean =>
    row.text.length <= LONGEST_NAME &&
    !/\d/.test(row.text) &&
    !row.isLinked &&
    looks().has(row.look) &&
    isBareName(row.text) &&
    namesNew(row.text);
  const language = once(() => guessLanguage(declared.join(' ')));
  const known = declared.join(' ').toLowerCase();
  const namesNew = (text: string): boolean =>
    namesIn(text).some((name) => !known.includes(name.replace(/s$/, '')));
  const parts = once(() => partRows(rows));
  const isKnownFood = (row: OutlineRow): boolean =>
    looksAlike(row) && namesListedFood(row.text, language()) && !parts().has(row);
  /** Whether a row is what the page shows in the place of a line that it does not show as declared. */
  const standsFor = (text: string): boolean => {
    if (unseen.length === 0) return false;
    const names = namesIn(text);
    return namesUnseen().some((line) => shareName(line, names));
  };
  return {
    lines: declared.length,
    unseen: unseen.length,
    lost: () => {
      const others = rows.filter((row) => !placeOf.has(row)).map(({ text }) => namesIn(text));
      return namesUnseen().filter((line) => !others.some((names) => shareName(line, names))).length;
    },
    mayTrail: true,
    heldBy: (row) => placeOf.get(row) ?? null,
    heldUpTo: (_row, place) => place,
    isLine: (row) =>
      ((isAmountOfFood(row.text) && (!isShownTwice || namesNew(row.text))) ||
        isStaple(row.text) ||
        isSpoonedStaple(row.text) ||
        isKnownFood(row)) &&
      !isHead(row) &&
      !standsFor(row.text) &&
      !isTool(row.text, language()),
    isBetween: (row) => isMeasuredStaple(row.text) && !standsFor(row.text),
    mayEnd: (row) => looksAlike(row) && !standsFor(row.text) && !isTool(row.text, language()),
    isPart: (list, { name }) =>
      !OTHER_MEASURES.test(name) &&
      list.every((row) => isAmountOfFood(row.text) || isStaple(row.text)) &&
      list.some(({ text }) => namesNew(text) && !isTool(text, language())),
    isOther: (heading) => sectionKind(heading) !== null,
  };
}
