import { goesOnWithOtherHeat } from '../../fields/heat.ts';
import type { Language } from '../../ingredients/language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { visibleLines } from '../../shown/markup/visible-text.ts';
import { bareOf } from '../../text/bare-text.ts';
import { holdsInTurn } from '../../text/line-at.ts';
import { once } from '../../text/once.ts';
import { withoutName } from '../../text/without-name.ts';
import { NEGATIONS } from '../../vocabulary/negations.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';
import { asidesNumberOtherwise } from './asides-number-otherwise.ts';
import { passagesLike, passagesOf } from './passages-like.ts';
import { isSurelySeen, rowsInPlaceOf } from './step-in-place.ts';
import { languageOfSteps } from './step-language.ts';
import { isToldInRows, rowWithMore, rowWithout, unnamed } from './step-sentences.ts';
import type { StepNumber } from './step-number.ts';
import type { StepTerms } from './step-terms.ts';
import { numbersDisagree, stepsDisagree, wordsDisagree } from './steps-disagree.ts';
import { toldStep, type ToldStep } from './told-step.ts';
import { uncounted } from './uncounted.ts';
import { ordersInOtherTurn, rowInOtherTurn } from './turned-clauses.ts';
import { areForms } from '../word-forms.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

const MOST_COMPARED = 60;
/** Of so few words one is a good share. */
const SHORT = 60;
const ALIKE = 0.7;
const SHORT_ALIKE = 0.5;
const SHOWN_SHARE = 0.5;
/** What begins and ends otherwise is compared where it is as long as a step is. */
const LONGEST_IN_PLACE = 800;
const MOST_IN_PLACE = 12;
const MOST_PASSAGES = 40;

/** A step as the page may show it: without its number and the name of its part. */
const bareWays = (step: string): string[] => {
  const told = withoutNumber(step);
  const unnamedStep = withoutName(told);
  return unnamedStep === told ? [bareOf(told)] : [bareOf(told), bareOf(unnamedStep)];
};

/** The steps that the page does not surely show word for word. */
function unsureOf(steps: readonly SeenLine[], page: ScannedPage): SeenLine[] {
  const isShown = holdsInTurn(page.shown);
  return steps.filter((step) =>
    step.at < 0 ? !bareWays(step.line).some(isShown) : !isSurelySeen(step, steps, page),
  );
}

const shareOfWords = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0
    ? 0
    : words.filter((word) => others.some((other) => areForms(word, other))).length / words.length;

/** Whether two steps are in the same words, whatever their numbers are, or one of them in some more. */
function areWordedAlike(
  { words }: StepTerms,
  { words: others }: StepTerms,
  least: number,
): boolean {
  const [ours, theirs] = [shareOfWords(words, others), shareOfWords(others, words)];
  return Math.min(ours, theirs) >= least || Math.max(ours, theirs) === 1;
}

