import { AND_WORDS, WITH_WORDS } from '../vocabulary/and-words.ts';
import { RANGE_WORDS } from '../vocabulary/number-words.ts';

/** Of those who eat, the large and the small, in the reader's languages. */
const LARGE =
  'adults?|grown-?ups?|erwachsenen?|volwassenen?|adultes?|adultos?|adult[oi]|vuxna|voksne|dorosłych|dorosłe|felnőtt(?:re)?';
const SMALL =
  'child(?:ren)?|kids?|toddlers?|little ones|kind(?:er|eren)?|enfants?|niñ[oa]s?|crianças?|bambin[oi]|barn|børn|dzieci|dziećmi|gyerek(?:re)?';
const NUMBER = String.raw`(?:\d{1,2}\s?(?:-|–|${RANGE_WORDS})\s?)?(\d{1,2})`;
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

/** How many people a text names, the large and the small together, of a range the upper end: "2 adults and 2-3 children". Null where it does not name both. */
export function peopleNamed(text: string): number | null {
  for (const pattern of BOTH) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first !== undefined) return Number(first) + Number(second);
  }
  return null;
}
