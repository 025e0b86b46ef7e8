import { MAX_COMPARED } from '../finding/max-compared.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { wordsOf } from '../text/word-share.ts';
import { seenLines, type SeenLine } from '../shown/seen-lines.ts';
import { textsInPlaceOf } from './texts-in-place.ts';

/** Between two ingredients, or behind the last, stands no more than another one or two, or the name of a part. */
const PLACE = { distinct: 5, widest: 160, behindLast: 80 };
const WORD_MIN = 4;
/** No food has a shorter name. */
const SHORTEST = 2;
/** Of a word, as much as its forms have in common. */
const STEM = 5;
/** A page that words many lines otherwise is not compared line by line. */
const MOST_UNSEEN = 0.5;

/** The last words that name a food, before what is noted of it: "lemon juice". */
const nameOf = (line: string): string =>
  bareOf(
    wordsOf(line.replace(/[,;(].*$/u, ''))
      .slice(-2)
      .join(''),
  );

const MOST_PLACES = 20;

/** Whether the page has a name elsewhere than in the steps: these name what is used, listed or not. */
function isNamed(name: string, shown: string, steps: readonly SeenLine[]): boolean {
  const isInStep = (place: number): boolean =>
    steps.some(({ at, bare }) => at >= 0 && place >= at && place < at + bare.length);
  const places = [...placesIn(shown, name, MOST_PLACES)];
  return name === '' || places.length === MOST_PLACES || places.some((place) => !isInStep(place));
}

/** The ingredients that stand nowhere on the page though those around them do, and no word of which it has in their place, nor their name but in the steps. */
export function foodsNotShown(
  ingredients: readonly string[],
  steps: readonly SeenLine[],
  shown: string,
): string[] {
  if (ingredients.length > MAX_COMPARED) return [];
  const all = seenLines(ingredients, shown);
  const missing = all.filter(({ at }) => at < 0);
  if (missing.length === 0 || missing.length > Math.max(1, all.length * MOST_UNSEEN)) return [];
  const textsInPlace = textsInPlaceOf(all, shown, PLACE);
  const isListed = (food: SeenLine): boolean => {
    const texts = textsInPlace(food);
    const stems = wordsOf(food.line)
      .filter((word) => word.length >= WORD_MIN && /^\D+$/.test(word))
      .map((word) => bareOf(word).slice(0, STEM));
    if (texts.length === 0) return true;
    // Short words stand anywhere; where the lines around it follow each other, it is not between them.
    if (stems.length === 0) return texts.some((text) => text.length >= SHORTEST);
    if (isNamed(nameOf(food.line), shown, steps)) return true;
    return texts.some((text) => stems.some((stem) => text.includes(stem)));
  };
  return missing.filter((food) => !isListed(food)).map(({ line }) => line);
}
