import { CARD_WORDS } from './cooking-words.ts';
import type { Mended } from './mended-word.ts';
import { nearestOf } from './nearest-word.ts';

const MEASURES =
  'tsp tbsp tsps tbsps tbs cup cups can cans tin tins clove cloves pint pints stalk stalks sprig sprigs slice slices stick sticks pinch dash pound pounds ounce ounces package head strips teaspoon teaspoons tablespoon tablespoons'.split(
    ' ',
  );
/** How hurried hands make the short measures look; a few of these are words elsewhere, but not after a number. */
const LOOKS_LIKE = new Map(
  'oy:oz 0z:oz ox:oz 02:oz az:oz oj:oz ib:lb 1b:lb lk:lb lh:lb |b:lb ibs:lbs 1bs:lbs lks:lbs |bs:lbs tp:tsp +p:tsp +sp:tsp sp:tsp tap:tsp top:tsp isp:tsp tep:tsp t5p:tsp tsf:tsp cvp:cup cp:cup cuo:cup cupo:cups'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** What a doubtful word most likely says where a measure is to be expected: after a number. */
export function repairMeasure(word: string): Mended | null {
  const letters = word.toLowerCase().replace(/[.,]$/u, '');
  const short = LOOKS_LIKE.get(letters);
  if (short) return { text: short, isSure: true };
  if (CARD_WORDS.has(letters) || letters.length < 3) return null;
  const guess = nearestOf(letters, MEASURES, letters.length < 5 ? 1 : 1.5);
  return guess && { text: guess.word, isSure: guess.isAlone };
}

/** "1tp", "2+sp": a number and a measure that stand close. */
export function repairTightMeasure(word: string): Mended | null {
  const match = /^(\d+(?:\/\d)?)([^\d\s]{2,4})$/u.exec(word);
  const measure = LOOKS_LIKE.get(match?.[2]?.toLowerCase() ?? '');
  return match?.[1] && measure ? { text: `${match[1]} ${measure}`, isSure: true } : null;
}
