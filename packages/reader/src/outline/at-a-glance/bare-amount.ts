import { HALF_WORDS } from '../../vocabulary/number-words.ts';

/** One letter may be a word where words have few: "卵3". */
const HAS_AMOUNT = /\d\p{L}{4}|(?<=\p{L}{3})\d|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\d/u;
/** "3 ägg", "1 ei". */
const SHORT_FOOD = /^\d{1,3}\p{L}{2,3}$/u;

/** Whether a bare text gives an amount. */
export const hasBareAmount = (text: string): boolean =>
  HAS_AMOUNT.test(text) || SHORT_FOOD.test(text);

/** "Meia colher de sal", "halbe Zitrone". */
const HALF = new RegExp(String.raw`^(?:${HALF_WORDS}|medi[oa])\p{L}{5}`, 'u');

/** Whether a bare text begins with half of something. */
export const opensWithHalf = (text: string): boolean => HALF.test(text);
