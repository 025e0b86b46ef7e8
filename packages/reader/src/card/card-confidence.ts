import { LOW_CONFIDENCE, SURE_CONFIDENCE } from '@commonplate/contract';
import { startsWithNumber } from '../text/number-signs.ts';
import { amountStart, hasAmount } from './zones/amount-start.ts';
import type { SourceLine } from './card-line.ts';
import { likenessOf } from './zones/card-line-likeness.ts';
import { COOKING_WORDS } from './words/cooking-words.ts';
import { fold, foldedWords } from './words/fold.ts';
import type { JoinedText } from './fields/ingredient-lines.ts';
import { hasLostAmount } from './repair/lost-amount.ts';
import { mayBeTwo } from './fields/merged-ingredients.ts';
import { UNITS } from './words/measure-words.ts';
import { phrasePattern } from './words/vocabulary.ts';
import { leastCertainty } from './word-certainty.ts';

const WITHOUT_AMOUNT = 0.8;
const LOST_AMOUNT = 0.6;
const RUN_TOGETHER = 0.72;
const OF_ANOTHER = 0.5;
const TYPED = { withAmount: 0.95, withoutAmount: 0.85, unlikely: 0.6 };

const isTyped = (lines: readonly SourceLine[]): boolean =>
  !lines.some(({ photographed }) => photographed);

const WITHOUT_AMOUNT_WORDS = phrasePattern('withoutAmount');

/** "Shop at our store" among typed ingredients; only of English are the words of the kitchen known. */
const isUnlikelyIngredient = (text: string, language: string): boolean =>
  language === 'en' &&
  fold(text).match(WITHOUT_AMOUNT_WORDS) === null &&
  !foldedWords(text).some((word) => COOKING_WORDS.has(word) || UNITS.has(word));

/** How sure it is, 0..1, that an ingredient was read as it is written: as sure as of its most doubtful word. */
export function ingredientConfidence(entry: JoinedText, language: string): number {
  if (isTyped(entry.lines)) {
    const unmeasured = isUnlikelyIngredient(entry.text, language)
      ? TYPED.unlikely
      : TYPED.withoutAmount;
    return Math.min(textConfidence(entry), hasAmount(entry.text) ? TYPED.withAmount : unmeasured);
  }
  const certainty = leastCertainty(entry.text, entry.lines, language);
  const doubtful = mayBeTwo(entry) ? Math.min(RUN_TOGETHER, certainty) : certainty;
  if (hasLostAmount(entry.text)) return doubtful * LOST_AMOUNT;
  return doubtful * (hasAmount(entry.text) ? 1 : WITHOUT_AMOUNT);
}

const isUnlikelyStep = (text: string): boolean => /\p{L}/u.test(text) && likenessOf(text).step < 0;

/** By so much a line looks more like something to buy than like something to do. */
const CLEARLY_MORE = 3;

/** A typed step that only measures something: it was listed where nobody looks for ingredients, and one is missing. */
export function isMisplacedIngredient({ text, lines }: JoinedText): boolean {
  if (!isTyped(lines) || !startsWithNumber(text) || amountStart(text) !== 'measure') return false;
  const { ingredient, step } = likenessOf(text);
  return ingredient > step + CLEARLY_MORE;
}

/** A line of its own below a finished sentence that orders nothing: a name, a greeting. */
const isStray = ({ text }: SourceLine, before: SourceLine | undefined): boolean =>
  before !== undefined &&
  /[.!?]$/u.test(before.text) &&
  /^\p{Lu}/u.test(text) &&
  isUnlikelyStep(text);

function isDoubtful({ text, lines }: JoinedText): boolean {
  return isUnlikelyStep(text) || lines.some((line, index) => isStray(line, lines[index - 1]));
}

const isStory = (text: string): boolean => {
  const { prose, step } = likenessOf(text);
  return prose > step;
};

/**
 * How sure it is of each step. The head of another recipe may stand among them. Typed lines are read as they are written, but may be
 * no steps: "Anna" is none, and what is told below it ("We had them with jam.") is none either.
 */
export function stepConfidences(
  steps: readonly JoinedText[],
  another: ReadonlySet<SourceLine>,
): number[] {
  let hasStrayed = false;
  return steps.map((step) => {
    const read = textConfidence(step);
    if (step.lines.some((line) => another.has(line))) return Math.min(read, OF_ANOTHER);
    if (!isTyped(step.lines)) return read;
    const strays = isDoubtful(step);
    hasStrayed ||= strays;
    return strays || (hasStrayed && isStory(step.text)) ? Math.min(read, TYPED.unlikely) : read;
  });
}

/** How sure it is that a title or a step was read as it is written. */
export function textConfidence({ lines }: Pick<JoinedText, 'lines'>): number {
  const sum = lines.reduce((total, { confidence }) => total + confidence, 0);
  return sum / Math.max(1, lines.length);
}

interface WholeReading {
  ingredients: readonly number[];
  steps: readonly number[];
  hasTitle: boolean;
  hasHeadings: boolean;
  /** The photos hold another recipe, too. */
  isJoined: boolean;
  /** Any word may have lost its accents: one that did is another word, and nothing shows which. */
  mayLackAccents: boolean;
  /** An ingredient stands among the steps. */
  hasMisplaced: boolean;
}

const HALF_A_RECIPE = 25;
const NO_RECIPE = 5;

/** 0..100 for the recipe as a whole: no better than its most doubtful ingredients. */
export function overallConfidence({
  ingredients,
  steps,
  hasTitle,
  hasHeadings,
  isJoined,
  mayLackAccents,
  hasMisplaced,
}: WholeReading): number {
  if (ingredients.length === 0 || steps.length === 0)
    return ingredients.length + steps.length > 0 ? HALF_A_RECIPE : NO_RECIPE;
  const [worst = 0, next = worst] = ingredients.toSorted((a, b) => a - b);
  const doubtful = 0.7 * worst + 0.3 * next;
  const ofSteps = steps.reduce((sum, value) => sum + value, 0) / steps.length;
  const structure = hasHeadings ? 1 : 0.95;
  const sure = mayLackAccents ? SURE_CONFIDENCE - 1 : 100;
  const most = hasMisplaced ? LOW_CONFIDENCE - 1 : sure;
  const whole = Math.min(most, Math.round(100 * structure * (0.8 * doubtful + 0.2 * ofSteps)));
  if (isJoined) return Math.min(Math.round(100 * OF_ANOTHER), whole);
  return hasTitle ? whole : Math.min(LOW_CONFIDENCE - 1, Math.round(0.8 * whole));
}
