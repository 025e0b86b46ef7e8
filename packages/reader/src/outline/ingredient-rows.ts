import { bareOf } from '../text/bare-text.ts';
import { partTitled } from '../vocabulary/part-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { isMeasuredStaple, isStaple } from '../vocabulary/staples.ts';
import { countedBehind } from './counted-behind.ts';
import { hasNewName, isAmountOfFood, mayBeFood, mayTellOf, namesIn } from './food-row.ts';
import { namesFoodsPart } from './foods-part.ts';
import type { Likeness } from './left-out.ts';
import { isMadeElsewhere } from './made-elsewhere.ts';
import { markedLike } from './marked-item.ts';
import type { OutlineRow } from './outline-row.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { isFoodSomewhere, namesListedFood } from '../foods/food-words.ts';
import { isTool } from '../foods/listed-kind.ts';
import { once } from '../text/once.ts';
import { partRows } from './part-rows.ts';
import { isInRows } from './section-rows.ts';
import { tellsOfDish } from './told-of-dish.ts';
import { exactPlaces, placesOfRows } from './row-places.ts';
import { offersService } from './site-offers.ts';

/** The same list once more. */
const OTHER_MEASURES =
  /(?<!\p{L})(?:metric|imperial|customary|us|uk|cups?|grams?|ounces|units?|servings?|portion\p{L}*|print|\d+\s*x?)(?!\p{L})/iu;
const LONGEST_NAME = 60;
/** "15 oz black beans (drained. Any kind will do.)" */
const SENTENCE_BEHIND = /\.\s+(?=\p{Lu})/u;

const shareName = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) => other.some((name) => name.includes(word) || word.includes(name)));

/** What a link to something else than a food says: "How to whip cream", "All cheese recipes". */
const LEADS_ELSEWHERE =
  /^(?:all|best|click|discover|find|how|learn|more|our|read|see|shop|top|try|watch|what|why|alle|mehr|wie|unsere?|jetzt|meer|hoe|bekijk|onze|voir|plus|comment|nos|découvr\p{L}*|ver|cómo|más|como|mais|come|scopri|altr[ei]|vedi|se|läs|fler|alla|sådan|flere|zobacz|jak|więcej|hogyan|további)\s|(?<!\p{L})(?:re[cz]ept(?:e|en|s|er|ek)?|recipes?|recettes?|recetas?|receitas?|ricett[ae]|opp?skrift(?:er)?|przepisy?)(?!\p{L})/iu;

/** "Basil leaves" among ingredients with amounts. */
const isBareFood = (text: string): boolean =>
  !offersService(text) && !/\d|[.:!?]$/.test(text) && sectionKind(text) === null && mayBeFood(text);

/** The same where it may as well name a part of the dish: "Cream". */
const isBareName = (text: string): boolean => partTitled(text) === null && isBareFood(text);

const isMeasuredFood = (text: string): boolean => isAmountOfFood(text) || isStaple(text);

/** "Sal 1 cucharadita"; what is given in grams may be of a table of nutrients. */
const isSpoonedStaple = (text: string): boolean =>
  isMeasuredStaple(text) && !/\d\s?(?:m?g|gr)\.?$/iu.test(text) && mayBeFood(text);

/** "Fat" above "10 g": a name beside what holds it, as no row that lists both in one does. */
const namesValue = (name: string, value = ''): boolean =>
  !/\d/.test(name) && /\d/.test(value) && namesIn(value).length === 0;

