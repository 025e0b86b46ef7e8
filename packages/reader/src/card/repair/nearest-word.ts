import { editDistance } from '../../text/edit-distance.ts';

export interface Guess {
  word: string;
  distance: number;
  /** No other word comes as near. */
  isAlone: boolean;
}

const OTHER_FIRST_LETTER = 0.1;
/** The next best is further off by at least this much, or either may be meant. */
const CLEARLY_NEARER = 0.25;

/** "tomato" and "tomatoes" are one word: to take either is no mistake. */
const isSameWord = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 2 && (a.startsWith(b) || b.startsWith(a));

/** The nearest of the words within the limit; of two equally near the one with as many letters. */
export function nearestOf(
  word: string,
  candidates: readonly string[],
  limit: number,
): Guess | null {
  const near = candidates
    .map((candidate) => ({
      word: candidate,
      plain: editDistance(word, candidate, limit),
      otherStart: candidate.startsWith(word.charAt(0)) ? 0 : OTHER_FIRST_LETTER,
      lettersApart: Math.abs(candidate.length - word.length),
    }))
    .filter(({ plain }) => plain <= limit)
    .map((guess) => ({ ...guess, distance: guess.plain + guess.otherStart }))
    .toSorted((a, b) => a.distance - b.distance || a.lettersApart - b.lettersApart);
  const [best, ...others] = near;
  if (!best) return null;
  const isAlone = !others.some(
    (other) =>
      other.distance - best.distance < CLEARLY_NEARER && !isSameWord(other.word, best.word),
  );
  return { word: best.word, distance: best.distance, isAlone };
}
