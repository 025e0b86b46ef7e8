/** What is left of the grammar of data between two values that were run together. */
const SEAM = /"\s*:\s*["[{\d]|"\s+"\S/;
/** What stands for a letter that was lost when the page was written. */
const LOST_LETTER = '\uFFFD';

/** Whether a text seems to hold two values of the data it was repaired from, or lacks letters. */
export const isSpoiled = (text: string): boolean =>
  text.includes(LOST_LETTER) || (text.includes('"') && SEAM.test(text));
