import {
  AS_NEEDED,
  AS_NEEDED_CONFIDENCE,
  DIRECTIONS_MAX,
  type Evidence,
  INGREDIENTS_MAX,
  type Ingredient,
  LOW_CONFIDENCE,
} from '@commonplate/contract';
import type { ReadRecipe } from '@commonplate/reader';
import {
  compareLists,
  compareSteps,
  directionsOf,
  evidenceAt,
  ingredientsOf,
  readingAt,
} from './compare-lists.ts';
import {
  type Compared,
  type Reading,
  SPEAKERS,
  compareLine,
  withoutWords,
} from './compared-line.ts';

/** The same card or page, read by the built-in reader and by a model. */
export interface TwoReadings {
  readonly built: ReadRecipe;
  readonly model: ReadRecipe;
}

/** With less in common, one of the two read something else. */
const SAME_RECIPE = 1 / 3;
const UNRELATED_SURE = 45;
type Fact = 'servings' | 'prepTime' | 'cookTime';

const titleOf = (recipe: ReadRecipe): Reading<string> =>
  readingAt(recipe, 'title', { value: recipe.title, text: recipe.title });

/** A number both may have; zero is none. */
function compareFact(path: Fact, { built, model }: TwoReadings) {
  const reading = (recipe: ReadRecipe): Reading<number> =>
    readingAt(recipe, path, { value: recipe[path], text: String(recipe[path]) });
  const [one, other] = [reading(built), reading(model)];
  if (one.value > 0 && other.value > 0) {
    const compared = compareLine(one, other);
    // Single digits have no letters to be alike in.
    return one.value === other.value
      ? { ...compared, isAgreed: true, evidence: one.evidence }
      : compared;
  }
  const { value, evidence } = one.value > 0 ? one : other;
  return { value, evidence, isAgreed: true };
}

/** What is said of a field, and what the page shows in its place. */
const allOf = ({ evidence, pageWords }: Compared<unknown>): Evidence[] =>
  pageWords === undefined || evidence.pageSays !== undefined ? [evidence] : [evidence, pageWords];

/** The same of the lines of a list, by where they stand now. */
function listEvidence(lines: readonly Compared<unknown>[]): Evidence[][] {
  return lines.map((line, at) =>
    allOf(line)
      // What the page goes on with, the other reader has read.
      .filter(({ pageSays }) => pageSays !== 'goes-on' || at === lines.length - 1)
      .map((piece) => ({ ...piece, path: piece.path.replace(/\d+/u, String(at)) })),
  );
}

function ingredientEvidence(lines: readonly Compared<Ingredient>[]): Evidence[] {
  return listEvidence(lines).flatMap((pieces, at) => {
    if (lines[at]?.value.quantity !== AS_NEEDED) return pieces;
    const path = `ingredients.${at}.quantity`;
    return [...pieces, { path, confidence: AS_NEEDED_CONFIDENCE, basis: 'inferred' }];
  });
}

const evidenceOf = (recipe: ReadRecipe, field: string): Evidence[] =>
  recipe.evidence.filter(({ path }) => path === field || path.startsWith(`${field}.`));

/** What only the model may know: how hard it is, what it is good for. A guess gives way to nothing else. */
function lesserFields({ built, model }: TwoReadings) {
  const isGuess = evidenceAt(built, 'difficulty').basis === 'inferred';
  const tagged = built.tags.length > 0 ? built : model;
  const nourished = Object.keys(built.nutrition).length > 0 ? built : model;
  return {
    fields: {
      difficulty: (isGuess ? model : built).difficulty,
      tags: tagged.tags,
      nutrition: nourished.nutrition,
    },
    evidence: [
      ...evidenceOf(isGuess ? model : built, 'difficulty'),
      ...evidenceOf(tagged, 'tags'),
      ...evidenceOf(nourished, 'nutrition'),
      ...evidenceOf(built, 'totalTime'),
      ...evidenceOf(built, 'imageUrl'),
    ],
  };
}

