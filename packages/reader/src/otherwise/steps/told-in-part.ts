import { tellsOnlyFacts } from '../../goes-on/only-facts.ts';
import { MAX_COMPARED } from '../../finding/max-compared.ts';
import type { Language } from '../../ingredients/language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { endOf, type SeenLine } from '../../shown/seen-lines.ts';
import { splitAfter, type SplitText } from '../../shown/lists/split-after.ts';
import { bareOf } from '../../text/bare-text.ts';
import { lineAt } from '../../text/line-at.ts';
import { once } from '../../text/once.ts';
import { placesIn } from '../../text/places-in.ts';
import { plainLine } from '../../text/plain-text.ts';
import { withoutMarks } from '../../text/without-marks.ts';
import { withoutName } from '../../text/without-name.ts';
import { NEGATIONS } from '../../vocabulary/negations.ts';
import { isForSomething } from '../../vocabulary/part-words.ts';
import { sentencesOf } from '../../text/sentences-of.ts';
import { STEP_LABEL, withoutLabel, withoutNumber } from '../../vocabulary/step-label.ts';
import { wordsOf } from '../../text/word-share.ts';
import { languageOfSteps } from './step-language.ts';
import { stepsDisagree } from './steps-disagree.ts';
import { tellsLike } from './tells-like.ts';
import { toldStep } from './told-step.ts';

const MOST_PLACES = 4;
const MOST_COMPARED = 20;
/** Fewer letters are a number, or a word that joins, */
const SHORTEST = 10;
/** or a name that ends as a sentence does: "Add the topping." */
const SHORTEST_SENTENCE = 20;

/** What a row says before a step that is told in it as a whole. */
interface Row {
  text: string;
  front: string;
  /** Up to the end of the step. */
  told: string;
  /** Whether a number goes on in the step: "2-" before "3 eggs". */
  opensRange: boolean;
  /** Whether the step begins a sentence of its own there. */
  isParted: boolean;
  /** Whether the step begins within a word: "dd the flour". */
  isTorn: boolean;
}

/** Languages with spaces between their words, a capital of which may begin one behind what runs into it: "1½ cupsFlour". */
const ENDS_IN_WORD = /[\p{Lu}\p{Ll}]$/u;
const GOES_ON_IN_WORD = /^\p{Ll}/u;
const ALL_CAPITALS = /^\p{Lu}+$/u;

const isWithinWord = ({ before, signs, behind }: SplitText): boolean =>
  signs === '' &&
  ENDS_IN_WORD.test(before) &&
  (GOES_ON_IN_WORD.test(behind) || (ALL_CAPITALS.test(before) && /^\p{Lu}{2}/u.test(behind)));

/** The row in which the page tells a step at a place, with what it says before; null where the step begins it. */
function rowAt({ bare }: SeenLine, at: number, { markup, places }: ScannedPage): Row | null {
  if (places.beginsAt(at)) return null;
  const to = places.of(at + bare.length - 1).markupAt;
  const text = plainLine(rowAround(markup, places.of(at).markupAt, to) ?? '');
  const from = bareOf(text).indexOf(bare);
  const split = from > 0 ? splitAfter(bareOf(text).slice(0, from), text) : null;
  if (split === null) return null;
  const isParted = /[.!?]/.test(split.signs);
  const opensRange = /\d$/.test(split.before) && DASH.test(split.signs) && /^\d/.test(split.behind);
  // A name stands before its step, as a number does: "Frosting: Beat the butter", "Frosting Beat the butter".
  const isTorn = isWithinWord(split);
  const isName = !isParted && !isTorn && !opensRange && !/^[\p{Ll}\d]/u.test(split.behind);
  if (isName) return null;
  const told = splitAfter(bareOf(text).slice(0, from + bare.length), text)?.before ?? text;
  return { text, front: split.before, told, opensRange, isParted, isTorn };
}
const DASH = /^\s*[-–—]\s*$/u;

/** What of the front of a row no other step tells. */
function untold(front: string, others: readonly string[]): string {
  let rest = bareOf(front);
  for (const bare of others) {
    const at = bare === '' ? -1 : rest.lastIndexOf(bare);
    if (at >= 0) rest = rest.slice(at + bare.length);
  }
  const isTold = (bare: string): boolean =>
    rest.length < SHORTEST ? bare.endsWith(rest) : bare.includes(rest);
  return others.some(isTold) ? '' : rest;
}

const negates = (front: string): boolean =>
  wordsOf(withoutMarks(front))
    .slice(-3)
    .some((word) => NEGATIONS.has(word));

const MOST_LETTERS_OF_LABEL = 3;
/** "Frosting:", "a)": what names or counts a step. */
const NAMES = /[:)\]]\s*$/u;

const ASIDE = /\([^()]{0,60}(?:\)|$)/gu;

/** The sentence right before a step, without what is said beside it: "(see note 1)". */
const lastSentence = (front: string): string =>
  withoutLabel(withoutNumber(sentencesOf(front).at(-1) ?? '')).replace(ASIDE, '');

/** Of so few words all are said by a step that says the same. */
const FEW_WORDS = 3;

/** Whether some other step says a sentence in other words: what it begins with, its numbers, and most of its words. */
function isSaidBy(others: readonly string[], sentence: string): boolean {
  const numbers = sentence.match(/\d+/g) ?? [];
  const words = wordsOf(sentence).map(bareOf);
  const needed = words.length > FEW_WORDS ? [...numbers, ...words.slice(0, 1)] : words;
  return others.some(
    (bare) => needed.every((part) => bare.includes(part)) && tellsLike(bare, sentence),
  );
}

