import { isClosingWords } from '../../card/zones/closing-wish.ts';
import { statesHeat } from '../../fields/heat.ts';
import { isOfTheRecipe } from '../../goes-on/of-the-recipe.ts';
import { namesPartBelow } from '../../goes-on/part-below.ts';
import { isShortOrder } from '../../goes-on/short-order.ts';
import { tellsToDo } from '../../lines/tells-to-do.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { wordShare } from '../../text/word-share.ts';
import { endAsSentences, endsSentence } from '../../lines/step-ends.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';
import { isRemark } from '../../vocabulary/remark-words.ts';
import { headingKind } from '../../vocabulary/section-words.ts';
import type { Likeness } from '../left-out.ts';
import { markedLike } from './marked-item.ts';
import { isCaption, type OutlineRow } from './outline-row.ts';
import { isAmongLists, isInRows } from './section-rows.ts';
import { stepPlaces } from './step-places.ts';
import {
  isBareOrder,
  isHeatOrder,
  isNothingButStep,
  isSentence,
  isStep,
} from '../at-a-glance/step-texts.ts';

const SAME_WORK = 0.5;

/** What names another way to make the dish, below which its steps stand: "Variation: Meringue topping". Of small letters. */
const VARIATION = /^(?:\p{L}+ ){0,2}(?:variations?|varianten?|variantes?)(?!\p{L})[^.!]{0,60}$/u;

/** The rows that stand in one list with the name of a variation, below it. */
function rowsOfVariations(rows: readonly OutlineRow[]): ReadonlySet<OutlineRow> {
  const found = new Set<OutlineRow>();
  /** The list in which the name of one was found. */
  let list = 0;
  for (const row of rows) {
    if (row.list === list) found.add(row);
    else if (VARIATION.test(row.text.toLowerCase())) list = row.list;
    else list = 0;
  }
  return found;
}

/** Whether a list tells more to do below what the site puts between: "Watch the video". */
const goesOnBelow = (name: string, list: readonly OutlineRow[]): boolean =>
  isChatter(name) && list.length > 1 && list.every(({ text }) => tellsToDo(text));

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
  const isAboveAnother = (row: OutlineRow): boolean =>
    rows.findLastIndex((other) => other.list === row.list && placeOf.has(other)) >
    rows.indexOf(row);
  /** "Cover." is one between others, "Enjoy!" behind all of them is none, but "Strain." is. */
  const isShortStep = (row: OutlineRow): boolean =>
    areRows &&
    endsSentence(row.text) &&
    isNothingButStep(row.text) &&
    (isAboveAnother(row) || isShortOrder(row.text));
  const isCalledStep = once(() => markedLike(placeOf.keys(), 'steps'));
  /** "Serve hot", without a point behind it, where the site calls it what it calls the others. */
  const isMarkedStep = (row: OutlineRow): boolean =>
    !endsSentence(row.text) &&
    isCalledStep()(row) &&
    tellsToDo(row.text) &&
    !isClosingWords(row.text);
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
      (isStep(row.text, areSentences) ||
        isShortStep(row) ||
        isHeatOrder(row.text) ||
        isMarkedStep(row)) &&
      !standsFor(row.text) &&
      (areRows || !whole.includes(row.bare)) &&
      !ofVariations().has(row) &&
      !isSaidOfSteps(row),
    isBetween: (row) =>
      !areSentences &&
      isBareOrder(row.text) &&
      !standsFor(row.text) &&
      !whole.includes(row.bare) &&
      !ofVariations().has(row),
    mayEnd: () => false,
    // Below the whole method stand remarks of many names, and parts of the dish under few.
    isPart: (list, { name, isAlike }) =>
      list.every(({ text }) => isSentence(text)) &&
      (isAlike || name === '' || namesPartBelow(name) || goesOnBelow(name, list)),
    isOther: (heading) => headingKind(heading) !== null || isRemark(heading),
  };
}
