import { LOW_CONFIDENCE, type Evidence } from '@commonplate/contract';
import { hasAmount } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { knownLanguage } from '../ingredients/language.ts';
import { namesFood } from '../foods/food-words.ts';

const DOUBTFUL = 60;
const NAME_WORDS_MAX = 3;
const BUTTON_WORDS_LEAST = 2;
const SIGNED_WORDS_MAX = 6;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** A few words without an amount right above one that has its own, and nothing to eat among them. */
function mayNamePart(lines: readonly SourceLine[], line: string, language: string): boolean {
  if (!/^\p{Lu}/u.test(line) || wordsIn(line) > NAME_WORDS_MAX || hasAmount(line)) return false;
  const next = lines[lines.findIndex(({ raw }) => raw === line) + 1];
  return next !== undefined && hasAmount(next.text) && !namesFood(line, language);
}

const isOfList = ({ path, basis }: Evidence): boolean =>
  basis === 'source' && /^ingredients\.\d+$/u.test(path);
const isOfSteps = ({ path }: Evidence): boolean => /^directions\.\d+$/u.test(path);

/** Already marked by its words; a single one may be a rare food, and a whole sentence a step. */
function isMarkedStranger(each: Evidence, language: string): boolean {
  const { confidence, excerpt = '' } = each;
  if (confidence > DOUBTFUL) return false;
  if (isOfList(each))
    return wordsIn(excerpt) >= BUTTON_WORDS_LEAST && !namesFood(excerpt, language);
  return (
    isOfSteps(each) && wordsIn(excerpt) <= SIGNED_WORDS_MAX && !/[.!?:…]["')»\]]*$/u.test(excerpt)
  );
}

/** The recipe with its strange lines marked, which hardly are food or a step: the name of a part, a button, who wrote it; with one of them among its lists it is to be checked as a whole. */
export function withStrangeLinesMarked(
  recipe: ReadRecipe,
  lines: readonly SourceLine[],
): ReadRecipe {
  const language = knownLanguage(recipe.language ?? '');
  if (language === undefined) return recipe;
  // Of English the card knows more words, and has marked them.
  const mayBePart = ({ excerpt = '' }: Evidence): boolean =>
    language !== 'en' && mayNamePart(lines, excerpt, language);
  const evidence = recipe.evidence.map((each) =>
    isOfList(each) && mayBePart(each)
      ? { ...each, confidence: Math.min(each.confidence, DOUBTFUL) }
      : each,
  );
  const isStrange = evidence.some(
    (each) => isMarkedStranger(each, language) || (isOfList(each) && mayBePart(each)),
  );
  return isStrange
    ? { ...recipe, evidence, confidence: Math.min(recipe.confidence, LOW_CONFIDENCE - 1) }
    : recipe;
}
