import { foldedWords } from '../words/fold.ts';
import { isVerb } from '../words/verbs.ts';

/** How advice below the steps begins, or ends where verbs stand last: on keeping, replacing and trying. */
const ADVICE =
  /^(?:keep|store|freeze|refrigerate|reheat|use|try|replace|swap|substitute|make|note|aufbewahr\p{L}*|einfrier\p{L}*|verwende\p{L}*|conserve[rz]?|congele[rz]?|utilise[rz]?|remplace[rz]?|bewaar|bewaren|gebruik|vervang|conserva\p{L}*|congela\p{L}*|guarda\p{L}*|usa\p{L}*|forvara|anvand|opbevar\p{L}*|brug|oppbevar\p{L}*|bruk|przechowuj\p{L}*|uzyj|tarol\p{L}*)$/u;

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
