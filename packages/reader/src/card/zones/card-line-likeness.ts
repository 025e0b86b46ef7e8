import { RANGE_WORDS } from '../../vocabulary/number-words.ts';
import { amountStart, endsWithAmount, numberedStep, withoutBullet } from './amount-start.ts';
import { COOKING_WORDS } from '../words/cooking-words.ts';
import { fold, foldedWords } from '../words/fold.ts';
import { isVerb } from '../words/verbs.ts';
import { phrasePattern } from '../words/vocabulary.ts';

/** How much a line looks like each part of a recipe; higher is more, and 0 says nothing. */
interface Likeness {
  ingredient: number;
  step: number;
  prose: number;
}

const SENTENCE_WORDS = phrasePattern('sentenceWords');
const WITHOUT_AMOUNT = phrasePattern('withoutAmount');
const HEAT_OR_TIME =
  /\d\s*(?:°|º|degrees|deg\b|grad\b|graden|grados|graus|gradi|grader|stopni|fok\b|min\b|mins?\.|minutes?|minuten|minutos|minuti|minuter|minutter|minut|perc|hours?|stunden?|heures?|horas?|timmar|timer)/u;
/** "20 minutes, then stir", "10-15 min": how long or how hot, which no sentence begins with. */
const TIME_FIRST = new RegExp(
  String.raw`^(?:\d+\s*(?:-|–|${RANGE_WORDS})\s*)?\d*${HEAT_OR_TIME.source}`,
  'u',
);
export const startsWithTime = (text: string): boolean => TIME_FIRST.test(fold(text));
/** The end of a sentence that was broken before it, never something to buy: "10 minutes." */
const TIME_ALONE = /^\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:min|mins?|minutes?|hours?|degrees)\b\.?$/iu;
/** "Oven 140C fan, about 1 hr 15" above a list says how hot. */
const OVEN_HEAT =
  /^(?:oven|backofen|ofen|four|horno|forno|ugn(?:en)?|ovn(?:en)?|piekarnik|suto)(?: temp\p{L}*)?\s*:?\s*\d{2,3}(?!\d)/u;
const SENTENCE_END = /[.!?]["')\]]?$/u;
const PERSONAL =
  /(?<!\p{L})(?:i|my|we|our|this|these|she|he|ich|wir|mein|meine|je|nous|mon|ma|yo|mi|minha|meu|io|mia|jag|min|moja|moj)(?!\p{L})/gu;
const LONG_LINE_WORDS = 10;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const atMost = (most: number, value: number): number => Math.min(most, value);

export function beginsWithVerb(text: string): boolean {
  const words = foldedWords(text);
  const [first = '', second = ''] = words;
  /* "Butter for the pan" and "salt and pepper" are no orders. */
  const isNoun = COOKING_WORDS.has(first) && words.length <= 4 && !SENTENCE_END.test(text);
  return (isVerb(first) && !isNoun) || (first.endsWith('ly') && isVerb(second));
}

/** "Parsley to serve." */
const WHAT_FOR = /^(?:to|for|zum|zur|om|te|pour|para|per|att|til|till|at|do)$/u;

/** "Nudeln kochen.": in some languages the order stands at the end. */
function endsWithVerb(text: string): boolean {
  const words = foldedWords(text);
  const [before = '', last = ''] = words.slice(-2);
  return SENTENCE_END.test(text) && words.length > 1 && isVerb(last) && !WHAT_FOR.test(before);
}

const orders = (text: string): boolean => beginsWithVerb(text) || endsWithVerb(text);

function ingredientLikeness(line: string, words: readonly string[]): number {
  const folded = fold(line);
  const amount = amountStart(line);
  let score = amount === 'measure' ? 3.5 : amount === 'number' ? 2.2 : 0;
  if (amount !== 'none' && words.length <= 9) score += 0.5;
  if (count(folded, WITHOUT_AMOUNT) > 0) score += 2;
  if (amount === 'none') {
    const known = words.filter((word) => COOKING_WORDS.has(word)).length;
    if (words.length <= 7 && endsWithAmount(line)) score += 2.4;
    if (words.length <= 6 && known > 0) score += 1 + known / words.length;
    else if (words.length <= 4) score += 0.4;
    if (orders(line)) score -= 2.5;
  }
  if (SENTENCE_END.test(line) && words.length > 5) score -= 1.5;
  if (OVEN_HEAT.test(folded)) score -= 4;
  if (HEAT_OR_TIME.test(folded)) score -= TIME_ALONE.test(line) ? 4 : 1.5;
  score -= atMost(2.5, 0.5 * count(folded, SENTENCE_WORDS));
  if (words.length > 12) score -= 1.5;
  if (words.length > 20) score -= 1.5;
  return score;
}

function stepLikeness(line: string, words: readonly string[]): number {
  const folded = fold(line);
  const numbered = numberedStep(line);
  const text = numbered?.rest ?? line;
  let score = numbered ? 1.5 : 0;
  if (orders(text)) score += 2.2;
  else if (words.some((word) => isVerb(word)) && words.length > 3) score += 0.8;
  if (SENTENCE_END.test(line) && words.length > 3) score += 0.8;
  if (HEAT_OR_TIME.test(folded)) score += 1;
  score += atMost(1.8, 0.45 * count(folded, SENTENCE_WORDS));
  if (words.length > LONG_LINE_WORDS) score += 1;
  if (!numbered && amountStart(line) !== 'none') score -= 2;
  if (words.length <= 3) score -= 0.8;
  return score;
}

function proseLikeness(line: string, words: readonly string[]): number {
  if (words.length < 5) return 0;
  const personal = atMost(1.5, 0.6 * count(fold(line), PERSONAL));
  return personal + (beginsWithVerb(line) || numberedStep(line) ? 0 : 1.2);
}

export function likenessOf(text: string): Likeness {
  const line = withoutBullet(text);
  const words = foldedWords(line);
  return {
    ingredient: ingredientLikeness(line, words),
    step: stepLikeness(line, words),
    prose: proseLikeness(line, words),
  };
}