/** "Drain", "Do not cover.": a short order, or what a step is called, and no part of the dish. */
function isShortSentence(front: string, rest: string, others: readonly string[]): boolean {
  const last = lastSentence(front);
  return bareOf(last).endsWith(rest) && !isForSomething(last) && !isSaidBy(others, last);
}

/** An amount, a heat or a time: "Add 50 g butter", and not the number of a step. */
const COUNTS = /\d\p{L}/u;
/** The same among words. */
const SAYS_NUMBER = /\d\s?[\p{L}°º˚]/u;

/** Whether a short sentence before a step counts something: no step is called so. */
function counts(front: string, rest: string, others: readonly string[]): boolean {
  if (!COUNTS.test(rest)) return false;
  const last = lastSentence(front);
  return SAYS_NUMBER.test(last) && !tellsOnlyFacts(last) && !isSaidBy(others, last);
}

/** A step, with what else the page tells. */
interface Compared {
  step: SeenLine;
  /** The other steps, and what the page says of them in words of its own. */
  others: readonly string[];
  language: () => Language;
}

/** Whether the sentence of a step begins before it on the page, with a word or number that tells something. */
const tellsMore = ({ front, told, isParted }: Row, { step, others, language }: Compared): boolean =>
  !isParted &&
  !NAMES.test(told.slice(front.length, front.length + 2)) &&
  bareOf(front).length >= MOST_LETTERS_OF_LABEL &&
  untold(front, others) !== '' &&
  stepsDisagree(toldStep(step.line, language()), toldStep(told, language()));

/** Whether a row says before a step what is no part of its data. */
function lacksFront(row: Row, compared: Compared): boolean {
  const { front, opensRange, isParted, isTorn } = row;
  if (opensRange || isTorn) return true;
  if (STEP_LABEL.test(front)) return false;
  const rest = untold(front, compared.others);
  return (
    (!isParted && negates(front)) ||
    rest.length >= (isParted ? SHORTEST_SENTENCE : SHORTEST) ||
    (isParted && counts(front, rest, compared.others)) ||
    tellsMore(row, compared)
  );
}

/** A step that the page tells without the name before it, in its place there: "Glaze: Beat the sugar into it". */
function withoutOwnName(step: SeenLine, { shown }: ScannedPage): SeenLine {
  const bare = step.at < 0 ? bareOf(withoutName(step.line)) : step.bare;
  return bare === step.bare ? step : { line: step.line, bare, at: lineAt(shown, bare) };
}

/** Fewer letters are a sign or a number. */
const LEAST_LETTERS = 3;

/** More letters than a row has before a short step at its end. */
const LONGEST_FRONT = 400;

/** Whether a step of few letters ends its row between those around it: elsewhere it is of something else. */
function isInTurn(
  step: SeenLine,
  steps: readonly SeenLine[],
  { places, shown }: ScannedPage,
): boolean {
  const end = endOf(step);
  const index = steps.indexOf(step);
  const [above, below] = [steps[index - 1], steps[index + 1]];
  const isAtEnd = end === shown.length || places.beginsAt(end);
  if (step.bare.length < LEAST_LETTERS || !isAtEnd) return false;
  if (below) return below.at === end;
  if (!above || above.at < 0) return false;
  const front = step.at - endOf(above);
  return front >= 0 && front <= LONGEST_FRONT;
}

/** Where a page tells a step; one of few letters has the place alone at which it was found. */
const placesOf = ({ at, bare }: SeenLine, { shown }: ScannedPage): number[] =>
  bare.length < SHORTEST ? [at] : [...placesIn(shown, bare, MOST_PLACES)];

interface Telling {
  steps: readonly SeenLine[];
  /** What the page says of other steps in words of its own. */
  pageWords: Iterable<string>;
}

/** The steps of which the page tells only the end of a row, each with that row: "Do not" stands before, or a sentence. */
export function toldInPart(
  { steps: declared, pageWords }: Telling,
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  if (declared.length > MAX_COMPARED) return found;
  const steps = declared.map((step) => withoutOwnName(step, page));
  /** The steps behind a short order, which may as well be what each of them is called: "Mix. Stir the eggs into it." */
  const behindOrder = new Map<string, string>();
  const language = once(() => languageOfSteps(steps.map(({ line }) => line)));
  const known = [...pageWords].map(bareOf);
  const mayLackFront = (step: SeenLine): boolean =>
    step.at >= 0 &&
    !page.places.beginsAt(step.at) &&
    (step.bare.length >= SHORTEST || isInTurn(step, steps, page));
  for (const step of steps.filter(mayLackFront).slice(0, MOST_COMPARED)) {
    const [at, ...again] = placesOf(step, page);
    const first = at === undefined ? null : rowAt(step, at, page);
    if (!first) continue;
    const others = [...steps.filter((other) => other !== step).map(({ bare }) => bare), ...known];
    const compared = { step, others, language };
    const lacksFrontAt = (place: number): boolean => {
      const row = rowAt(step, place, page);
      return row !== null && lacksFront(row, compared);
    };
    if (lacksFront(first, compared) && again.every(lacksFrontAt)) {
      found.set(step.line, first.text);
      continue;
    }
    // "4." counts the step, whether or not another one has the figure.
    if (!first.isParted || STEP_LABEL.test(first.front)) continue;
    const front = withoutNumber(first.front);
    const rest = untold(front, others);
    if (rest !== '' && isShortSentence(front, rest, others)) behindOrder.set(step.line, first.text);
  }
  return behindOrder.size === 1 ? new Map([...found, ...behindOrder]) : found;
}
