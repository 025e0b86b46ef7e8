import { isClosingWords } from './card/closing-wish.ts';
import { isOrder } from './card/order.ts';
import { stepLikeness } from './dom/page-line-likeness.ts';
import { nextLine, type NextLine } from './next-line.ts';
import { endAsSentences, endsSentence } from './step-ends.ts';
import { bareOf } from './text/bare-text.ts';
import { isChatter } from './vocabulary/page-chatter.ts';
import { sectionKind } from './vocabulary/section-words.ts';

const TAIL = 30;
const MOST_PLACES = 8;

const AT_LEAST = 0.8;

const mayBeStep = (text: string): boolean =>
  stepLikeness(text) >= AT_LEAST &&
  sectionKind(text) === null &&
  !isChatter(text) &&
  !isClosingWords(text);

/** Whether a line is a step that is not declared. */
function isFurther({ text, isItem, isApart }: NextLine, declared: readonly string[]): boolean {
  const mayLackStop = isItem && !endAsSentences(declared);
  if (!mayBeStep(text) || (!mayLackStop && !endsSentence(text))) return false;
  return (!isApart || isOrder(text)) && !isAmong(declared, text);
}

/** The last words of a step, without the signs at its end. */
const tailOf = (step: string): string =>
  step.replace(/(?<![\s.!)…"'”’])[\s.!)…"'”’]+$/u, '').slice(-TAIL);

const SHOWN_END = /[\s.!)…"'”’]{0,6}</y;

/** The step, not declared, with which a page goes on wherever the last declared one ends in its text; null for none. */
export function nextStep(declared: readonly string[], markup: string): string | null {
  const tail = tailOf(declared.at(-1) ?? '');
  if (tail.length < TAIL / 2) return null;
  const above = tailOf(declared.at(-2) ?? '');
  let step: string | null = null;
  let at = markup.indexOf(tail);
  for (let places = 0; at >= 0 && places < MOST_PLACES; places++) {
    const end = at + tail.length;
    SHOWN_END.lastIndex = end;
    if (SHOWN_END.test(markup)) {
      const next = nextLine({ from: at, to: end, above }, markup);
      if (next === null || !isFurther(next, declared)) return null;
      step ??= next.text;
    }
    at = markup.indexOf(tail, end);
  }
  return step;
}

function isAmong(declared: readonly string[], line: string): boolean {
  const bare = bareOf(line);
  return declared.some((step) => bareOf(step).includes(bare));
}
