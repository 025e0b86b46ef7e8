import { isClosingWords } from '../card/closing-wish.ts';
import { statesHeat } from '../fields/heat.ts';
import { isOfTheRecipe } from '../goes-on/of-the-recipe.ts';
import { tellsOnlyFacts } from '../goes-on/only-facts.ts';
import { namesPartBelow } from '../goes-on/part-below.ts';
import { isShortOrder } from '../goes-on/short-order.ts';
import { tellsToDo } from '../goes-on/tells-to-do.ts';
import { isNoise } from '../lines/line-noise.ts';
import { stepLikeness } from '../lines/page-line-likeness.ts';
import { bareOf } from '../text/bare-text.ts';
import { once } from '../text/once.ts';
import { wordShare } from '../text/word-share.ts';
import { endAsSentences, endsSentence } from '../lines/step-ends.ts';
import { isKeptLine } from '../vocabulary/paywall-words.ts';
import { isChatter } from '../vocabulary/page-chatter.ts';
import { isRemark } from '../vocabulary/remark-words.ts';
import { headingKind, sectionKind } from '../vocabulary/section-words.ts';
import type { Likeness } from './left-out.ts';
import { isCaption, type OutlineRow } from './outline-row.ts';
import { isAmongLists, isInRows } from './section-rows.ts';
import { stepPlaces } from './step-places.ts';

const LONGEST = 1_500;
const SAME_WORK = 0.5;

/** What names another way to make the dish, below which its steps stand: "Variation: Meringue topping". */
const VARIATION = /^(?:\p{L}+ ){0,2}(?:variations?|varianten?|variantes?)(?!\p{L})[^.!]{0,60}$/iu;

/** The rows that stand in one list with the name of a variation, below it. */
function rowsOfVariations(rows: readonly OutlineRow[]): ReadonlySet<OutlineRow> {
  const found = new Set<OutlineRow>();
  /** The list in which the name of one was found. */
  let list = 0;
  for (const row of rows) {
    if (row.list === list) found.add(row);
    else if (VARIATION.test(row.text)) list = row.list;
    else list = 0;
  }
  return found;
}

/** Whether nothing tells that a row is no step: it may be too short to look like one. */
const isNothingElse = ({ text }: OutlineRow): boolean =>
  text.length <= LONGEST &&
  !isRemark(text) &&
  !isNoise({ text, tag: 'li' }) &&
  !isKeptLine(text) &&
  !isClosingWords(text) &&
  !tellsOnlyFacts(text) &&
  sectionKind(text) === null;

const mayBeStep = (row: OutlineRow): boolean => stepLikeness(row.text) > 0 && isNothingElse(row);

/** Whether a list tells more to do below what the site puts between: "Watch the video". */
const goesOnBelow = (name: string, list: readonly OutlineRow[]): boolean =>
  isChatter(name) && list.length > 1 && list.every(({ text }) => tellsToDo(text));

/** "Preheat oven to 350°F": so few words need no full stop to be a step. */
const isHeatOrder = (row: OutlineRow): boolean =>
  statesHeat(row.text) && isNothingElse(row) && tellsToDo(row.text);

const isSentence = (row: OutlineRow): boolean => endsSentence(row.text) && mayBeStep(row);

/** How the rows of a page stand to declared steps; `rows` are all that may hold one. */
export function stepRows(declared: readonly string[], rows: readonly OutlineRow[]): Likeness {
  const bare = declared.map(bareOf);
  const whole = bare.join('');
  const { placeOf, heldUpTo, areRows, isWithinRow } = stepPlaces(declared, rows);
  const seen = new Set([...placeOf.values()].map((at) => bare[at]));
  const unseen = declared.filter((_line, at) => !seen.has(bare[at]));
  /** Whether a row is what the page tells in the place of a step that it does not tell as declared. */
  const standsFor = (text: string): boolean =>
    unseen.some((line) => wordShare(text, line) >= SAME_WORK || wordShare(line, text) >= SAME_WORK);
  const areSentences = endAsSentences(declared);
  /** Among sentences, "Make the dough" may name a part, and "2 tbsp butter" is what it takes; "Preheat to 350° F" is a step. */
  const isStep = (row: OutlineRow): boolean =>
    areSentences
      ? isSentence(row) || (/^\D.*\d/u.test(row.text) && mayBeStep(row))
      : mayBeStep(row);
  const isAboveAnother = (row: OutlineRow): boolean =>
    rows.findLastIndex((other) => other.list === row.list && placeOf.has(other)) >
    rows.indexOf(row);
  /** "Cover." is one between others, "Enjoy!" behind all of them is none, but "Strain." is. */
  const isShortStep = (row: OutlineRow): boolean =>
    areRows &&
    endsSentence(row.text) &&
    isNothingElse(row) &&
    (isAboveAnother(row) || isShortOrder(row.text));
  const areCaptions = once(() => [...placeOf.keys()].some(isCaption));
  const isAboveAll = (row: OutlineRow): boolean =>
    rows.findIndex((other) => other.list === row.list && placeOf.has(other)) > rows.indexOf(row);
  /** What stands in rows may as well be said of the steps above all of them, or of a picture between them. */
  const isSaidOfSteps = (row: OutlineRow): boolean =>
    isInRows(row) &&
    ((isCaption(row) && !areCaptions()) ||
      ((isOfTheRecipe(row.text) || (isAmongLists(row) && !tellsToDo(row.text))) &&
        !statesHeat(row.text) &&
        isAboveAll(row)));
  const ofVariations = once(() => rowsOfVariations(rows));
  return {
    lines: declared.length,
    unseen: unseen.length,
    lost: () => unseen.filter((line) => !isWithinRow(line)).length,
    mayTrail: false,
    heldBy: (row) => placeOf.get(row) ?? null,
    heldUpTo,
    isLine: (row) =>
      (isStep(row) || isShortStep(row) || isHeatOrder(row)) &&
      !standsFor(row.text) &&
      (areRows || !whole.includes(row.bare)) &&
      !ofVariations().has(row) &&
      !isSaidOfSteps(row),
    mayEnd: () => false,
    // Below the whole method stand remarks of many names, and parts of the dish under few.
    isPart: (list, { name, isAlike }) =>
      list.every(isSentence) &&
      (isAlike || name === '' || namesPartBelow(name) || goesOnBelow(name, list)),
    isOther: (heading) => headingKind(heading) !== null || isRemark(heading),
  };
}
