import { isAdded } from './added-count.ts';
import { isArticle, isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { needsKind } from './counted-foods.ts';
import type { CountedFood, CountedFoods } from './counted-foods.ts';
import { englishForm } from './food-forms.ts';
import { fold, isAdjective, isPartOfFood } from './food-words.ts';
import { isArticleAbroad } from './number-words-abroad.ts';
import { isMany } from './quantity.ts';
import { inflect, unitOf } from './units.ts';

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly folded: string;
}

/** A count before the name of a food that the recipe's list counts: "2 large eggs". */
export interface NamedCount {
  readonly noun: Word;
  /** The noun for another number than the written one. */
  readonly nounFor: (many: boolean) => string;
}

interface Reading {
  readonly food: CountedFood;
  readonly noun: Word;
  /** The word behind all that names the food. */
  readonly next: Word | null;
  readonly hasKind: boolean;
  readonly hasAdjective: boolean;
  readonly isUnit: boolean;
}

const NEXT_WORD = /[ \u00a0\n]{1,2}([\p{L}\p{M}][\p{L}\p{M}’'-]{0,30})/uy;
const MOST_WORDS = 6;
const MOST_ADJECTIVES = 2;
const JOINS = /^(?:of|the|de|du|des|di|del|von|van|av|af|d'.*)$/;
const OF = /^(?:of|de|du|des|del|di|von|van|av|af)$/;
const NO_COUNT_BEFORE =
  /(?<!\p{L})(?:steps?|speed|mark|level|setting|no\.?|number|method|part|note|stage|page|serves|makes|yields|(?:size|weight|shape) of|schritt|stufe|étape|paso|passo|steg|trin|stap|krok)\s(?:about )?$/iu;
// What something is cut or shaped into is no food of the list, even when it has its name.
const PARTED_BEFORE =
  /\b(?:cut|divide|shape|form|roll|split|slice|make|break|separate|portion|chop|turn)\b[^.;!?]{0,70}\binto (?:about |roughly |approx\.? )?$/i;
const ENGLISH =
  /\b(?:the|and|with|into|until|then|from|add|stir|mix|beat|whisk|chop|slice|fry|cook|heat|pour|boil|peel|bake|zest|crack|whip|grate|juice|squeeze|toss|soften|mash|core|halve|crush|use|roast|grill|steam|poach|score|sear|brown|wash|clean|rinse|drain|soak|season|serve|take|put|place|lay|remove|cut|dice|mince|blend|blitz|simmer|warm|melt|fold|combine|knead|brush|fill|stuff|scatter|sprinkle|tear|shred|break|separate|open|spread|arrange|keep|reserve|throw)\b/i;
// In Slavic languages the form depends on the number itself ("2 jajka", "5 jajek").
const MANY_PLURALS = /[ąćęłńśźżčďěňřšťůž\u0400-\u04ff]/i;

function wordsAfter(text: string, place: number): Word[] {
  const words: Word[] = [];
  NEXT_WORD.lastIndex = place;
  while (words.length < MOST_WORDS) {
    const word = NEXT_WORD.exec(text)?.[1];
    if (word === undefined) break;
    const end = NEXT_WORD.lastIndex;
    words.push({ start: end - word.length, end, text: word, folded: fold(word) });
  }
  return words;
}

/** "slices of bread", where the list counts bread in slices. */
function readUnit(foods: CountedFoods, words: readonly Word[]): Reading | null {
  const [noun, ...rest] = words;
  const unit = noun && unitOf(noun.text);
  if (!unit || unit.kind === 'food') return null;
  const skipped = rest.findIndex(({ folded }) => !JOINS.test(folded) && !isAdjective(folded));
  for (const word of rest.slice(Math.max(0, skipped), skipped + 3)) {
    const food = foods.find(word.folded.replace(/^d'/, ''));
    if (food?.units.has(unit.singular)) {
      return { food, noun, next: null, hasKind: true, hasAdjective: false, isUnit: true };
    }
    if (!foods.isKind(word.folded)) return null;
  }
  return null;
}

/** The food that words directly behind a count name, past adjectives and words for its kind. */
function readFood(foods: CountedFoods, words: readonly Word[]): Reading | null {
  let adjectives = 0;
  for (const [place, noun] of words.entries()) {
    const next = words[place + 1] ?? null;
    const before = words.slice(0, place);
    const food = foods.find(noun.folded);
    // "2 egg whites" is no egg where the list has whites too.
    const longer = next && foods.find(next.folded);
    const isKindOfNext = Boolean(longer?.kinds.has(noun.folded));
    if (food && !isKindOfNext) {
      const kinds = before.filter(({ folded }) => !isAdjective(folded));
      if (kinds.some(({ folded }) => !food.kinds.has(folded))) return null;
      const unit = next && unitOf(next.text);
      if (next && unit && food.units.has(unit.singular)) {
        const after = words[place + 2] ?? null;
        return { food, noun: next, next: after, hasKind: true, hasAdjective: false, isUnit: true };
      }
      const hasKind = before.some(({ folded }) => food.kinds.has(folded));
      const hasAdjective = adjectives > 0 || (next !== null && isAdjective(next.folded));
      return food.isPlain ? { food, noun, next, hasKind, hasAdjective, isUnit: false } : null;
    }
    const isKind = isKindOfNext || foods.isKind(noun.folded);
    if (isAdjective(noun.folded)) adjectives += 1;
    else if (!isKind) return readUnit(foods, words.slice(place));
    if (adjectives > MOST_ADJECTIVES) return null;
  }
  return null;
}

/** "2 apple wedges", "1 egg yolk": the word behind the food tells that something else is counted. */
function isOtherThing(text: string, amount: Amount, reading: Reading): boolean {
  const { food, noun, next, isUnit } = reading;
  if (/^[’'-]\p{L}/u.test(text.slice(noun.end, noun.end + 2))) return true;
  if (isUnit || !next) return false;
  if (OF.test(next.folded) || next.folded.startsWith("d'")) return isOfOther(text, reading);
  // "4 thighs skin side up": only a singular joins the word behind it.
  if (isPartOfFood(next.folded) && !noun.folded.endsWith('s')) return true;
  const isPlural = food.many !== null && fold(food.many) === noun.folded;
  const english = englishForm(noun.text, true);
  const isSingular = !isPlural && english !== null && english !== noun.text;
  return isMany(amount) && isSingular && ENGLISH.test(text) && !isFunctionWord(next.folded);
}

function isFunctionWord(word: string): boolean {
  return /^(?:and|or|with|in|into|to|on|over|plus|for|from|at|until|then)$/.test(word);
}

/** "2 feuilles de papier" where the list has "2 feuilles de laurier". */
function isOfOther(text: string, { food, noun }: Reading): boolean {
  const [, word = ''] =
    /^\s(?:\p{L}{2,3}\s(?:l['’])?|d['’])([\p{L}\p{M}-]+)/u.exec(
      text.slice(noun.end, noun.end + 40),
    ) ?? [];
  return food.madeOf.size > 0 && !food.madeOf.has(fold(word));
}

function isCountable(text: string, amount: Amount, food: CountedFood): boolean {
  // "an onion" is an amount where it means the one of the list and is added.
  if (isArticle(amount)) return food.isSingle && isAdded(text, amount.start);
  if (isArticleAbroad(amount)) return food.isSingle;
  return !isWeak(amount);
}

function inCaseOf(written: string, word: string): string {
  const first = word.slice(0, 1);
  const isCapital = written.slice(0, 1) !== written.slice(0, 1).toLowerCase();
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + word.slice(1);
}

function nounWriter(text: string, reading: Reading, wasMany: boolean): NamedCount['nounFor'] {
  const { food, noun, isUnit, hasAdjective } = reading;
  const isEnglish = ENGLISH.test(text);
  return (many) => {
    if (many === wasMany) return noun.text;
    if (isUnit)
      return inflect(noun.text, wasMany) === noun.text ? inflect(noun.text, many) : noun.text;
    // Where the adjective would have to change too, both stay.
    if (!isEnglish && (hasAdjective || MANY_PLURALS.test(text))) return noun.text;
    const listed = many ? food.many : food.one;
    if (listed !== null) return inCaseOf(noun.text, listed);
    return (isEnglish && englishForm(noun.text, many)) || noun.text;
  };
}

/** Reads a count that names a food of the list; null for the counts of anything else. */
export function namedCount(text: string, amount: Amount, foods: CountedFoods): NamedCount | null {
  const reading = readFood(foods, wordsAfter(text, amount.end));
  if (!reading || (!reading.hasKind && needsKind(reading.noun.text))) return null;
  const before = text.slice(Math.max(0, amount.start - 90), amount.start);
  if (NO_COUNT_BEFORE.test(before) || PARTED_BEFORE.test(before)) return null;
  if (!isCountable(text, amount, reading.food) || isOtherThing(text, amount, reading)) return null;
  return { noun: reading.noun, nounFor: nounWriter(text, reading, isMany(amount)) };
}
