import { amountStart } from '../card/zones/amount-start.ts';
import { beginsWithVerb } from '../card/zones/card-line-likeness.ts';
import { headingOf, headsList } from '../card/zones/headings.ts';
import { factsOfLine } from '../card/fields/recipe-facts.ts';

/** What a letter tells before it comes to the recipe: "Great seeing you! Here's the recipe." above "Banana Bread". */

const LINES_MAX = 12;
const SENTENCE_WORDS_LEAST = 4;
const NAME_WORDS_MAX = 10;
/** "Roast chicken" names a dish; what begins with a verb and goes on for longer is an order. */
const VERB_FIRST_MAX = 4;

const SENTENCE_END = /[.!?:…]["”')\]]*$/u;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

function isName(text: string): boolean {
  const words = wordsIn(text);
  return (
    /^[\p{Lu}"“„'‘]/u.test(text) &&
    !/[.!?:,;…]$/u.test(text) &&
    words <= (beginsWithVerb(text) ? VERB_FIRST_MAX : NAME_WORDS_MAX) &&
    amountStart(text) === 'none' &&
    headingOf(text, false) === null &&
    !factsOfLine(text).isAll
  );
}

/** How many lines a sentence takes from a line on, where nothing else stands in them; none where it is no sentence. */
function sentenceAt(lines: readonly string[], at: number): number {
  let end = at;
  while (!SENTENCE_END.test(lines[end] ?? '') && /^\p{Ll}/u.test(lines[end + 1] ?? '')) end += 1;
  const text = lines.slice(at, end + 1).join(' ');
  const isSentence = SENTENCE_END.test(text) && wordsIn(text) >= SENTENCE_WORDS_LEAST;
  return isSentence && amountStart(text) === 'none' && headingOf(text, false) === null
    ? end + 1 - at
    : 0;
}

export interface LetterWords {
  /** "Dear Anna", "here is the recipe you asked for". */
  readonly isOpening: (line: string) => boolean;
  /** Whether some line hands a recipe over, wherever in it. */
  readonly handsOver: (line: string) => boolean;
}

/** How many lines of a greeted letter stand above the name of its dish, or above a list that it hands over without one. */
export function linesBeforeRecipe(
  source: readonly string[],
  { isOpening, handsOver }: LetterWords,
): number {
  const lines = source.slice(0, LINES_MAX).map((line) => line.trim());
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const taken = line === '' || isOpening(line) ? 1 : sentenceAt(lines, at);
    if (taken === 0) {
      const isList = amountStart(line) !== 'none' || headsList(line);
      return isName(line) || (isList && lines.slice(0, at).some(handsOver)) ? at : 0;
    }
    at += taken;
  }
  return 0;
}
