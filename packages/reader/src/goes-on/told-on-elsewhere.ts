import type { ScannedPage } from '../scan/scan-page.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { shownRows } from '../shown/shown-rows.ts';
import { bareOf } from '../text/bare-text.ts';
import { STEP_LABEL } from '../vocabulary/step-label.ts';
import { isToldElsewhere } from '../vocabulary/told-elsewhere.ts';

const BEHIND = 1_500;

/** How the words begin by which a page asks to read on elsewhere, near enough to be in the next row: worth a closer look. */
const MAY_ASK =
  /full|compl|whole|entire|restof|click|instructions|directions|vollst|komplett|ganze|gesamt|klick|volledig|hele|entière|suitede|clic|cliq|enter[ao]|resto|inter[ao]|hela|klik|fulde|cały|całego|pełn|resztę|teljes|egész|kattint/;
const NEAR = 60;

/** Whether the row behind the last of the declared steps says that they are told elsewhere. */
export function isToldOnElsewhere(
  declared: readonly string[],
  { markup, places, shown }: ScannedPage,
): boolean {
  const last = seenLines(declared, shown).at(-1);
  if (!last || last.at < 0 || last.bare === '') return false;
  const end = last.at + last.bare.length;
  if (!MAY_ASK.test(shown.slice(end, end + NEAR))) return false;
  const from = places.of(end - 1).markupAt;
  const rows = shownRows(`<p>${markup.slice(from, from + BEHIND)}<p>`);
  // The first of them holds the end of the step.
  rows.next();
  const next = rows.find(({ text }) => bareOf(text) !== '' && !STEP_LABEL.test(text));
  return next !== undefined && isToldElsewhere(next.text);
}
