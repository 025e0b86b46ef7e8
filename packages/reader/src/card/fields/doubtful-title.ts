import { isWrittenIn } from '../repair/accents.ts';
import type { SourceLine } from '../card-line.ts';
import { knowsAccents } from '../repair/lost-accents.ts';

/** What a letter with an accent looks like to a recogniser that knows none. */
const MAY_BE_ACCENTED: Readonly<Record<string, RegExp>> = {
  de: /[aou]|ss/iu,
  fr: /[aeiouc]/iu,
  es: /[aeioun]/iu,
  pt: /[aeiouc]/iu,
  it: /[aeiou]$/iu,
  sv: /[ao]/iu,
  da: /[ao]/iu,
  no: /[ao]/iu,
  pl: /[acelnosz]/iu,
  hu: /[aeiou]/iu,
};
const WORD = /\p{L}{4,}/gu;

/** The lines of a title in another language, with the words in doubt that may have lost their accents. */
export function doubtTitle(
  title: readonly SourceLine[],
  lines: readonly SourceLine[],
  language: string,
): SourceLine[] {
  const letters = MAY_BE_ACCENTED[language];
  if (!letters || knowsAccents(lines.map(({ raw }) => raw))) return [...title];
  return title.map((line) => {
    const words = line.photographed ? (line.text.match(WORD) ?? []) : [];
    const doubtful = words.filter(
      (word) => letters.test(word) && !isWrittenIn(word, language) && !knowsAccents([word]),
    );
    const mended = doubtful.map((word) => ({ read: word, text: word, isSure: false }));
    return { ...line, mended: [...line.mended, ...mended] };
  });
}
