const LONGEST = 4;
const FEWEST = 2;
/** A note stands behind a sign or in brackets. */
const NOTE_BEGINS = /^[^\p{L}\p{N}]/u;
const BEFORE_NOTE = /[^\p{L}\p{N})\].]$/u;

/** A row in two, by its last words; null where these are a note, or all of it. */
function partedAt(row: string, count: number): [string, string] | null {
  const words = row.split(' ');
  const [before, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
  return before === '' || BEFORE_NOTE.test(before) || NOTE_BEGINS.test(tail)
    ? null
    : [before, tail.toLowerCase()];
}

/**
 * The rows that end with the same words as most others of a list, each without these: what a site writes behind every
 * ingredient is said of none.
 */
export function withoutSharedTail(rows: readonly string[], listed: number): Map<string, string> {
  for (let count = LONGEST; count > 0; count--) {
    const byTail = Map.groupBy(
      rows.flatMap((row) => {
        const parts = partedAt(row, count);
        return parts ? [{ row, before: parts[0], tail: parts[1] }] : [];
      }),
      ({ tail }) => tail,
    );
    for (const alike of byTail.values())
      if (alike.length >= FEWEST && alike.length > listed / 2)
        return new Map(alike.map(({ row, before }) => [row, before]));
  }
  return new Map();
}
