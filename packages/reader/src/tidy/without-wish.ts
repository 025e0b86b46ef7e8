import { isClosingWords } from '../card/zones/closing-wish.ts';
import { bareOf } from '../text/bare-text.ts';
import { sentencesOf } from '../text/sentences-of.ts';

/** More sentences wish nothing. */
const MOST_SENTENCES = 2;

/** A step without the wish with which it ends, where a page shows it so: "Fry it. Enjoy!" on a page that only says "Fry it." */
export function withoutWish(step: string, shown: string): string {
  const sentences = sentencesOf(step);
  for (let at = Math.max(1, sentences.length - MOST_SENTENCES); at < sentences.length; at++) {
    if (!isClosingWords(sentences.slice(at).join(' '))) continue;
    const order = sentences.slice(0, at).join(' ');
    return shown.includes(bareOf(order)) && !shown.includes(bareOf(step)) ? order : step;
  }
  return step;
}
