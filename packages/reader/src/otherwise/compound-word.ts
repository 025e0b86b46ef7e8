/** Some letters may stand between the words that are written as one: "Zitrone-n-scheibe". */
const LONGEST_JOINT = 2;

/** Whether a word begins with one of two others and ends with the other, and is no more than both. */
export const isMadeOfBoth = (word: string, first: string, last: string): boolean => {
  const joint = word.length - first.length - last.length;
  return joint >= 0 && joint <= LONGEST_JOINT && word.startsWith(first) && word.endsWith(last);
};
