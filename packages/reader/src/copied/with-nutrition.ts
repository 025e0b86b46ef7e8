import { seenIn } from '../card/evidence.ts';
import { readNutritionLines } from '../card/fields/nutrition-lines.ts';
import { SURE_OF_FACT } from '../card/fields/stated-facts.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import type { NutrientWord } from '../vocabulary/nutrient-words.ts';
import type { StatedNutrients } from './nutrition-apart.ts';

/** A recipe keeps these, by the names that the reader of nutrition knows; sugar, salt and vitamins have no field. */
const KEPT: Readonly<Partial<Record<NutrientWord, string>>> = {
  calories: 'calories',
  protein: 'protein',
  carbohydrates: 'carbs',
  fat: 'fat',
  fiber: 'fiber',
  sodium: 'sodium',
};

/** A recipe with the nutrition that its text states. */
export function withNutrition(recipe: ReadRecipe, stated: readonly StatedNutrients[]): ReadRecipe {
  const named = stated.flatMap(({ line, nutrients }) =>
    nutrients.flatMap(({ name, amount }) => {
      const kept = KEPT[name];
      return kept === undefined ? [] : [{ text: `${kept} ${amount}`, lines: [line] }];
    }),
  );
  const { nutrition, nutritionLines } = readNutritionLines(named);
  const added = nutritionLines.filter(({ nutrient }) => recipe.nutrition[nutrient] === undefined);
  return {
    ...recipe,
    nutrition: { ...nutrition, ...recipe.nutrition },
    evidence: [
      ...recipe.evidence,
      ...added.map(({ nutrient, lines }) =>
        seenIn(`nutrition.${nutrient}`, { lines, language: recipe.language ?? '' }, SURE_OF_FACT),
      ),
    ],
  };
}
