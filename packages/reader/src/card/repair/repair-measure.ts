import { CARD_WORDS } from '../words/cooking-words.ts';
import { isWord } from '../words/known-word.ts';
import type { Mended } from './mended-word.ts';
import { nearestOf } from './nearest-word.ts';
import { USUAL_MEASURES } from '../words/written-measures.ts';

/** How hurried hands make the short measures look; a few of these are words elsewhere, but not after a number. */
const LOOKS_LIKE = new Map(
  'oy:oz o3:oz 03:oz 0z:oz ox:oz 02:oz az:oz oj:oz b:lb ib:lb 1b:lb lk:lb lh:lb |b:lb ibs:lbs 1bs:lbs lks:lbs |bs:lbs tp:tsp +p:tsp +sp:tsp sp:tsp tap:tsp top:tsp isp:tsp tep:tsp t5p:tsp tsf:tsp cvp:cup cp:cup cuo:cup cupo:cups'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** A tablespoon in a hand whose b and s are hardly more than strokes: "thsp", "tosp", "tbap". */
const TABLESPOON = /^[t+][bhklo6][sao5]p$/u;

function looksLike(word: string): string | undefined {
  const letters = word.toLowerCase().replace(/[.,]$/u, '');
  return TABLESPOON.test(letters) ? 'tbsp' : LOOKS_LIKE.get(letters);
}

/** The measure a word can only be, wherever it stands, because it is no word itself: "Ib", "+sp". */
export function plainMeasure(word: string): string | undefined {
  return CARD_WORDS.has(word.toLowerCase()) ? undefined : looksLike(word);
}

/** Of shorter words a letter is too much of them to be sure of what is meant. */
const TELLING = 5;

interface MeasurePlace {
  /** The word was hard to read. */
  isFaint: boolean;
  /** A part of one stands before it, and nobody counts by halves and eighths what is no measure: "1/8 top salt". */
  isPart: boolean;
}

/** What a word most likely says where a measure is to be expected: after a number. */
export function repairMeasure(word: string, { isFaint, isPart }: MeasurePlace): Mended | null {
  const letters = word.toLowerCase().replace(/[.,]$/u, '');
  const isKnown = isWord(letters);
  const short = looksLike(word);
  if (short && short !== letters) {
    if (!isKnown || isPart) return { text: short, isSure: !isKnown };
    return isFaint ? { text: word, isSure: false } : null;
  }
  if (isKnown || !isFaint || letters.length < 3) return null;
  const guess = nearestOf(letters, USUAL_MEASURES, letters.length < 5 ? 1 : 1.5);
  return guess && { text: guess.word, isSure: guess.isAlone && letters.length >= TELLING };
}

/** "1tp", "2+sp": a number and a measure that stand close. */
export function repairTightMeasure(word: string): Mended | null {
  const match = /^(\d+(?:\/\d)?)([^\d\s]{2,4})$/u.exec(word);
  const measure = looksLike(match?.[2] ?? '');
  return match?.[1] && measure ? { text: `${match[1]} ${measure}`, isSure: true } : null;
}

/** "glard" after a number: a measure and what is measured that stand close. */
export function repairTightItem(word: string): Mended | null {
  const match = /^(g|kg|ml|oz|lb|cup|tsp|tbsp)(\p{Ll}{3,})(.*)$/u.exec(word);
  const [, measure = '', item = '', rest = ''] = match ?? [];
  if (!CARD_WORDS.has(item) || CARD_WORDS.has(measure + item)) return null;
  return { text: `${measure} ${item}${rest}`, isSure: true };
}

/** At the head of a line, where its number was lost. */
export const repairLoneMeasure = (word: string): Mended | null =>
  TABLESPOON.test(word) ? { text: 'tbsp', isSure: true } : null;
