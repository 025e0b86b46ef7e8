import { isFoodSomewhere } from '../../foods/food-words.ts';
import { partTitled } from '../../vocabulary/part-words.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { isMeasuredStaple, isStaple } from '../../vocabulary/staples.ts';
import { DeclaredFoods } from './declared-foods.ts';
import { isAmountOfFood, mayBeFood, mayTellOf, namesIn } from './food-row.ts';
import { namesFoodsPart } from './foods-part.ts';
import type { Likeness } from '../left-out.ts';
import { isMadeElsewhere } from './made-elsewhere.ts';
import type { OutlineRow } from './outline-row.ts';
import { isInRows } from './section-rows.ts';
import { offersService } from './site-offers.ts';
import { tellsOfDish } from './told-of-dish.ts';

/** The same list once more. Of small letters, as what follows: such patterns are sooner prepared. */
const OTHER_MEASURES =
  /(?<!\p{L})(?:metric|imperial|customary|us|uk|cups?|grams?|ounces|units?|servings?|portion\p{L}*|print|\d+\s*x?)(?!\p{L})/u;
const LONGEST_NAME = 60;
/** "15 oz black beans (drained. Any kind will do.)" */
const SENTENCE_BEHIND = /\.\s+(?=\p{Lu})/u;

/** What a link to something else than a food says: "How to whip cream", "All cheese recipes". */
const LEADS_ELSEWHERE =
  /^(?:all|best|click|discover|find|how|learn|more|our|read|see|shop|top|try|watch|what|why|alle|mehr|wie|unsere?|jetzt|meer|hoe|bekijk|onze|voir|plus|comment|nos|découvr\p{L}*|ver|cómo|más|como|mais|come|scopri|altr[ei]|vedi|se|läs|fler|alla|sådan|flere|zobacz|jak|więcej|hogyan|további)\s|(?<!\p{L})(?:re[cz]ept(?:e|en|s|er|ek)?|recipes?|recettes?|recetas?|receitas?|ricett[ae]|opp?skrift(?:er)?|przepisy?)(?!\p{L})/u;
const leadsElsewhere = ({ text }: OutlineRow): boolean => LEADS_ELSEWHERE.test(text.toLowerCase());

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

/** Whether a row that needs no amount looks as the declared lines do and names something new, wherever it leads. */
const looksAlike = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  row.text.length <= LONGEST_NAME &&
  !/\d/.test(row.text) &&
  foods.looksLike(row) &&
  isBareName(row.text) &&
  foods.namesNew(row.text);

const isKnownFood = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  looksAlike(row, foods) && foods.namesFood(row.text) && !foods.namesPart(row);

/** "12 wooden skewers" in the list itself: what stands below a name in it may be of the kitchen. */
const isToolOfList = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  foods.looksLike(row) &&
  !foods.leadsAway(row) &&
  foods.isTool(row.text) &&
  foods.isAmongTools(row);

/** "Eggs 3" in a list that gives all its amounts so; names and figures alone do not tell its language. */
const isCountedFood = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  foods.isCounted(row) &&
  mayBeFood(row.text) &&
  namesIn(row.text).some((name) => foods.namesNew(name) && isFoodSomewhere(name));

/** Whether a row gives an amount between two declared ones: whole sentences may follow that, or end it: "1 cup of blue cheese I use Stilton." */
const isAmountBetween = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  (SENTENCE_BEHIND.test(row.text) || row.text.endsWith('.')) &&
  isAmountOfFood((row.text.split(SENTENCE_BEHIND, 1)[0] ?? '').replace(/\.$/, '')) &&
  foods.looksLike(row) &&
  foods.isBetweenNeighbours(row);

/** Letters of which no words are known here. */
const OTHER_LETTERS = /[^\p{sc=Latin}\P{L}]/u;

