import { foldedWords } from '../words/fold.ts';
import { isVerb } from '../words/verbs.ts';

/** How advice below the steps begins, or ends where verbs stand last: on keeping, replacing and trying. In folded words, whose letters are few. */
const ADVICE =
  /^(?:keep|store|freeze|refrigerate|reheat|use|try|replace|swap|substitute|make|note|aufbewahr[a-z]*|einfrier[a-z]*|verwende[a-z]*|conserve[rz]?|congele[rz]?|utilise[rz]?|remplace[rz]?|bewaar|bewaren|gebruik|vervang|conserva[a-z]*|congela[a-z]*|guarda[a-z]*|usa[a-z]*|forvara|anvand|opbevar[a-z]*|brug|oppbevar[a-z]*|bruk|przechowuj[a-z]*|uzyj|tarol[a-z]*)$/;

/** What the cook is to do until the dish is served, though its verb advises on keeping elsewhere. In folded words, too. */
const KEEPS_WARM = new RegExp(
  `^(?:${[
    '(?:keep|hold)(?: [a-z]+){0,3} (?:warm|hot)',
    '(?:[a-z\\d]+ ){0,6}warm ?halten',
    'houd(?: [a-z]+){0,3} warm',
    '(?:gard|conserv)(?:ez|er|e)(?: [a-z]+){0,3} au chaud',
    '(?:manten(?:er|ga)?|conserv(?:a|ar|e))(?: [a-z]+){0,3} calientes?',
    '(?:ten(?:ere|ete)|tieni|manten(?:ere|ete)|conserva(?:re|te)?)(?: [a-z]+){0,3} (?:in|al) caldo',
    'mante(?:nha|r)(?: [a-z]+){0,3} (?:quentes?|aquecid[oa]s?)',
    '(?:hall|hold)(?: [a-z]+){0,3} varme?',
    '(?:trzymaj|trzymac|trzymamy)(?: [a-z]+){0,3} (?:w )?ciep(?:le|lym)',
    '(?:[a-z]+ ){0,3}melegen tart(?:juk|suk|sd)|tart(?:juk|suk|sd) melegen',
  ].join('|')})(?![a-z])`,
);

/** Of a sentence, as many words hold that. */
const OPENING = 8;
/** Most sentences hold none of these, which is soon seen. */
const WARM = /warm|hot|chaud|calient|caldo|quent|aquecid|varm|ciepl|melegen/;
const keepsWarm = (words: readonly string[]): boolean => {
  const opening = words.slice(0, OPENING).join(' ');
  return WARM.test(opening) && KEEPS_WARM.test(opening);
};

/** Whether a sentence is advice beside the steps: "To reheat, …", "Check out our other cakes". */
export function isAdvice(text: string): boolean {
  const words = foldedWords(text);
  if (keepsWarm(words)) return false;
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
  if (keepsWarm(words)) return true;
  // "Die Zwiebeln hacken": German puts its verbs last.
  return isVerb(first) || (last.endsWith('n') && isVerb(last));
}