const sureOf = ({ evidence, pageWords = evidence }: Compared<unknown>): number =>
  Math.min(evidence.confidence, pageWords.confidence);

/** Any field the two differ in puts the whole below what may pass unread. */
function overall(
  built: ReadRecipe,
  lines: readonly Compared<unknown>[],
  facts: readonly Compared<unknown>[],
): number {
  if ([...lines, ...facts].every(({ isAgreed }) => isAgreed))
    return Math.max(built.confidence, Math.min(...lines.map(sureOf)));
  const mean = lines.reduce((sum, line) => sum + sureOf(line), 0) / lines.length;
  return Math.min(LOW_CONFIDENCE - 1, Math.round(mean));
}

/** Lines the built-in reader had no field for, unless a step of the outcome has them. */
function leftOutOf(built: ReadRecipe, steps: readonly string[]): Pick<ReadRecipe, 'leftOut'> {
  const told = steps.map((step) => step.toLowerCase());
  const isTold = (text: string) => told.some((step) => step.includes(text.toLowerCase()));
  return built.leftOut ? { leftOut: built.leftOut.filter(({ text }) => !isTold(text)) } : {};
}

/** The surer of two that read different things, and little trust in it. */
function surerOf({ built, model }: TwoReadings): ReadRecipe {
  const [surer, other, speaker] =
    built.confidence >= model.confidence
      ? [built, model, SPEAKERS.model]
      : [model, built, SPEAKERS.built];
  const titles = `${surer.title} · ${speaker}: ${other.title}`;
  const evidence = surer.evidence.flatMap((piece) => {
    const doubted = { ...piece, confidence: Math.min(piece.confidence, UNRELATED_SURE) };
    if (piece.path !== 'title') return [doubted];
    const both = { ...withoutWords(doubted), excerpt: titles };
    return piece.pageSays === undefined ? [both] : [both, doubted];
  });
  return {
    ...surer,
    imageUrl: built.imageUrl,
    confidence: Math.min(surer.confidence, UNRELATED_SURE),
    evidence,
    ...(built.photoTurns && { photoTurns: built.photoTurns }),
    ...leftOutOf(
      built,
      surer.directions.map(({ instruction }) => instruction),
    ),
  };
}

/** What both say counts for more than either; where they differ, the field says so and shows both. */
export function compareReadings(both: TwoReadings): ReadRecipe {
  const { built, model } = both;
  const ingredients = compareLists(ingredientsOf(built), ingredientsOf(model));
  if (ingredients.share < SAME_RECIPE) return surerOf(both);

  const directions = compareSteps(directionsOf(built), directionsOf(model));
  const title = compareLine(titleOf(built), titleOf(model));
  const facts = {
    servings: compareFact('servings', both),
    prepTime: compareFact('prepTime', both),
    cookTime: compareFact('cookTime', both),
  };
  const known = Object.values(facts).filter(({ value }) => value > 0);
  const foods = ingredients.lines.slice(0, INGREDIENTS_MAX);
  const steps = directions.lines.slice(0, DIRECTIONS_MAX);
  const lesser = lesserFields(both);
  // The model may well have read what the letters could not be made out on, and the steps have other numbers now.
  const { unreadPhotos: _unreadPhotos, stepOrder: _stepOrder, ...readByLetters } = built;
  return {
    ...readByLetters,
    ...lesser.fields,
    ...leftOutOf(
      built,
      steps.map(({ value }) => value),
    ),
    title: title.value,
    servings: facts.servings.value,
    prepTime: facts.prepTime.value,
    cookTime: facts.cookTime.value,
    ingredients: foods.map(({ value }) => value),
    directions: steps.map(({ value }, at) => ({ step: at + 1, instruction: value })),
    confidence: overall(built, [title, ...foods, ...steps], known),
    engine: 'ai',
    evidence: [
      ...allOf(title),
      ...ingredientEvidence(foods),
      ...listEvidence(steps).flat(),
      ...known.flatMap(allOf),
      ...lesser.evidence,
    ],
  };
}
