import { foldedWords } from '../words/fold.ts';
import { isVerb } from '../words/verbs.ts';

/** How advice below the steps begins, or ends where verbs stand last: on keeping, replacing and trying. In folded words, whose letters are few. */
const ADVICE =
  /^(?:keep|store|freeze|refrigerate|reheat|use|try|replace|swap|substitute|make|note|aufbewahr[a-z]*|einfrier[a-z]*|verwende[a-z]*|conserve[rz]?|congele[rz]?|utilise[rz]?|remplace[rz]?|bewaar|bewaren|gebruik|vervang|conserva[a-z]*|congela[a-z]*|guarda[a-z]*|usa[a-z]*|forvara|anvand|opbevar[a-z]*|brug|oppbevar[a-z]*|bruk|przechowuj[a-z]*|uzyj|tarol[a-z]*)$/;

/** Whether a sentence is advice beside the steps: "To reheat, …", "Check out our other cakes". */
export function isAdvice(text: string): boolean {
  const words = foldedWords(text);
  const [first = '', second = ''] = words;
  if (first === 'check' && second === 'out') return true;
  return ADVICE.test(first === 'to' ? second : first) || ADVICE.test(words.at(-1) ?? '');
}

/** Whether a sentence says what to do in the kitchen, and gives no advice beside. */
export function isOrder(text: string): boolean {
  if (isAdvice(text)) return false;
  const words = foldedWords(text);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  // "Die Zwiebeln hacken": German puts its verbs last.
  return isVerb(first) || (last.endsWith('n') && isVerb(last));
}
