const MEASURE = String.raw`[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/⁄–-]{0,10}\p{L}{1,12}\.?`;
/** An amount with the same in another measure behind it, and what it is of: "240g (2 cups) flour", "240 g / 2 cups flour". */
const IN_TWO_MEASURES = new RegExp(
  String.raw`^(${MEASURE})\s?(?:\(\s?(${MEASURE})\s?\)|/\s?(${MEASURE}))\s+(\p{L}.*)$`,
  'u',
);

/** A line with the second of its two measures first: "2 cups (240g) flour"; null for any other. */
export function withMeasuresTurned(line: string): string | null {
  const [, first, inBrackets, behindStroke, food] = IN_TWO_MEASURES.exec(line) ?? [];
  const second = inBrackets ?? behindStroke;
  if (first === undefined || second === undefined || food === undefined) return null;
  return `${second} (${first}) ${food}`;
}
