import { statesAmount } from '../../lines/page-line-likeness.ts';
import { isPreparedOnly } from '../../ingredients/prepared-only.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { namesAnotherFood } from '../../foods/food-words.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { once } from '../../text/once.ts';
import { hasInMarkup } from '../markup/words-in-markup.ts';

const SHORT = 60;

const mayBeRest = (line: string): boolean =>
  line.length <= SHORT && /^\p{Ll}/u.test(line) && !/\d/.test(line);

/** The comma may have been cut off with the rest, or left. */
const withoutComma = (line: string): string => line.replace(/\s*,$/, '');
const withRest = (line: string, rest: string): string => `${withoutComma(line)}, ${rest}`;

function joinWhere(lines: string[], belongs: (line: string, before: string) => boolean): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && mayBeRest(line) && belongs(line, before))
      joined[joined.length - 1] = withRest(before, line);
    else joined.push(line);
  }
  return joined.length < lines.length ? joined : lines;
}

/** Lines that were cut at their commas, put together again where the rest names nothing: "2 eggs" and "beaten". */
export const joinTorn = (lines: string[]): string[] =>
  joinWhere(lines, (line) => isPreparedOnly(line));

/** The same where the page shows both as one line: "3 trout" and "heads on", but not "1 lemon" and "parsley". */
export function joinAsShown(lines: string[], page: ScannedPage): string[] {
  const language = once(() => guessLanguage(lines.join(' ')));
  return joinWhere(
    lines,
    (line, before) =>
      statesAmount(before) &&
      (hasInMarkup(withRest(before, line), page) ||
        hasInMarkup(`${withoutComma(before)} (${line})`, page)) &&
      !namesAnotherFood(line, language()),
  );
}
