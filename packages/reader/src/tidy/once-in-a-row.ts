import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';
import { placesIn } from '../text/places-in.ts';
import { BARE_INGREDIENTS, BARE_STEPS_WHOLE } from '../vocabulary/bare-headings.ts';

/** Between two parts of a dish stands no more than the name of the second; more between a list and a copy of it. */
const FARTHEST = 120;
/** What heads a copy of the list. */
const HEADING = new RegExp(`^(?:(?:recipe)?(?:${BARE_INGREDIENTS})|${BARE_STEPS_WHOLE})$`, 'u');
/** A story may name the first line before the list does. */
const MOST_PLACES = 8;

/** Where lines end that a text has one soon behind the other from a place on; -1 where it does not. */
function endInTurn(lines: readonly string[], from: number, shown: string): number {
  let end = from;
  for (const line of lines) {
    const at = lineAt(shown, line, end);
    if (at < 0 || (end > from && at - end > FARTHEST)) return -1;
    end = at + line.length;
  }
  return end;
}

/** Whether a page tells lines twice as one list, as a dough of two parts needs and a step that is repeated. */
function isToldTwice(lines: readonly string[], shown: string): boolean {
  const bare = lines.map(bareOf);
  const [first = ''] = bare;
  return placesIn(shown, first, MOST_PLACES).some((at) => {
    const end = endInTurn(bare, at, shown);
    const again = end < 0 ? -1 : lineAt(shown, first, end);
    if (again < 0 || again - end > FARTHEST || HEADING.test(shown.slice(end, again))) return false;
    return endInTurn(bare, again, shown) >= 0;
  });
}

/** Lines that say the same twice in a row, once: a program wrote them twice, unless the page tells them so, too. */
export function onceInARow(lines: string[], shown = ''): string[] {
  const half = lines.length / 2;
  if (half < 2 || !Number.isInteger(half)) return lines;
  const first = lines.slice(0, half);
  const isDoubled = first.every((line, at) => line === lines[at + half]);
  return isDoubled && !isToldTwice(first, shown) ? first : lines;
}
