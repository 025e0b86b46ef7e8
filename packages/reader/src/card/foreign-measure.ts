import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { measureWords, UNITS } from './measure-words.ts';
import { CARD_LANGUAGES } from './vocabulary.ts';

const SHORTEST = 5;
const FURTHEST = 1;

const measuresOf = new Map(
  CARD_LANGUAGES.map(({ code }): [string, string[]] => [
    code,
    measureWords(code).filter((word) => word.length >= SHORTEST),
  ]),
);

/**
 * The measure of a language that a misread word after a number stands for; the word itself where none is near.
 * One that only lacks the "s" of a plural was not misread: "bouquets" measure herbs, but "1 bouquet garni" is a thing.
 */
export function nearestMeasure(word: string, language: string): string {
  const folded = fold(word);
  if (folded.length < SHORTEST || UNITS.has(folded)) return word;
  const near = measuresOf
    .get(language)
    ?.find(
      (measure) =>
        fold(measure) !== `${folded}s` && editDistance(folded, fold(measure), FURTHEST) <= FURTHEST,
    );
  return near ?? word;
}
