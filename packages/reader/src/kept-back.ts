import { declaresPaywall } from './behind-paywall.ts';
import { lastPlaceOf } from './text/last-place.ts';
import type { Page } from './scan/page.ts';
import { seenLines } from './shown/seen-lines.ts';
import { restAndRowsBehind } from './shown/rest-and-rows-behind.ts';
import { bareOf } from './text/bare-text.ts';
import { isKeptLine, keepsTheRest, mayBeKept } from './vocabulary/paywall-words.ts';

const TAIL = 30;
const NEXT_LINES = 4;
const NEAR = 150;

/** Whether a page asks to pay or log in for the rest right behind the last of the declared steps. */
export function restIsKept(declared: readonly string[], page: Page): boolean {
  const { shown } = page;
  const tail = (declared.at(-1) ?? '').replace(/(?<![\s.!…])[\s.!…]+$/u, '').slice(-TAIL);
  const bare = bareOf(tail);
  // Where the whole step stands, so does its end.
  const stepAt = seenLines(declared, shown).at(-1)?.at ?? -1;
  const at = bare === '' ? -1 : lastPlaceOf(bare, shown, Math.max(0, stepAt));
  if (at < 0 || !mayBeKept(shown.slice(at, at + NEAR))) return false;
  return restAndRowsBehind({ at, bare }, page)
    .filter((text) => text !== '')
    .take(NEXT_LINES)
    .some((text) => isKeptLine(text) && (keepsTheRest(text) || declaresPaywall(page.html)));
}
