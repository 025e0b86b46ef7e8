/** Words that are written one behind the other, a row for each letter. */
export const wordList = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean);
