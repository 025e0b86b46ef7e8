import { isClosingWords } from './card/closing-wish.ts';
import { stepLikeness } from './dom/page-line-likeness.ts';
import { nextLine } from './next-line.ts';
import { endsSentence, endAsSentences } from './step-ends.ts';
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

const SHOWN_END = /[\s.!)…"'”’]{0,6}</y;

/** Whether a page goes on, wherever the last declared step ends in its text, with a step that is not declared. */
export function stepsGoOn(declared: readonly string[], markup: string): boolean {
  const tail = (declared.at(-1) ?? '').replace(/(?<![\s.!)…"'”’])[\s.!)…"'”’]+$/u, '').slice(-TAIL);
  if (tail.length < TAIL / 2) return false;
  const areSentences = endAsSentences(declared);
  let goesOn = false;
  let at = markup.indexOf(tail);
  for (let places = 0; at >= 0 && places < MOST_PLACES; places++) {
    const end = at + tail.length;
    SHOWN_END.lastIndex = end;
    if (SHOWN_END.test(markup)) {
      const next = nextLine({ from: at, to: end, count: declared.length }, markup);
      if (next === null || !mayBeStep(next.text) || isAmong(declared, next.text)) return false;
      if (!endsSentence(next.text) && (areSentences || !next.isItem)) return false;
      goesOn = true;
    }
    at = markup.indexOf(tail, end);
  }
  return goesOn;
}

function isAmong(declared: readonly string[], line: string): boolean {
  const bare = bareOf(line);
  return declared.some((step) => bareOf(step).includes(bare));
}
