import { fold } from '../card/words/fold.ts';
import { isVerb } from '../card/words/verbs.ts';
import { isPolishOrder } from './polish-orders.ts';

/** How Hungarians end what is done: "főzzük", "leturmixoljuk"; so do they what is theirs, "hajuk". */
const TOLD_IN_HUNGARIAN = /[jlsz](?:uk|ük)$/u;
/** Poles what is to be done: "obrać", "pokroić", "upiec"; */
const ORDERED_IN_POLISH = /(?:[aeiyuąę]ć|iec)$/u;
/** and what they do: "pieczemy", "smażymy". */
const TOLD_IN_POLISH = /[aeiy]my$/u;
/** In advice, the same forms stand behind these. */
const MAY_BE_DONE = /^(?:można|możesz|możecie|możemy|warto|należy|lehet|érdemes)$/u;
/** Whom a Spaniard tells to do it with what was told before: "póchalos", "mézclalas". */
const ORDERED_IN_SPANISH = /^\p{L}*[áéíóú]\p{L}+[aeo]l[aoe]s?$/u;
const SEVERAL = 2;

/** Whether a word can be nothing but what is to be done in the kitchen, wherever it stands. */
const isToldForSure = (word: string): boolean =>
  isPolishOrder(word) ||
  ((TOLD_IN_HUNGARIAN.test(word) || TOLD_IN_POLISH.test(word)) && isVerb(fold(word)));

/** Whether a sentence says by the form of its words that something is done, in languages whose verbs stand anywhere. */
export function tellsByForm(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => MAY_BE_DONE.test(word))) return false;
  const countOf = (form: RegExp): number => words.filter((word) => form.test(word)).length;
  return (
    words.some(isToldForSure) ||
    countOf(TOLD_IN_HUNGARIAN) >= SEVERAL ||
    countOf(ORDERED_IN_POLISH) >= SEVERAL ||
    ORDERED_IN_SPANISH.test(words[0] ?? '')
  );
}
