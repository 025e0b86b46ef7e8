import { isClosingWords } from '../card/zones/closing-wish.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { isNoise } from '../lines/line-noise.ts';
import { stepLikeness } from '../lines/page-line-likeness.ts';
import { endAsSentences, endsSentence } from '../lines/step-ends.ts';
import { tellsLike } from '../otherwise/steps/tells-like.ts';
import type { Span } from '../scan/span.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { listEdges } from '../shown/lists/list-edges.ts';
import { type RowBeside, rowsBehind, rowsUpTo } from '../shown/rows-beside-line.ts';
import { endOf, type SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { once } from '../text/once.ts';
import { wordsOf } from '../text/word-share.ts';
import { isRemark } from '../vocabulary/remark-words.ts';
import { tellsHowLongItKeeps } from '../vocabulary/keeping-words.ts';
import { BARE_STEPS_WHOLE } from '../vocabulary/bare-headings.ts';
import { isBelowSteps, STEPS } from '../vocabulary/section-stems.ts';
import { headingKind, sectionKind } from '../vocabulary/section-words.ts';
import { STEP, withoutNumber } from '../vocabulary/step-label.ts';
import { areCaptions, captionsBetween } from './captions-between.ts';
import { heatAbove } from './heat-above.ts';
import { namesStep } from './named-steps.ts';
import { isOfTheRecipe } from './of-the-recipe.ts';
import { isOfTheSite } from './of-the-site.ts';
import { tellsOnlyFacts } from './only-facts.ts';
import { isShortOrder } from './short-order.ts';
import { stepRowsBelow, type StepFurniture, stepFurniture } from './step-furniture.ts';
import { namesPartBelow } from './part-below.ts';
import { type StepPart, stepParts } from './step-parts.ts';
import { opensWithOrder, tellsToDo } from '../lines/tells-to-do.ts';

/** Fewer letters tell nothing that has to be done. */
const SHORTEST = 5;
/** Between two steps so few are their numbers. */
const GAP_LEAST = 10;
/** More stand between two steps where these are parts of a story. */
const LONGEST = 900;
const MOST_GAPS = 12;
/** The heading of the steps, and what counts the first of them. */
const IS_HEADING = new RegExp(`^(?:${BARE_STEPS_WHOLE})?(?:${STEP})?\\d{0,2}$`, 'u');
/** How far above the steps, in letters, what stands there may be one. */
const ABOVE = 400;

/** Whether a row opens what is said beside the steps, or of the site: what follows it is none of them. */
const opensOther = ({ text, isSetApart }: RowBeside): boolean =>
  isSetApart || isRemark(text) || isOfTheSite(text) || sectionKind(text) !== null;

/** Whether a row tells nothing to do: an advertisement, the number of a step, its times, a wish, how long the dish keeps. */
const tellsNothing = ({ text, tag }: RowBeside): boolean =>
  isNoise({ text, tag }) ||
  isClosingWords(text) ||
  tellsOnlyFacts(text) ||
  tellsHowLongItKeeps(text);

/** Longer texts tell stories. */
const STEP_MAX = 300;

/** Whether a row that stands above or below all the steps may be one of them. */
const mayStandOutside = (text: string): boolean =>
  text.length <= STEP_MAX && (opensWithOrder(text) || isShortOrder(text)) && !isOfTheRecipe(text);

/** A row beside the steps that may be one of them. */
interface MayBeStep extends RowBeside {
  /** Whether it stands under a name, as the steps before it do: it is then one, though all of its words are in others. */
  isNamed?: boolean;
  /** Whether the same follows it as follows the steps before it: it is then one, whatever its words. */
  isFollowedAlike?: boolean;
}

const FEW_WORDS = 4;
const WORD_MIN = 4;

/** What is asked of the rows of a page. */
interface Asked {
  rows: Iterable<MayBeStep>;
  mayBeStep: (text: string) => boolean;
  /** Whether a row comes again behind one step after the other. */
  isFurniture?: (row: RowBeside) => boolean;
}

type Untold = (asked: Asked) => string | null;

/** Tells of the rows of a page which of them is a step that the declared ones do not tell. */
function untoldBy(steps: readonly SeenLine[]): Untold {
  const whole = once(() => steps.map(({ bare }) => bare).join(''));
  const areSentences = once(() => endAsSentences(steps.map(({ line }) => line)));
  const isStep = (text: string): boolean =>
    (stepLikeness(text) > 0 && (endsSentence(text) || !areSentences())) || isShortOrder(text);
  const isToldInOne = (words: readonly string[]): boolean =>
    steps.some(({ bare }) => words.every((word) => bare.includes(word)));
  const isTold = ({ isNamed = false }: MayBeStep, text: string): boolean => {
    if (isNamed) return whole().includes(bareOf(text));
    const words = wordsOf(text);
    // Half of two words is said of anything.
    const telling = words.filter((word) => word.length >= WORD_MIN).map(bareOf);
    return words.length <= FEW_WORDS && telling.length > 0
      ? isToldInOne(telling)
      : tellsLike(whole(), text);
  };
  return ({ rows, mayBeStep, isFurniture = () => false }) => {
    /** Whether the row above holds nothing, but says that it opens something else. */
    let isOpen = false;
    for (const row of rows) {
      if (isOpen || opensOther(row)) {
        isOpen = row.text === '';
        if (isOpen || isFurniture(row)) continue;
        return null;
      }
      const text = withoutNumber(row.text);
      const mayBe = (): boolean => row.isFollowedAlike === true || mayBeStep(text);
      if (isStep(text) && mayBe() && !tellsNothing(row) && !isTold(row, text)) return text;
    }
    return null;
  };
}

/** What counts a step behind it: "Leave to cool. 5". */
const NUMBER_BEHIND = /(?<=[.!])\s\d{1,2}$/u;

/** Below what comes again behind each step: the next one, which the same may follow. */
function behindFurniture(rows: readonly RowBeside[], furniture: StepFurniture): MayBeStep[] {
  const [first] = rows;
  if (!first || isBelowSteps(bareOf(first.text), 0)) return [];
  const text = first.text.replace(NUMBER_BEHIND, '');
  return [{ ...first, text, isFollowedAlike: text !== first.text || furniture.follows(rows) }];
}

/** The first row with words behind the last step, or the one below it where it is a name: what stands further down may be anything. */
function firstBehind(
  last: SeenLine,
  page: ScannedPage,
  furniture: StepFurniture | null,
): MayBeStep[] {
  const end = endOf(last);
  if (page.shown.length - end < SHORTEST) return [];
  const below = furniture?.below() ?? null;
  if (furniture && below) return behindFurniture(below, furniture);
  if (isBelowSteps(page.shown, end)) return [];
  const rows = stepRowsBelow(end, page);
  const { value: first } = rows.next();
  if (!first) return [];
  const isName = !opensOther(first) && (namesStep(first, last, page) || namesPartBelow(first.text));
  if (!isName) return /^h\d$/.test(first.tag) ? [] : [first];
  const { value: named } = rows.next();
  return named ? [{ ...named, isNamed: true }] : [];
}

/** More letters than a row has in which the heading stands. */
const HEADING_ROW = 80;

const lastHeading = (rows: readonly RowBeside[]): number =>
  rows.findLastIndex(({ text }) => headingKind(text) !== null);

interface Above extends Span {
  /** Where the heading seems to be. */
  near: number;
}

/** The rows between two places, or only the last of them, from the last heading on. */
function rowsFromHeading({ from, to, near }: Above, page: ScannedPage): RowBeside[] {
  // Where there are none, there may be too much.
  if (rowsUpTo(from, to, page).next().done === true) return [];
  const last = [...rowsUpTo(Math.max(from, near - HEADING_ROW), to, page)];
  const headed = lastHeading(last);
  // The first may be a part of a row, and before the first tag it is not known what element a break stands in.
  const isWhole = headed > 0 && last[headed]?.tag !== '';
  return isWhole ? last.slice(headed) : [...rowsUpTo(from, to, page)];
}

/** The rows between the heading of the steps and the first of them. */
function rowsUnderHeading({ at }: SeenLine, page: ScannedPage): RowBeside[] {
  const from = Math.max(0, at - ABOVE);
  const above = page.shown.slice(from, at);
  const heading = [...above.matchAll(STEPS)].at(-1);
  // The pattern takes the first letters of a row below for the end of the heading.
  if (!heading || IS_HEADING.test(above.slice(heading.index))) return [];
  const rows = rowsFromHeading({ from, to: at, near: from + heading.index }, page);
  const headed = lastHeading(rows);
  return headingKind(rows[headed]?.text ?? '') === 'steps' ? rows.slice(headed + 1) : [];
}

/** The rows above the first step, up to its heading; where the steps are captions of pictures, the captions above it. */
const rowsAbove = (first: SeenLine, page: ScannedPage): RowBeside[] =>
  areCaptions([first], page)
    ? captionsBetween({ from: Math.max(0, first.at - ABOVE), to: first.at }, page)
    : rowsUnderHeading(first, page);

/** The steps behind which a page tells another before it goes on, each by its number and with that. */
function* untoldBehind(
  parts: readonly StepPart[],
  untoldIn: Untold,
  page: ScannedPage,
): Generator<[number, string]> {
  let gaps = 0;
  const areOfPictures = once(() => areCaptions(parts, page));
  const furniture = once(() => stepFurniture(parts, page));
  const isFurniture = (row: RowBeside): boolean => furniture()?.holds(row) === true;
  for (const [place, part] of parts.entries()) {
    const next = parts[place + 1];
    const end = endOf(part);
    if (part.at < 0 || (next && (next.at - end < GAP_LEAST || next.at - end > LONGEST))) continue;
    if (++gaps > MOST_GAPS) return;
    const step = next
      ? untoldIn({
          rows: areOfPictures()
            ? captionsBetween({ from: end, to: next.at }, page)
            : rowsBehind(end, next.at, page),
          mayBeStep: tellsToDo,
          isFurniture,
        })
      : untoldIn({ rows: firstBehind(part, page, furniture()), mayBeStep: mayStandOutside });
    if (step !== null) yield [part.index, step];
  }
}

/** What a page tells beside declared steps, in elements of whatever kind. */
export interface ToldBeside {
  /** The steps behind which it tells another before it goes on with the next, each with that. */
  behind: Map<string, string>;
  /** The first step with one that stands before it. */
  before: Map<string, string>;
}

export function toldBeside(
  told: readonly SeenLine[],
  steps: readonly string[],
  page: ScannedPage,
): ToldBeside {
  const behind = new Map<string, string>();
  const before = new Map<string, string>();
  const [first] = told;
  if (!first || told.length > MAX_COMPARED) return { behind, before };
  const { isHeaded, isClosed, isUnbroken } = listEdges(told, 'steps', page);
  if (isHeaded && isClosed && isUnbroken) return { behind, before };
  const untoldIn = untoldBy(told);
  for (const [index, step] of untoldBehind(stepParts(told, page), untoldIn, page))
    behind.set(steps[index] ?? '', `… ${step}`);
  const above = first.at < 0 || isHeaded ? [] : rowsAbove(first, page);
  const opening = untoldIn({ rows: above, mayBeStep: mayStandOutside }) ?? heatAbove(above, steps);
  if (opening !== null) before.set(steps[0] ?? '', `${opening} ${steps[0] ?? ''}`);
  return { behind, before };
}
