const ENDINGS = /(?:'s|s|es|d|ed|ing|y|ly|less|ful)$/u;

/** "spiced", "peppery", "boneless": a known word with an ending of the language is a word, too. */
export const isFormOf = (word: string, known: ReadonlySet<string>): boolean => {
  const stem = word.replace(ENDINGS, '');
  return stem !== word && stem.length > 3 && (known.has(stem) || known.has(`${stem}e`));
};

/** A word that is listed with its plural, as potatoes are, has no other. */
export const withPlural = (word: string, _: number, all: readonly string[]): string[] =>
  word.endsWith('s') || all.includes(`${word}es`) ? [word] : [word, `${word}s`];
