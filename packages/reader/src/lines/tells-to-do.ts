import { isAdvice, isOrder } from '../card/fields/order.ts';
import { foldedWords } from '../card/words/fold.ts';
import { sentencesOf } from '../text/sentences-of.ts';
import { NEGATIONS } from '../vocabulary/negations.ts';
import { tellsByForm } from './verb-forms.ts';
import { WHEN_WORDS } from './when-words.ts';

/** "The night before, soak the raisins": the verb may stand behind when or where. */
const BETWEEN_CLAUSES = /[,;:]\s+/u;

/** These are advice on keeping, unless they say for how long, and not for how long at most: then they are a step. */
const CHILLS = /^(?:freeze|refrigerate|einfrieren|congelez|congelar|congela)$/u;
const FOR_HOURS =
  /\d\s?(?:hours?|hrs?|h|min(?:utes?|uten|uter|utos|uti)?|stunden?|heures?|horas?|ore)(?!\p{L})/iu;
const AT_MOST = /(?<!\p{L})(?:up to|bis zu|jusqu|hasta|fino a)/iu;

const chills = (sentence: string): boolean =>
  CHILLS.test(foldedWords(sentence)[0] ?? '') &&
  FOR_HOURS.test(sentence) &&
  !AT_MOST.test(sentence);

/** "Do not stir", "Never boil it": what may stand before the verb of what is not to be done. */
const FORBIDDING: ReadonlySet<string> = new Set([...NEGATIONS, "don't", 'do']);

function forbids(clause: string): boolean {
  const words = foldedWords(clause);
  const verbAt = words.findIndex((word) => !FORBIDDING.has(word));
  return (
    words.slice(0, Math.max(0, verbAt)).some((word) => word !== 'do') &&
    isOrder(words.slice(verbAt).join(' '))
  );
}

/** Behind a comma these say when or where something was done: "…, when she made them each Sunday". */
const GOES_ON = new RegExp(`^(?:${WHEN_WORDS})(?!\\p{L})`, 'iu');

const tells = (sentence: string): boolean =>
  sentence
    .split(BETWEEN_CLAUSES)
    .some(
      (clause, at) => (isOrder(clause) && !(at > 0 && GOES_ON.test(clause))) || forbids(clause),
    );

/** Whether a text says at once what to do in the kitchen, and gives no advice beside. */
export function opensWithOrder(text: string): boolean {
  const [first = ''] = sentencesOf(text, 1);
  return chills(first) || (!isAdvice(first) && (tells(first) || tellsByForm(first)));
}

/** Whether it does so in one of its sentences. */
export const tellsToDo = (text: string): boolean =>
  opensWithOrder(text) || (!isAdvice(text) && sentencesOf(text).some(tells));
