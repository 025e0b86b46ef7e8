/** A text without the marks on its letters: "Crème" as "Creme". */
export const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}+/gu, '');
