/** To look back from the sign is to try few places: a pattern that begins with any letters takes long to prepare. */
const SENTENCES = /(?<=\p{L}{3})[.!?]\s+\p{Lu}/u;

/** Whether a text goes on behind the end of a sentence: then it tells something, and names no food. */
export const holdsSentences = (text: string): boolean => SENTENCES.test(text);
