import { AS_NEEDED_CONFIDENCE, type Evidence } from '@commonplate/contract';
import type { ReadRecipe } from '@commonplate/reader';
import type { Task } from './instructions.ts';
import type { ModelRecipe } from './model-recipe.ts';
import { createSaidIn } from './said-in.ts';

/** However sure a model says it is: nobody checked it, and a dish does not show what is in it. */
const MOST_SURE = { page: 80, card: 75, dish: 65 } as const satisfies Record<Task, number>;
const GUESSED = 40;

const TOLD_APART = {
  seen: 'Seen in the photo',
  assumed: 'Assumed, not seen in the photo',
} as const;

interface Origin {
  readonly task: Task;
  /** The text of the page; empty for photos. */
  readonly material: string;
}

interface Line {
  readonly path: string;
  readonly text: string;
}

type Judge = (line: Line) => Evidence;

const inferred = (path: string, confidence: number): Evidence => ({
  path,
  confidence,
  basis: 'inferred',
});

/** How each line of the answer is to be taken: read off the card, said by the page, or guessed. */
function judgeOf({ task, material }: Origin, sure: number): Judge {
  if (task === 'dish') return ({ path }) => inferred(path, sure);
  const isSaid = task === 'page' ? createSaidIn(material) : () => true;
  return ({ path, text }) =>
    isSaid(text)
      ? { path, confidence: sure, basis: 'source', excerpt: text }
      : inferred(path, Math.min(sure, GUESSED));
}

function factEvidence(recipe: ModelRecipe, judge: Judge): Evidence[] {
  const numbers = (['servings', 'prepTime', 'cookTime'] as const).filter(
    (path) => recipe[path] > 0,
  );
  const nutrients = Object.keys(recipe.nutrition).map((name) =>
    inferred(`nutrition.${name}`, GUESSED),
  );
  return [
    ...numbers.map((path) => judge({ path, text: String(recipe[path]) })),
    inferred('difficulty', GUESSED),
    ...nutrients,
    ...(recipe.tags.length > 0 ? [inferred('tags', GUESSED)] : []),
  ];
}

function ingredientEvidence(recipe: ModelRecipe, judge: Judge, task: Task): Evidence[] {
  return recipe.ingredients.flatMap(({ ingredient, isQuantityGuessed, isSeen }, at) => {
    const { quantity, unit, item } = ingredient;
    const path = `ingredients.${at}`;
    const parts = isQuantityGuessed ? [item] : [quantity, unit, item];
    const line = judge({ path, text: parts.filter(Boolean).join(' ') });
    if (task === 'dish') {
      const confidence = isSeen ? line.confidence : Math.min(line.confidence, GUESSED);
      const excerpt = isSeen ? TOLD_APART.seen : TOLD_APART.assumed;
      return [{ ...line, confidence, seen: isSeen, excerpt }];
    }
    return isQuantityGuessed ? [line, inferred(`${path}.quantity`, AS_NEEDED_CONFIDENCE)] : [line];
  });
}

/** The share of lines the source states, of all that make the recipe. */
function shareStated(lines: readonly Evidence[]): number {
  return lines.filter(({ basis }) => basis === 'source').length / Math.max(1, lines.length);
}

/** A model's answer as an import, with evidence that does not claim more than is known. */
export function recipeOfModel(recipe: ModelRecipe, origin: Origin): ReadRecipe {
  const { task } = origin;
  const sure = Math.min(recipe.confidence, MOST_SURE[task]);
  const judge = judgeOf(origin, sure);
  const ingredients = ingredientEvidence(recipe, judge, task);
  const directions = recipe.directions.map((text, at) => judge({ path: `directions.${at}`, text }));
  const lines = [...ingredients, ...directions];
  const stated = task === 'page' ? Math.round(100 * shareStated(lines)) : 100;
  return {
    title: recipe.title,
    servings: recipe.servings,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    difficulty: recipe.difficulty ?? 'medium',
    ingredients: recipe.ingredients.map(({ ingredient }) => ingredient),
    directions: recipe.directions.map((instruction, at) => ({ step: at + 1, instruction })),
    nutrition: recipe.nutrition,
    tags: [...recipe.tags],
    imageUrl: null,
    sourceUrl: null,
    confidence: Math.min(sure, Math.max(GUESSED, stated)),
    aiGenerated: true,
    engine: 'ai',
    evidence: [
      judge({ path: 'title', text: recipe.title }),
      ...lines,
      ...factEvidence(recipe, judge),
    ],
  };
}
