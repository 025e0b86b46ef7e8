import { isDuration, readTiming, type Timing } from '../../fields/duration.ts';
import { factsIn } from '../../shown/facts/facts-in-row.ts';
import { bareOf } from '../../text/bare-text.ts';

/** Work, cooking and rest, each beside a picture of its own. */
const MOST_TIMES = 3;
/** Rows that hold them; farther apart, they are those of other dishes. */
const MOST_ROWS = 6;

/**
 * The time that rows give without a word for it below the name of a dish, mostly beside the picture of a clock, with the row
 * that does: the longest, where there are a few together. Null for none.
 */
export function timeAlone(rows: readonly string[], title: string): [string, Timing] | null {
  const name = bareOf(title);
  const named = name === '' ? -1 : rows.findLastIndex((row) => bareOf(row) === name);
  if (named < 0) return null;
  const found: { at: number; row: string; time: Timing }[] = [];
  for (const [at, row] of rows.slice(named + 1).entries())
    for (const fact of factsIn(row)) {
      const time = isDuration(fact) ? readTiming(fact) : null;
      if (time) found.push({ at, row, time });
    }
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length > MOST_TIMES || last.at - first.at > MOST_ROWS) return null;
  const { row, time } = found.reduce((longest, each) =>
    each.time.minutes > longest.time.minutes ? each : longest,
  );
  return [row, time];
}
