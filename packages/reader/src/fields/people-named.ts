import { AND_WORDS, WITH_WORDS } from '../vocabulary/and-words.ts';
import { RANGE_WORDS } from '../vocabulary/number-words.ts';

/** Of those who eat, the large and the small, in the reader's languages. */
const LARGE =
  'adults?|grown-?ups?|erwachsenen?|volwassenen?|adultes?|adultos?|adult[oi]|vuxna|voksne|dorosłych|dorosłe|felnőtt(?:re)?';
const SMALL =
  'child(?:ren)?|kids?|toddlers?|little ones|kind(?:er|eren)?|enfants?|niñ[oa]s?|crianças?|bambin[oi]|barn|børn|dzieci|dziećmi|gyerek(?:re)?';
const NUMBER = String.raw`(?:(\d{1,2})\s?(?:-|–|${RANGE_WORDS})\s?)?(\d{1,2})`;
const people = (words: string): string =>
  String.raw`${NUMBER}\s(?:\p{L}{3,10}\s)?(?:${words})(?!\p{L})`;
const JOINT = String.raw`\s?(?:,|\+|&|(?<!\p{L})(?:plus|${WITH_WORDS}|${AND_WORDS})(?!\p{L}))\s?`;
const BOTH = [
  [LARGE, SMALL],
  [SMALL, LARGE],
].map(
  ([first = '', second = '']) =>
    new RegExp(String.raw`(?<![\p{L}\d.,])${people(first)}${JOINT}${people(second)}`, 'iu'),
);

interface People {
  least: number;
  most: number;
}

/** How many people a text names, the large and the small together: "2 adults and 2-3 children". Null where it does not name both. */
export function peopleIn(text: string): People | null {
  for (const pattern of BOTH) {
    const [, firstLeast, first, secondLeast, second] = pattern.exec(text) ?? [];
    if (first === undefined) continue;
    return {
      least: Number(firstLeast ?? first) + Number(secondLeast ?? second),
      most: Number(first) + Number(second),
    };
  }
  return null;
}

/** The same in one number; of a range the upper end. */
export const peopleNamed = (text: string): number | null => peopleIn(text)?.most ?? null;
