const JOINERS = new Set(
  'of de d du des di del della dei degli delle do da von van av af'.split(' '),
);

/** Whether a word stands between an amount and a food in a line, and not in a table: "200 g of flour". */
export const isJoiner = (word: string): boolean => JOINERS.has(word);
