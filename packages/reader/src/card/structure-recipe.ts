import {
  AS_NEEDED_CONFIDENCE,
  DIRECTIONS_MAX,
  INGREDIENTS_MAX,
  INGREDIENT_PART_MAX,
  type Evidence,
  type ImportEngine,
  TEXT_MAX,
} from '@commonplate/contract';
import { withQuantity } from '../ingredients/with-quantity.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { clamp } from '../text/clamp.ts';
import type { SourceLine } from './card-line.ts';
import {
  ingredientConfidence,
  isMisplacedIngredient,
  overallConfidence,
  stepConfidences,
  textConfidence,
} from './card-confidence.ts';
import { doubtTitle } from './fields/doubtful-title.ts';
import { mayLackAccents, notFound, seenIn, workedOut } from './evidence.ts';
import { fold } from './words/fold.ts';
import { isNamed, joinIngredientLines, type JoinedText } from './fields/ingredient-lines.ts';
import { languageOf } from './words/language.ts';
import { leftLines, toLeftOut } from './left-lines.ts';
import { parseEntry } from './fields/parse-entry.ts';
import { splitColumns } from './fields/merged-columns.ts';
import { splitSeasoning } from './fields/merged-ingredients.ts';
import { readNutritionLines } from './fields/nutrition-lines.ts';
import type { PlacedLine, Zone } from './zones/placed-line.ts';
import { repairTitle } from './repair/repair-title.ts';
import { SURE_OF_FACT, statedFacts, toldDifficulty } from './fields/stated-facts.ts';
import { secondRecipe } from './zones/second-recipe.ts';
import { readSteps } from './fields/steps.ts';
import { readTitle, type TitleChooser } from './fields/title.ts';
import { isTurnOver } from './zones/turn-over.ts';
import { phrasePattern } from './words/vocabulary.ts';
import { placeLines } from './zones/zones.ts';

const contentOf = (placed: readonly PlacedLine[], zone: Zone): SourceLine[] =>
  placed.filter((entry) => entry.zone === zone && entry.role === 'content').map(({ line }) => line);

