import { amountStart } from '../card/zones/amount-start.ts';
import { beginsWithVerb } from '../card/zones/card-line-likeness.ts';
import { withWishApart } from '../card/zones/closing-wish.ts';
import { languageOf } from '../card/words/language.ts';
import { splitSentences } from '../card/fields/sentences.ts';
import { CARD_LANGUAGES, wordsOf } from '../card/words/vocabulary.ts';
import { NUMBER_SIGN } from '../text/number-signs.ts';
import { AND_WORDS } from '../vocabulary/and-words.ts';

/** A recipe told in one go: "You need 200 g flour, 2 eggs and 100 ml milk. Whisk it all and fry thin pancakes." */

const AND = `plus|${AND_WORDS}`;
const ONE = String.raw`(?:an?|one|eine?[nrs]?|une?|una|uno|uma?|ett|et|een|egy)\s+\p{L}+\s`;
/** What is taken of the fruit that is counted: "the zest of 1 lemon". */
const OF_FRUIT = String.raw`(?:(?:the|le|el|il|o|den|de)\s+)?(?:(?:juice|zest|rind|grated zest) of|(?:saft|schale|abrieb) von|(?:jus|zeste) de|(?:zumo|jugo|ralladura) de|(?:succo|scorza) di|(?:suco|sumo|raspas) de|(?:sap|rasp) van|saften (?:av|af|fra)|sok z)`;
const FRUIT_BEFORE = new RegExp(String.raw`(?<!\p{L})${OF_FRUIT}\s+$`, 'iu');
const PARTS = new RegExp(
  String.raw`\s*[,;]\s+(?:(?:${AND})\s+)?|\s+(?:${AND})\s+(?=${NUMBER_SIGN}|${ONE}|${OF_FRUIT}\s)`,
  'iu',
);
const FRUIT_FIRST = new RegExp(String.raw`^${OF_FRUIT}\s+(?=${NUMBER_SIGN})`, 'iu');
const FIRST_AMOUNT = new RegExp(NUMBER_SIGN, 'u');
/** "for 20 minutes", "at 180 degrees". */
const TIME_OR_HEAT =
  /^\d+(?:\s?[-–]\s?\d+)?\s*(?:°|min|mins|minut|minuten|hours?|hrs?|h(?!\p{L})|std|stunden?|heures?|horas?|ore(?!\p{L})|timm|timer|godz|perc|days?|tage?|jours?|c(?!\p{L})|f(?!\p{L})|grad|degr|people|person|serv|portion)/iu;
const LEAD_IN_WORDS_MAX = 8;
const BARE_WORDS_MAX = 4;
const AMOUNTS_LEAST = 2;
const NAME_MAX = 60;
/** Nobody tells a recipe at greater length than this without a single list. */
const TOLD_MAX = 20_000;

interface List {
  /** What stands before the first amount: "You need", "Pancakes: take". */
  readonly leadIn: string;
  readonly items: readonly string[];
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

const isItem = (part: string): boolean =>
  FRUIT_FIRST.test(part) || (amountStart(part) !== 'none' && !TIME_OR_HEAT.test(part));

/** The ingredients a sentence counts up, or null where it counts up none. */
function listIn(sentence: string): List | null {
  const amount = sentence.search(FIRST_AMOUNT);
  const start =
    amount - (FRUIT_BEFORE.exec(sentence.slice(0, Math.max(0, amount)))?.[0].length ?? 0);
  const leadIn = sentence.slice(0, Math.max(0, start)).trim();
  if (start < 0 || wordsIn(leadIn) > LEAD_IN_WORDS_MAX) return null;
  const parts = sentence
    .slice(start)
    .replace(/(?<![.!])[.!]+$/u, '')
    .split(PARTS);
  const items = parts.filter(
    (part) => isItem(part) || (wordsIn(part) <= BARE_WORDS_MAX && !beginsWithVerb(part)),
  );
  const isList = parts.filter(isItem).length >= AMOUNTS_LEAST && items.length === parts.length;
  return isList ? { leadIn, items } : null;
}

const sentencesOf = (line: string): string[] =>
  // "Pancakes: take 2 eggs": a name with a colon is no part of the sentence.
  withWishApart(line)
    .flatMap(splitSentences)
    .flatMap((sentence) => sentence.split(/(?<=^\p{L}[^.:]{2,60}:)\s+/u));

/** The reader's own headings: what is list and what is order is known here. */
function headingsOf(language: string): { list: string; orders: string } {
  const spoken = CARD_LANGUAGES.filter(({ code }) => code === language);
  const [list = ''] = spoken.flatMap((each) => wordsOf(each, 'ingredientHeadings'));
  const [orders = ''] = spoken.flatMap((each) => wordsOf(each, 'directionHeadings'));
  return { list, orders };
}

interface SpelledOut {
  readonly text: string;
  /** What is told before the list, and is not its title. */
  readonly aside: readonly string[];
}

const mayBeName = (text: string): boolean => text.length <= NAME_MAX && !/[.!?]$/u.test(text);

/** The same text as a list below its title and steps below that, or null where no sentence counts up what goes in. */
export function spelledOut(lines: readonly string[], dish: string): SpelledOut | null {
  if (lines.reduce((sum, line) => sum + line.length, 0) > TOLD_MAX) return null;
  const told = lines.filter((line) => line.trim() !== '').flatMap(sentencesOf);
  const lists = told.map(listIn);
  const first = lists.findIndex((list) => list !== null);
  if (first < 0) return null;
  const above = told.slice(0, first);
  // "Dough: 300 g flour" below "Onion tart" names a part of it.
  const named = above.findLast((text) => mayBeName(text) && !text.endsWith(':'));
  const name = named ?? above.findLast(mayBeName) ?? dish;
  const items = lists.flatMap((list) => list?.items ?? []);
  const steps = told.filter((text, index) => {
    const list = lists[index];
    if (index < first || text === name) return false;
    return !list || (beginsWithVerb(list.leadIn || text) && !FRUIT_FIRST.test(text));
  });
  const { list, orders } = headingsOf(languageOf(told.join('\n')));
  return {
    text: [name, '', list, ...items, '', orders, ...steps].join('\n'),
    aside: above.filter((text) => text !== name),
  };
}