/** How the rows of a page stand to declared ingredients; `rows` are all that may hold one. */
export function ingredientRows(declared: readonly string[], rows: readonly OutlineRow[]): Likeness {
  const placeOf = placesOfRows(rows, exactPlaces(declared));
  const seen = new Set(placeOf.values());
  const shown = new Set([...placeOf.keys()].map(({ bare }) => bare));
  const unseen = declared.flatMap((line, place) =>
    shown.has(bareOf(line)) ? [] : { place, names: namesIn(line) },
  );
  const rowOf = once(() => new Map([...placeOf].map(([row, place]) => [place, row])));
  /** Whether the page has a row of its own for a line that it does not show as declared: beside that of the line before or behind. */
  const hasOwnRow = (place: number, other: OutlineRow): boolean =>
    [-1, 1].some((step) => {
      const beside = rowOf().get(place + step);
      const own = beside && rows[rows.indexOf(beside) - step];
      return own !== undefined && own !== other && own.list === beside?.list && !placeOf.has(own);
    });
  const isShownTwice = seen.size < placeOf.size;
  const looks = once(() => new Set([...placeOf.keys()].map(({ look }) => look)));
  /** Whether a row is the head of a table that has the lines below: "8 scones". */
  const isHead = ({ look }: OutlineRow): boolean => look.endsWith(' th') && !looks().has(look);
  const linked = once(
    () => new Set([...placeOf.keys()].flatMap((row) => (row.holdsLink ? row.list : []))),
  );
  /** Whether a row leads elsewhere, as the declared ones beside it do not. */
  const leadsAway = ({ isLinked, list }: OutlineRow): boolean => isLinked && !linked().has(list);
  /** Whether a row that needs no amount looks as the declared lines do, wherever it leads. */
  const looksAlike = (row: OutlineRow): boolean =>
    row.text.length <= LONGEST_NAME &&
    !/\d/.test(row.text) &&
    looks().has(row.look) &&
    isBareName(row.text) &&
    namesNew(row.text);
  const language = once(() => guessLanguage(declared.join(' ')));
  const known = declared.join(' ').toLowerCase();
  const namesNew = (text: string): boolean => hasNewName(text, known);
  const parts = once(() => partRows(rows));
  const isKnownFood = (row: OutlineRow): boolean =>
    looksAlike(row) && namesListedFood(row.text, language()) && !parts().has(row);
  const isCounted = once(() => countedBehind(placeOf.keys()));
  /** "12 wooden skewers" in the list itself: what stands below a name in it may be of the kitchen. */
  const isToolOfList = (row: OutlineRow): boolean => {
    if (!looks().has(row.look) || leadsAway(row) || !isTool(row.text, language())) return false;
    const isBeside = (other: OutlineRow): boolean =>
      other.list !== row.list || placeOf.has(other) || !isTool(other.text, language());
    const above = rows.slice(0, rows.indexOf(row)).findLast(isBeside);
    return above?.list !== row.list || placeOf.has(above);
  };
  /** "Eggs 3" in a list that gives all its amounts so; names and figures alone do not tell its language. */
  const isCountedFood = (row: OutlineRow): boolean =>
    isCounted()(row) &&
    mayBeFood(row.text) &&
    namesIn(row.text).some((name) => namesNew(name) && isFoodSomewhere(name));
  const isMarked = once(() => markedLike(placeOf.keys()));
  /** Whether a row stands between two lines that follow each other in the data: it is then no row of a list in other measures. */
  const isBetweenNeighbours = (row: OutlineRow): boolean => {
    const at = rows.indexOf(row);
    const [above, below] = [rows[at - 1], rows[at + 1]];
    const [before, behind] = [above && placeOf.get(above), below && placeOf.get(below)];
    return before !== undefined && behind === before + 1 && above?.list === below?.list;
  };
  /** Whether it gives an amount there: whole sentences may follow that. */
  const isAmountBetween = (row: OutlineRow): boolean =>
    SENTENCE_BEHIND.test(row.text) &&
    isAmountOfFood(row.text.split(SENTENCE_BEHIND, 1)[0] ?? '') &&
    looks().has(row.look) &&
    isBetweenNeighbours(row);
  const isFood = (row: OutlineRow): boolean =>
    (isAmountOfFood(row.text) &&
      (looks().has(row.look) || !mayTellOf(row.text)) &&
      (!isShownTwice || namesNew(row.text) || isBetweenNeighbours(row))) ||
    isAmountBetween(row) ||
    isStaple(row.text) ||
    isSpoonedStaple(row.text) ||
    isCountedFood(row) ||
    (isKnownFood(row) && !leadsAway(row));
  /** Whether the last row of a list needs neither an amount nor a new food: the site says what it is, and below it none has a name. */
  const isMarkedLast = (row: OutlineRow): boolean =>
    ((isBareName(row.text) && !(row.holdsLink && LEADS_ELSEWHERE.test(row.text))) ||
      (isMadeElsewhere(row) && namesListedFood(row.text, language()))) &&
    looks().has(row.look) &&
    isMarked()(row);
  /** Whether a text names a food that no line does, and not only another word for one. */
  const namesNewFood = (text: string): boolean =>
    namesIn(text).some((name) => namesListedFood(name, language()) && namesNew(name));
  /** Whether a link names such a food, and not a product: "Farm butter", where butter is declared. */
  const namesLinkedFood = (row: OutlineRow): boolean =>
    row.isLinked && isKnownFood(row) && !LEADS_ELSEWHERE.test(row.text) && namesNewFood(row.text);
  /** Whether rows below the name of a part are of food, though they give no amounts. */
  const isNamedPart = (list: readonly OutlineRow[], name: string): boolean =>
    namesFoodsPart(name) &&
    list.every((row) => isMeasuredFood(row.text) || mayBeOfPart(row)) &&
    list.filter(({ text }) => namesListedFood(text, language())).length * 2 >= list.length &&
    list.some(({ text }) => namesNewFood(text));
  const mayBeOfPart = (row: OutlineRow): boolean =>
    row.text.length <= LONGEST_NAME &&
    !leadsAway(row) &&
    looks().has(row.look) &&
    isBareFood(row.text) &&
    !isTool(row.text, language());
  /** Whether a row is what the page shows in the place of a line that it does not show as declared. */
  const standsFor = (row: OutlineRow): boolean => {
    if (unseen.length === 0) return false;
    const names = namesIn(row.text);
    const alike = unseen.filter((line) => shareName(line.names, names));
    return (
      alike.length > 0 &&
      !(isBetweenNeighbours(row) && alike.every(({ place }) => hasOwnRow(place, row)))
    );
  };
  return {
    lines: declared.length,
    unseen: unseen.length,
    lost: () => {
      const others = rows.filter((row) => !placeOf.has(row)).map(({ text }) => namesIn(text));
      return unseen.filter((line) => !others.some((names) => shareName(line.names, names))).length;
    },
    mayTrail: true,
    heldBy: (row) => placeOf.get(row) ?? null,
    heldUpTo: (_row, place) => place,
    isLine: (row) =>
      ((isFood(row) && !isTool(row.text, language())) || isToolOfList(row)) &&
      !isHead(row) &&
      !standsFor(row),
    // Below all of them a link may be to anything; between two of them it tells of the food that it names.
    isBetween: (row) =>
      (isMeasuredStaple(row.text) || namesLinkedFood(row)) &&
      !standsFor(row) &&
      !isTool(row.text, language()),
    // What stands in no list may as well be said of the dish: "Cheap".
    mayEnd: (row) =>
      !isInRows(row) &&
      ((looksAlike(row) && !leadsAway(row)) || isMarkedLast(row)) &&
      !standsFor(row) &&
      !isTool(row.text, language()),
    closes: (row, below) => tellsOfDish(row.text) || namesValue(row.text, below?.text),
    isPart: (list, { name }) =>
      !OTHER_MEASURES.test(name) &&
      (list.every(({ text }) => isMeasuredFood(text)) || isNamedPart(list, name)) &&
      list.some(({ text }) => namesNew(text) && !isTool(text, language())),
    namesPart: namesFoodsPart,
    isOther: (heading) => sectionKind(heading) !== null,
  };
}
