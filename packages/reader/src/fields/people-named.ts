import { LETTER } from '../text/letter.ts';
import { AND_WORDS, WITH_WORDS } from '../vocabulary/and-words.ts';
import { RANGE_WORDS } from '../vocabulary/number-words.ts';

/** Of those who eat, the large and the small, in the reader's languages. */
const LARGE =
  'adults?|grown-?ups?|erwachsenen?|volwassenen?|adultes?|adultos?|adult[oi]|vuxna|voksne|dorosłych|dorosłe|felnőtt(?:re)?';
const SMALL =
  'child(?:ren)?|kids?|toddlers?|little ones|kind(?:er|eren)?|enfants?|niñ[oa]s?|crianças?|bambin[oi]|barn|børn|dzieci|dziećmi|gyerek(?:re)?';
const PERSONS = new RegExp(
  String.raw`(?<!${LETTER}|\d|\d[.,])(?:\d{1,2}\s?(?:-|–|${RANGE_WORDS})\s?)?(\d{1,2})\s(?:${LETTER}{3,10}\s)?(?:(${LARGE})|${SMALL})(?!${LETTER})`,
  'gi',
);
const JOINT = new RegExp(
  String.raw`^\s?(?:[,+&]|(?<!${LETTER})(?:plus|${WITH_WORDS}|${AND_WORDS})(?!${LETTER}))\s?$`,
  'i',
);

/** How many people a text names, the large and the small together, of a range the upper end: "2 adults and 2-3 children". Null where it does not name both. */
export function peopleNamed(text: string): number | null {
  let before: RegExpExecArray | null = null;
  for (const persons of text.matchAll(PERSONS)) {
    if (before !== null && (before[2] === undefined) !== (persons[2] === undefined)) {
      const between = text.slice(before.index + before[0].length, persons.index);
      if (JOINT.test(between)) return Number(before[1]) + Number(persons[1]);
    }
    before = persons;
  }
  return null;
}
