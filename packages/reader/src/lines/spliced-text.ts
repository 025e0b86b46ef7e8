/** What is left of the grammar of data between two values that were run together. */
const SEAM = /"\s*:\s*["[{\d]|"\s+"\S/;

/** Whether a text seems to hold two values of the data it was repaired from. */
export const isSpliced = (text: string): boolean => text.includes('"') && SEAM.test(text);