/** Runs of lines between two headings or section names are joined and cut on their own. */
function runsOf(placed: readonly PlacedLine[], zone: Zone): SourceLine[][] {
  const runs: SourceLine[][] = [[]];
  for (const entry of placed) {
    if (entry.zone === zone && entry.role === 'content') runs.at(-1)?.push(entry.line);
    else if (entry.role !== 'facts') runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

function readIngredients(
  entries: readonly JoinedText[],
  language: string,
): Pick<ReadRecipe, 'ingredients' | 'evidence'> {
  const evidence: Evidence[] = [];
  const ingredients = entries.map((entry, index) => {
    const { ingredient, inferred } = withQuantity(parseEntry(entry, language));
    const confidence = 100 * ingredientConfidence(entry, language);
    evidence.push(seenIn(`ingredients.${index}`, { lines: entry.lines, language }, confidence));
    if (inferred) evidence.push(workedOut(`ingredients.${index}.quantity`, AS_NEEDED_CONFIDENCE));
    return { ...ingredient, item: ingredient.item || clamp(entry.text, INGREDIENT_PART_MAX) };
  });
  return { ingredients, evidence };
}

const WITHOUT_AMOUNT = phrasePattern('withoutAmount');

/** "Salt, pepper and nutmeg to taste" stays whole; a bare enumeration in one line becomes several ingredients. */
function splitEnumeration(entry: JoinedText): JoinedText[] {
  const parts = entry.text.split(/\s*[,;•]\s+(?=(?:\d|[¼½¾⅓⅔]))/u);
  const isList = parts.length > 2 || (parts.length === 2 && entry.text.length > 40);
  if (!isList || entry.text.includes('(') || fold(entry.text).match(WITHOUT_AMOUNT)) return [entry];
  return parts.map((text) => ({ text, lines: entry.lines }));
}

const dishWords = (...parts: readonly (readonly { text: string }[])[]): string =>
  parts
    .flat()
    .map(({ text }) => text)
    .join(' ');

/** Lines of any source put together to a recipe, or null where they hold none. */
export function structureRecipe(
  lines: readonly SourceLine[],
  engine: ImportEngine,
  chooseTitle: TitleChooser = readTitle,
): ReadRecipe | null {
  const language = languageOf(lines.map(({ text }) => text).join('\n'));
  const placed = placeLines(lines.filter(({ text }) => !isTurnOver(text)));
  const listed = runsOf(placed, 'ingredients').flatMap(joinIngredientLines);
  const ingredientEntries = listed
    .filter(isNamed)
    .flatMap(splitEnumeration)
    .flatMap(splitColumns)
    .flatMap(splitSeasoning)
    .slice(0, INGREDIENTS_MAX);
  const steps = readSteps(runsOf(placed, 'directions')).slice(0, DIRECTIONS_MAX);
  if (ingredientEntries.length === 0 && steps.length === 0) return null;

  const spokenOf = dishWords(ingredientEntries, steps);
  const found = chooseTitle(contentOf(placed, 'top'), spokenOf);
  const title = found && repairTitle(found, spokenOf, language);
  const isCopied = engine === 'page-text';
  const nameless = isCopied ? listed.filter((entry) => !isNamed(entry)) : [];
  const left = [
    ...leftLines(placed, { title: found?.lines ?? [], isCopied }),
    ...nameless.filter(({ text }) => /\d/.test(text)),
  ];
  const { nutrition, nutritionLines } = readNutritionLines(left);
  const { facts, evidence: factEvidence } = statedFacts({ placed, steps, language });
  const told = toldDifficulty({ placed, language });
  const { ingredients, evidence: ingredientEvidence } = readIngredients(
    ingredientEntries,
    language,
  );
  const another = secondRecipe(placed);
  const sureOfSteps = stepConfidences(steps, another);
  const confidence = overallConfidence({
    ingredients: ingredientEntries.map((entry) => ingredientConfidence(entry, language)),
    steps: sureOfSteps,
    hasTitle: title !== null,
    hasHeadings: placed.some(({ role }) => role === 'heading'),
    isJoined: another.size > 0,
    hasMisplaced: steps.some(isMisplacedIngredient),
    mayLackAccents: mayLackAccents({ lines: placed.map(({ line }) => line), language }),
  });
  return {
    title: title?.text ?? '',
    servings: facts.servings ?? 0,
    prepTime: facts.prepTime ?? 0,
    cookTime: facts.cookTime ?? 0,
    totalTime: facts.totalTime,
    difficulty: told?.difficulty ?? 'medium',
    ingredients,
    directions: steps.map(({ text }, index) => ({
      step: index + 1,
      instruction: clamp(text, TEXT_MAX),
    })),
    nutrition,
    tags: [],
    imageUrl: null,
    sourceUrl: null,
    language,
    confidence,
    aiGenerated: true,
    engine,
    evidence: [
      title
        ? seenIn(
            'title',
            { lines: doubtTitle(title.lines, lines, language), language },
            100 * textConfidence(title),
          )
        : notFound('title'),
      told?.evidence ?? workedOut('difficulty', 30),
      ...factEvidence,
      ...ingredientEvidence,
      ...steps.map((step, index) =>
        seenIn(
          `directions.${index}`,
          { lines: step.lines, language },
          100 * (sureOfSteps[index] ?? 0),
        ),
      ),
      ...nutritionLines.map(({ nutrient, lines: stated }) =>
        seenIn(
          `nutrition.${nutrient}`,
          { lines: stated, language },
          SURE_OF_FACT * textConfidence({ lines: stated }),
        ),
      ),
    ],
    leftOut: toLeftOut(
      left.filter((entry) => !nutritionLines.some(({ lines: stated }) => stated === entry.lines)),
    ),
  };
}
