/** A word that takes the place of another begins as large as that one. */
export const withCapitalOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
