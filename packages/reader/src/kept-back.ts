import { declaresPaywall } from './behind-paywall.ts';
import { lastPlaceOf } from './goes-on/last-place.ts';
import type { Page } from './scan/page.ts';
import { seenLines } from './shown/seen-lines.ts';
import { shownRows } from './shown/shown-rows.ts';
import { bareOf } from './text/bare-text.ts';
import { isKeptLine, keepsTheRest } from './vocabulary/paywall-words.ts';

const TAIL = 30;
const BEHIND = 2_500;
const LONGEST_STEP = 5_000;
const NEXT_LINES = 4;

/** How the words begin by which a page asks to pay or log in: worth a closer look. */
const MAY_ASK =
  /subscri|login|signin|signup|regist|member|account|trial|abon|anmeld|meldedich|meldje|logge|freischalt|connectez|inscrivez|identifiez|iniciases|suscr|iniciesess|façalog|cadastr|assin|acced|effettual|iscriv|loggain|logind|logginn|prenum|medlem|zaloguj|zarejestruj|subskry|wykup|jelentkezz|lépjbe|fizess|előfizet/;
const NEAR = 150;

/** Whether a page asks to pay or log in for the rest right behind the last of the declared steps. */
export function restIsKept(
  declared: readonly string[],
  { html, markup, shown, places }: Page,
): boolean {
  const tail = (declared.at(-1) ?? '').replace(/(?<![\s.!…])[\s.!…]+$/u, '').slice(-TAIL);
  const end = bareOf(tail);
  // Where the whole step stands, so does its end.
  const stepAt = seenLines(declared, shown).at(-1)?.at ?? -1;
  const shownAt = end === '' ? -1 : lastPlaceOf(end, shown, Math.max(0, stepAt));
  if (shownAt < 0 || !MAY_ASK.test(shown.slice(shownAt, shownAt + NEAR))) return false;
  const { markupAt } = places.of(shownAt);
  const near = markup.slice(markupAt, markupAt + LONGEST_STEP + BEHIND);
  const at = near.indexOf(tail);
  if (at < 0) return false;
  let seen = 0;
  for (const { text } of shownRows(near.slice(at + tail.length, at + BEHIND))) {
    if (isKeptLine(text) && (keepsTheRest(text) || declaresPaywall(html))) return true;
    if (++seen >= NEXT_LINES) break;
  }
  return false;
}
