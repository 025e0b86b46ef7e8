import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { wordsOf } from '../../text/word-share.ts';
import { LINKING_WORDS } from '../../vocabulary/linking-words.ts';

const WORD_MIN = 4;
/** No word is longer. */
const WORD_MAX = 60;
/** Of the words of a step, as many tell it in another wording. */
const ENOUGH = 0.5;

const tellingWords = (step: string): string[] =>
  [...new Set(wordsOf(step))]
    .filter(
      (word) => word.length >= WORD_MIN && word.length <= WORD_MAX && !LINKING_WORDS.has(word),
    )
    .map(bareOf);

const MOST_PLACES = 20;
/** A step that is worded otherwise may be longer. */
const ROOM = 2;

/** Whether a bare text tells a step in other words: has most of its own near each other. All over it, they are said of anything. */
export function tellsLike(text: string, step: string): boolean {
  const words = tellingWords(step);
  if (words.length === 0) return true;
  const near = bareOf(step).length * ROOM;
  const toldIn = (part: string): number => words.filter((word) => part.includes(word)).length;
  return words.some((first) =>
    [...placesIn(text, first, MOST_PLACES)].some(
      (at) => toldIn(text.slice(at, at + near)) >= words.length * ENOUGH,
    ),
  );
}