/** What is said beside a step: "(photo 2)", "[paid link]". */
const ASIDE = /\([^()]{0,40}\)|\[[^[\]]{0,40}\]/gu;
const HAS_NUMBER_ASIDE = /[([][^()[\]\d]{0,60}\d/;

const asidesOf = (told: string): string => (told.match(ASIDE) ?? []).join(' ');
const turnsOrder = (words: readonly string[]): boolean => words.some((word) => NEGATIONS.has(word));

/** Whether the asides of two steps tell something else, or that of one alone what is not to be done: "(do not peel them)". */
function asidesTellOtherwise(step: string, text: string, language: Language): boolean {
  const [ours, theirs] = [asidesOf(step), asidesOf(text)];
  if (ours === theirs) return false;
  const [words, others] = [toldStep(ours, language).words, toldStep(theirs, language).words];
  return wordsDisagree(words, others) || turnsOrder(words) !== turnsOrder(others);
}

/** "(gas mark 7)" counts heat, though it measures nothing. */
const GAS_MARK = /(?<!\p{L})gas\s{0,3}(?:mark)?\s{0,3}(\d{1,2})/iu;

const areHeatedOtherwise = (step: string, text: string): boolean => {
  const [ours, theirs] = [step, text].map((told) => GAS_MARK.exec(told)?.[1]);
  return ours !== undefined && theirs !== undefined && ours !== theirs;
};

/** Whether an aside that only one of two steps has says another heat than stands before it: "350°F (220°C)" and "350°F". */
const saysOtherHeat = (one: string, other: string): boolean =>
  HAS_NUMBER_ASIDE.test(one) &&
  [...one.matchAll(ASIDE)].some(
    ({ index, 0: aside }) =>
      !other.includes(aside) &&
      goesOnWithOtherHeat(one.slice(0, index).trimEnd(), aside.slice(1, -1).trim()),
  );

/** Whether two steps that are the same but for their asides give other numbers there: "1 cup (200 g)" and "1 cup (300 g)". */
function asidesCountOtherwise(step: string, text: string, language: Language): boolean {
  if (areHeatedOtherwise(step, text)) return true;
  if (saysOtherHeat(step, text) || saysOtherHeat(text, step)) return true;
  const numbersOf = (told: string): StepNumber[] =>
    toldStep(withoutNumber(told), language).numbers.filter(({ unit }) => unit !== null);
  return (
    HAS_NUMBER_ASIDE.test(step) &&
    HAS_NUMBER_ASIDE.test(text) &&
    numbersDisagree(numbersOf(step), numbersOf(text))
  );
}

/** What a page says of the steps that it does not show word for word. */
export interface ComparedSteps {
  /** Those with another number, measure or word, each with what stands there. */
  otherwise: Map<string, string>;
  /** Those that are only written otherwise, each as the page has it. */
  alike: ReadonlyMap<string, string>;
  /** What the page tells in the places of both. */
  pageWords: readonly string[];
}

function compare(steps: readonly string[], page: ScannedPage): ComparedSteps {
  const otherwise = new Map<string, string>();
  const alike = new Map<string, string>();
  const seen = seenLines(steps, page.shown);
  const unsure = unsureOf(seen, page);
  if (unsure.length === 0) return { otherwise, alike, pageWords: [] };
  const language = once(() => languageOfSteps(steps));
  const declared = once(() => new Set(steps.flatMap(bareWays)));
  const read = new Map<string, ToldStep>();
  const termsOf = (text: string): ToldStep => {
    const terms = read.get(text) ?? toldStep(text.replace(ASIDE, ' '), language());
    read.set(text, terms);
    return terms;
  };
  for (const step of unsure.slice(0, MOST_COMPARED)) {
    const { line, at } = step;
    if (at < 0 && isToldInRows(line, page)) {
      const row = rowWithMore(line, page) ?? rowInOtherTurn(line, page);
      if (row !== null) otherwise.set(line, row);
      continue;
    }
    const told = withoutNumber(line).replace(ASIDE, ' ').trim();
    const ways = once(() => [termsOf(told), termsOf(unnamed(line))]);
    const isLike = (text: string): boolean =>
      ways().some((our) =>
        areWordedAlike(our, termsOf(text), told.length > SHORT ? ALIKE : SHORT_ALIKE),
      );
    const isOther = (text: string): boolean => at >= 0 || !declared().has(bareOf(text));
    const asTold = (text: string): string => uncounted(text, told, seen.indexOf(step) + 1);
    const anywhere = at < 0 ? passagesLike(told, page).filter(isOther).map(asTold) : [];
    const inPlace = once(() =>
      told.length > LONGEST_IN_PLACE
        ? []
        : rowsInPlaceOf(step, seen, page)
            .flatMap((row) => passagesOf(row, told))
            .slice(0, MOST_IN_PLACE)
            .filter((text) => isLike(text) && isOther(text))
            .map(asTold),
    );
    const agrees = (text: string): boolean =>
      [text, unnamed(text)].some((way) =>
        ways().some((our) => !stepsDisagree(our, termsOf(way))),
      ) &&
      !asidesCountOtherwise(line, text, language()) &&
      !asidesTellOtherwise(line, text, language()) &&
      !asidesNumberOtherwise([asidesOf(line), asidesOf(text)], language()) &&
      !ordersInOtherTurn(line, text);
    // Most are told somewhere, and need no look at what stands in their places.
    const same =
      anywhere.slice(0, MOST_PASSAGES).find(agrees) ??
      inPlace()
        .slice(0, Math.max(0, MOST_PASSAGES - anywhere.length))
        .find(agrees);
    if (same !== undefined) {
      alike.set(line, same);
      continue;
    }
    const other = anywhere[0] ?? inPlace()[0] ?? (at < 0 ? rowWithout(line, page) : null);
    if (other !== null) otherwise.set(line, other);
  }
  // Where the page shows hardly any of the steps, what is like one may be of something else. Of a long step its beginning or its end will do.
  const isMostlyShown =
    otherwise.size === 0 ||
    visibleLines(steps, page.shown).length + alike.size >= steps.length * SHOWN_SHARE;
  const pageWords = [...alike.values(), ...otherwise.values()];
  return {
    otherwise: isMostlyShown ? otherwise : new Map(),
    alike,
    pageWords,
  };
}

/** Of steps as they were last compared; lists are replaced, never changed. */
const known = knownWhileReading<readonly string[], { markup: object; compared: ComparedSteps }>();

/** Compares steps with what a page tells in their places, or nearly so anywhere. Asked for the same list again. */
export function compareSteps(steps: readonly string[], page: ScannedPage): ComparedSteps {
  const before = known.get(steps);
  if (before?.markup === page.markup) return before.compared;
  const compared = compare(steps, page);
  known.set(steps, { markup: page.markup, compared });
  return compared;
}
