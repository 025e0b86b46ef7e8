import { isClosingWords } from '../card/zones/closing-wish.ts';
import { isAdvice, isOrder } from '../card/fields/order.ts';
import { stepLikeness } from '../lines/page-line-likeness.ts';
import type { Finding } from '../finding/finding.ts';
import { announcesMore } from './announced-lines.ts';
import { isCountedOn } from './next-number.ts';
import { nextLine, type NextLine } from './next-line.ts';
import { tellsOnlyFacts } from './only-facts.ts';
import { isOfTheSite } from './of-the-site.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { endAsSentences, endsSentence } from '../lines/step-ends.ts';
import { bareOf } from '../text/bare-text.ts';
import { isChatter } from '../vocabulary/page-chatter.ts';
import { tellsHowLongItKeeps } from '../vocabulary/keeping-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { withoutNumber } from '../vocabulary/step-label.ts';
import { tellsByForm } from '../lines/verb-forms.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { endsInMarkup } from '../shown/markup/ends-in-markup.ts';

const TAIL = 30;

type Told = Pick<Finding, 'ingredients' | 'steps'>;

const AT_LEAST = 0.8;

const FEW_WORDS = 5;
const wordsIn = (text: string): number => text.split(' ').length;

/** Whether a text is as long as steps are, or an order as short as some of them. */
const isLongEnough = (text: string, { steps }: Told): boolean =>
  stepLikeness(text) >= AT_LEAST ||
  (stepLikeness(text) > 0 && isOrder(text) && steps.some((step) => wordsIn(step) < FEW_WORDS));

/** Whether a text is of the site around the recipe, names a part of the page, states its times or only wishes. */
const isOther = (text: string): boolean =>
  sectionKind(text) !== null ||
  isChatter(text) ||
  isClosingWords(text) ||
  isOfTheSite(text) ||
  tellsOnlyFacts(text);

const LONG_WORD = /\p{L}{5,}/gu;
const STEM = 5;
const ENOUGH_SHARED = 2;

/** Whether a sentence speaks of what the recipe speaks of. */
function keepsToSubject(text: string, { ingredients, steps }: Told): boolean {
  const told = [...ingredients, ...steps].join(' ').toLowerCase();
  const words = new Set(
    text
      .toLowerCase()
      .match(LONG_WORD)
      ?.map((word) => word.slice(0, STEM)),
  );
  return [...words].filter((word) => told.includes(word)).length >= ENOUGH_SHARED;
}

/** What follows the last step on the page. */
interface LineBehind extends NextLine {
  /** Whether the page counts it as the next step: then it is one, however short it is, and whatever it advises. */
  isCounted: boolean;
}

/** Whether a line is a step that is not declared. */
function isFurther({ text, isItem, isApart, isCounted }: LineBehind, told: Told): boolean {
  const mayLackStop = isItem && !endAsSentences(told.steps);
  if ((!mayLackStop && !endsSentence(text)) || isOther(text)) return false;
  // In a list of the steps, what to do with the rest is one of them; below them it is said of the dish.
  if (tellsHowLongItKeeps(text)) return isItem && !isAmong(told.steps, text);
  if (isCounted) return !isAmong(told.steps, text);
  if (!isLongEnough(text, told)) return false;
  // What is no item may as well be said of the recipe.
  const isToldOn =
    isItem ||
    isOrder(text) ||
    (!isAdvice(text) && (keepsToSubject(text, told) || tellsByForm(text)));
  return isToldOn && (!isApart || isOrder(text)) && !isAmong(told.steps, text);
}

/** The last words of a step, without the signs at its end. */
const tailOf = (step: string): string =>
  step.replace(/(?<![\s.!)…"'”’])[\s.!)…"'”’]+$/u, '').slice(-TAIL);

const SHOWN_END = /^[\s.!)…"'”’]{0,6}</;
const SIGNS_AND_TAG = 7;

/** The step, not declared, with which a page goes on wherever the last declared one ends in its text; null for none. */
export function nextStep(told: Told, page: ScannedPage): string | null {
  const { steps: declared } = told;
  const tail = tailOf(declared.at(-1) ?? '');
  if (tail.length < TAIL / 2) return null;
  const above = (): string => tailOf(declared.at(-2) ?? '');
  let step: string | null = null;
  for (const { from, to } of endsInMarkup(tail, page)) {
    if (!SHOWN_END.test(page.markup.slice(to, to + SIGNS_AND_TAG))) continue;
    const next = nextLine({ from, to, above }, page.markup);
    if (next === null) return null;
    if (announcesMore(next.text, declared.length)) return next.text;
    const text = withoutNumber(next.text);
    const isCounted = isCountedOn(seenLines(declared, page.shown), page);
    if (!isFurther({ ...next, text, isCounted }, told)) return null;
    step ??= text;
  }
  return step;
}

function isAmong(declared: readonly string[], line: string): boolean {
  const bare = bareOf(line);
  return declared.some((step) => bareOf(step).includes(bare));
}
