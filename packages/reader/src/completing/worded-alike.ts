import { guessLanguage } from '../ingredients/heard-language.ts';
import { wordsOf } from '../ingredients/language.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { SEEN } from '../shown/markup/visible-text.ts';
import { bareOf } from '../text/bare-text.ts';
import { NUMBER, numberOf, withWrittenFractions } from '../text/written-numbers.ts';

const TERM = new RegExp(`${NUMBER}|\\p{L}+`, 'gu');
/** "cup(s)", "lök(ar)". */
const ENDING_IN_BRACKETS = /(\p{L}+)\((\p{L}{1,3})\)/gu;

/** A line with those of its endings in brackets that another has, too. */
const withEndingsOf = (line: string, other: string): string =>
  line.includes('(')
    ? line.replace(ENDING_IN_BRACKETS, (_, word: string, ending: string) =>
        other.toLowerCase().includes(`${word}${ending}`.toLowerCase()) ? word + ending : word,
      )
    : line;

/** Tells what a line says, whatever the order of its words, its signs and the ways to write its numbers. */
function termsIn(lines: readonly string[]): (line: string) => string {
  const joiners = new Set(wordsOf(guessLanguage(lines.join(' '))).joiners.split(/[ _]/u));
  return (line) => {
    const text = withWrittenFractions(line).toLowerCase();
    return Array.from(text.matchAll(TERM), (term) =>
      /^\d/.test(term[0]) ? String(numberOf(term)) : term[0],
    )
      .filter((term) => !joiners.has(term))
      .toSorted()
      .join(' ');
  };
}

const MOST_TRIED = 4;
const ENOUGH = 2;
/** An amount is one or two words at either end of a line. */
const ROTATIONS = [1, 2, -1, -2];

const isRotated = (line: string, shown: string): boolean => {
  const words = line.split(/\s+/u);
  return ROTATIONS.some((at) =>
    shown.includes(bareOf([...words.slice(at), ...words.slice(0, at)].join(' '))),
  );
};

/** Whether a page may list the lines of its data in another order of their words, of which it shows few as they are declared. */
export function mayBeRotated(declared: readonly string[], shown: string): boolean {
  const unseen = seenLines(declared, shown).filter(({ at }) => at < 0);
  if (unseen.length < declared.length * SEEN) return false;
  return unseen.slice(0, MOST_TRIED).filter(({ line }) => isRotated(line, shown)).length >= ENOUGH;
}

/** Whether a page lists line by line what its data declares, in the same words but another order: "Flour 200 g". */
export function areWordedAlike(declared: readonly string[], shown: readonly string[]): boolean {
  if (declared.length === 0 || declared.length !== shown.length) return false;
  const termsOf = termsIn(declared);
  return declared.every((line, at) => {
    const row = shown[at] ?? '';
    return termsOf(withEndingsOf(line, row)) === termsOf(withEndingsOf(row, line));
  });
}
