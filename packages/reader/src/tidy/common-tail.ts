import { startsWithNumber } from '../text/number-signs.ts';

const ENOUGH = 4;
/** ": 1", or what a button says: "see offers". */
const TAIL = /:\s*\d{1,3}$|(?<=\S\s\S+)\s\p{L}+ \p{L}+$/u;

/** Whether a list tells its amounts in front, so that what all of its lines end with is neither an amount nor "to taste". */
const statesAmounts = (lines: readonly string[]): boolean =>
  lines.filter(startsWithNumber).length > lines.length / 2;

/** Without what a template writes behind every line, whatever the line itself says. */
export function withoutCommonTail(lines: readonly string[]): readonly string[] {
  const [first = ''] = lines;
  if (lines.length < ENOUGH || !lines.every((line) => line.endsWith(first.slice(-1)))) return lines;
  const tail = TAIL.exec(first)?.[0];
  if (tail === undefined || !statesAmounts(lines)) return lines;
  const isCommon = lines.every((line) => line.length > tail.length && line.endsWith(tail));
  return isCommon ? lines.map((line) => line.slice(0, -tail.length)) : lines;
}
