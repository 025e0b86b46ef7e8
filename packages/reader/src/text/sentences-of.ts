/** Where one sentence ends and another begins; "12 min. in the oven" is one. */
const SENTENCE_END =
  /(?<=[.!?]["”’)]?)(?<!\d\s?\p{L}{1,4}\.)\s+|(?<=\d\s?\p{L}{1,4}\.)\s+(?!\p{Ll})/u;

/** The sentences of a text, or the first of them. */
export const sentencesOf = (text: string, most?: number): string[] =>
  text.split(SENTENCE_END, most);
