import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { withoutMarks } from '../../text/without-marks.ts';
import { wordsOf } from '../../text/word-share.ts';
import { seenLines, type SeenLine } from '../../shown/seen-lines.ts';
import { BARE_INGREDIENTS } from '../../vocabulary/bare-headings.ts';
import { textsInPlaceOf } from '../steps/texts-in-place.ts';

/** Between two ingredients, behind the last, or before the first and below their heading, stands no more than another one or two, or the name of a part. */
const PLACE = { distinct: 5, widest: 160, behindLast: 80, beforeFirst: 120 };
const UP_TO_HEADING = new RegExp(`^.*(?:${BARE_INGREDIENTS})`, 'u');
const WORD_MIN = 4;
/** No food has a shorter name. */
const SHORTEST = 2;
/** Of a word, as much as its forms have in common. */
const STEM = 5;
/** A page that words many lines otherwise is not compared line by line. */
const MOST_UNSEEN = 0.5;

/** From the first sign on that is not of a number. */
const NOTES = /(?:[;(]|,(?!\d)).*$/u;

/** The last words that name a food, before what is noted of it: "lemon juice". */
const nameOf = (line: string): string =>
  bareOf(wordsOf(line.replace(NOTES, '')).slice(-2).join(''));

const MOST_PLACES = 20;

/** Whether the page has a name elsewhere than in the steps and titles: these name what is used, listed or not. */
function isNamed(name: string, shown: string, told: readonly SeenLine[]): boolean {
  const isTold = (place: number): boolean =>
    told.some(({ at, bare }) => at >= 0 && place >= at && place < at + bare.length);
  const places = [...placesIn(shown, name, MOST_PLACES)];
  return name === '' || places.length === MOST_PLACES || places.some((place) => !isTold(place));
}

/** The ingredients that stand nowhere on the page though those around them do, and no word of which it has in their place, nor their name but in what is told of them: the steps and the title. */
export function foodsNotShown(
  ingredients: readonly string[],
  told: readonly SeenLine[],
  shown: string,
): string[] {
  if (ingredients.length > MAX_COMPARED) return [];
  const all = seenLines(ingredients, shown);
  const missing = all.filter(({ at }) => at < 0);
  if (missing.length === 0 || missing.length > Math.max(1, all.length * MOST_UNSEEN)) return [];
  const textsInPlace = textsInPlaceOf(all, shown, PLACE);
  const { units } = lexiconOf(guessLanguage(ingredients.join(' ')));
  const isMeasure = (word: string): boolean => units.get(word) !== undefined || word === 'fluid';
  const isListed = (food: SeenLine): boolean => {
    const texts = textsInPlace(food).map((text) =>
      food === all[0] ? text.replace(UP_TO_HEADING, '') : text,
    );
    const words = wordsOf(food.line).filter(
      (word) => word.length >= WORD_MIN && /^\D+$/.test(word),
    );
    const stems = words.map((word) => withoutMarks(bareOf(word)).slice(0, STEM));
    if (texts.length === 0) return true;
    // Short words stand anywhere; where the lines around it follow each other, it is not between them.
    if (words.every(isMeasure)) return texts.some((text) => text.length >= SHORTEST);
    if (isNamed(nameOf(food.line), shown, told)) return true;
    return texts.map(withoutMarks).some((text) => stems.some((stem) => text.includes(stem)));
  };
  return missing.filter((food) => !isListed(food)).map(({ line }) => line);
}
