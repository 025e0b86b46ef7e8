import type { SourceLine } from '../card/card-line.ts';
import { joinedLine } from './list-cells.ts';

const FACTOR = /^\d{1,2}\s[x×]$/u;

/** "2 x" above "400 g tins of beans": it multiplies whatever stands below it. */
export function withFactorsJoined(source: readonly SourceLine[]): readonly SourceLine[] {
  if (!source.some(({ text }) => FACTOR.test(text))) return source;
  const lines: SourceLine[] = [];
  for (const line of source) {
    const factor = lines.at(-1);
    if (factor && FACTOR.test(factor.text) && /\p{L}/u.test(line.text))
      lines.splice(-1, 1, joinedLine(factor, `${factor.text} ${line.text}`));
    else lines.push(line);
  }
  return lines;
}
