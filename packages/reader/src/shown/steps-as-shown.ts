import type { ScannedPage } from '../scan/scan-page.ts';
import { shownRows } from './shown-rows.ts';
import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';

/** Less is hardly more than one step. */
const SHORTEST = 60;
const ROW_MIN = 15;

/** One text for all steps, as the items or paragraphs in which the page tells the same word for word. */
export function stepsAsShown(steps: string[], { shown, markup, places }: ScannedPage): string[] {
  const [only = '', ...others] = steps;
  const bare = bareOf(only);
  const at = others.length > 0 || bare.length < SHORTEST ? -1 : lineAt(shown, bare);
  if (at < 0) return steps;
  const lastPiece = places.of(at + bare.length - 1).markupAt;
  const end = markup.whole.indexOf('<', lastPiece);
  const part = markup.slice(places.of(at).markupAt, end < 0 ? markup.length : end);
  const rows = Array.from(shownRows(`<p>${part}<p>`), ({ text }) => text);
  const areSteps = rows.length > 1 && rows.every((row) => row.length >= ROW_MIN);
  return areSteps && bareOf(rows.join('')) === bare ? rows : steps;
}
