import { declaresPaywall } from './behind-paywall.ts';
import { shownRows } from './shown-rows.ts';
import { isKeptLine } from './vocabulary/paywall-words.ts';

const TAIL = 30;
const BEHIND = 2_500;
const NEXT_LINES = 4;

/** Whether a page that is not free asks to pay or log in right behind the last of the declared steps. */
export function restIsKept(declared: readonly string[], html: string): boolean {
  const tail = (declared.at(-1) ?? '').replace(/[\s.!…]+$/u, '').slice(-TAIL);
  if (tail === '' || !declaresPaywall(html)) return false;
  const at = html.lastIndexOf(tail);
  if (at < 0) return false;
  let seen = 0;
  for (const { text } of shownRows(html.slice(at + tail.length, at + BEHIND))) {
    if (isKeptLine(text)) return true;
    if (++seen >= NEXT_LINES) break;
  }
  return false;
}
