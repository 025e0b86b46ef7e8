import { isClosingWords } from './card/closing-wish.ts';
import { stepLikeness } from './dom/page-line-likeness.ts';
import { bareOf } from './text/bare-text.ts';
import { plainLine } from './text/plain-text.ts';
import { isChatter } from './vocabulary/page-chatter.ts';
import { sectionKind } from './vocabulary/section-words.ts';

const TAIL = 30;
const MOST_PLACES = 8;
const NEXT_MAX = 1_500;
/** The end of one item or paragraph and the start of the next, with nothing but wrappers between them. */
const NEXT_OF_ITS_KIND =
  /[\s.!)…"'”’]{0,6}(?:<\/?(?:span|b|strong|em|i|a|p|div|br|img|figure|picture|source)\b[^<>]{0,800}>\s*){0,12}<\/(li|p)>\s*<(\1)\b[^<>]{0,400}>/iy;

/** What stands in the next list item or paragraph behind a place of the page; null where none follows at once. */
function nextOfItsKind(markup: string, from: number): string | null {
  NEXT_OF_ITS_KIND.lastIndex = from;
  const found = NEXT_OF_ITS_KIND.exec(markup);
  if (!found) return null;
  const start = NEXT_OF_ITS_KIND.lastIndex;
  const rest = markup.slice(start, start + NEXT_MAX);
  const end = rest.toLowerCase().indexOf(`</${(found[1] ?? '').toLowerCase()}`);
  return end < 0 ? null : plainLine(rest.slice(0, end));
}

const AT_LEAST = 0.8;

const mayBeStep = (text: string): boolean =>
  /[.!]$/.test(text) &&
  stepLikeness(text) >= AT_LEAST &&
  sectionKind(text) === null &&
  !isChatter(text) &&
  !isClosingWords(text);

const SHOWN_END = /[\s.!)…"'”’]{0,6}</y;

/** Whether a page goes on, wherever the last declared step ends in its text, with a step that is not declared. */
export function stepsGoOn(declared: readonly string[], markup: string): boolean {
  const tail = (declared.at(-1) ?? '').replace(/(?<![\s.!)…"'”’])[\s.!)…"'”’]+$/u, '').slice(-TAIL);
  if (tail.length < TAIL / 2) return false;
  let goesOn = false;
  let at = markup.indexOf(tail);
  for (let places = 0; at >= 0 && places < MOST_PLACES; places++) {
    const end = at + tail.length;
    SHOWN_END.lastIndex = end;
    if (SHOWN_END.test(markup)) {
      const next = nextOfItsKind(markup, end);
      if (next === null || !mayBeStep(next) || isAmong(declared, next)) return false;
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