/** Whether a row gives an amount in letters of another script, and the site calls it what it calls declared ones: "小麦粉 大さじ1". */
const isMarkedAmount = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  OTHER_LETTERS.test(row.text) &&
  /\d/.test(row.text) &&
  row.text.length <= LONGEST_NAME &&
  foods.looksLike(row) &&
  foods.isMarked(row);

const isFood = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  (isAmountOfFood(row.text) &&
    (foods.looksLike(row) || !mayTellOf(row.text)) &&
    (!foods.isShownTwice || foods.namesNew(row.text) || foods.isBetweenNeighbours(row))) ||
  isAmountBetween(row, foods) ||
  isMarkedAmount(row, foods) ||
  isStaple(row.text) ||
  isSpoonedStaple(row.text) ||
  isCountedFood(row, foods) ||
  (isKnownFood(row, foods) && !foods.leadsAway(row));

/** Whether the last row of a list needs neither an amount nor a new food: the site says what it is, and below it none has a name. */
const isMarkedLast = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  ((isBareName(row.text) && !(row.holdsLink && leadsElsewhere(row))) ||
    (isMadeElsewhere(row) && foods.namesFood(row.text))) &&
  foods.looksLike(row) &&
  foods.isMarked(row);

/** Whether a link names a food that no line does, and not a product: "Farm butter", where butter is declared. */
const namesLinkedFood = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  row.isLinked && isKnownFood(row, foods) && !leadsElsewhere(row) && foods.namesNewFood(row.text);

const mayBeOfPart = (row: OutlineRow, foods: DeclaredFoods): boolean =>
  row.text.length <= LONGEST_NAME &&
  !foods.leadsAway(row) &&
  foods.looksLike(row) &&
  isBareFood(row.text) &&
  !foods.isTool(row.text);

/** Whether rows below the name of a part are of food, though they give no amounts. */
const isNamedPart = (list: readonly OutlineRow[], name: string, foods: DeclaredFoods): boolean =>
  namesFoodsPart(name) &&
  list.every((row) => isMeasuredFood(row.text) || mayBeOfPart(row, foods)) &&
  list.filter(({ text }) => foods.namesFood(text)).length * 2 >= list.length &&
  list.some(({ text }) => foods.namesNewFood(text));

/** How the rows of a page stand to declared ingredients; `rows` are all that may hold one. */
export function ingredientRows(declared: readonly string[], rows: readonly OutlineRow[]): Likeness {
  const foods = new DeclaredFoods(declared, rows);
  return {
    lines: declared.length,
    unseen: foods.unseen,
    lost: () => foods.lost,
    mayTrail: true,
    heldBy: (row) => foods.heldBy(row),
    heldUpTo: (_row, place) => place,
    isLine: (row) =>
      ((isFood(row, foods) && !foods.isTool(row.text)) || isToolOfList(row, foods)) &&
      !foods.isHead(row) &&
      !foods.standsFor(row),
    // Below all of them a link may be to anything; between two of them it tells of the food that it names.
    isBetween: (row) =>
      (isMeasuredStaple(row.text) || namesLinkedFood(row, foods)) &&
      !foods.standsFor(row) &&
      !foods.isTool(row.text),
    // What stands in no list may as well be said of the dish: "Cheap".
    mayEnd: (row) =>
      !isInRows(row) &&
      ((looksAlike(row, foods) && !foods.leadsAway(row)) || isMarkedLast(row, foods)) &&
      !foods.standsFor(row) &&
      !foods.isTool(row.text),
    closes: (row, below) => tellsOfDish(row.text) || namesValue(row.text, below?.text),
    isPart: (list, { name }) =>
      !OTHER_MEASURES.test(name.toLowerCase()) &&
      (list.every(({ text }) => isMeasuredFood(text)) || isNamedPart(list, name, foods)) &&
      list.some(({ text }) => foods.namesNew(text) && !foods.isTool(text)),
    namesPart: namesFoodsPart,
    isOther: (heading) => sectionKind(heading) !== null,
  };
}
