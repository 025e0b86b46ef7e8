/** Some letters may stand between the words that are written as one: "Zitrone-n-scheibe". */
const LONGEST_JOINT = 2;

/** Whether a word is two others one behind the other, written as one. */
export const isMadeOfBoth = (word: string, first: string, last: string): boolean => {
  const joint = word.length - first.length - last.length;
  return joint >= 0 && joint <= LONGEST_JOINT && word.startsWith(first) && word.endsWith(last);
};
