import {
  AS_NEEDED_CONFIDENCE,
  DIRECTIONS_MAX,
  INGREDIENTS_MAX,
  TEXT_MAX,
  type Ingredient,
} from '@commonplate/contract';
import type { Assembly } from './assembly.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import type { Language } from '../ingredients/language.ts';
import { readIngredient } from '../ingredients/read-ingredient.ts';
import { withQuantity } from '../ingredients/with-quantity.ts';
import type { PageWords } from '../otherwise/page-words.ts';
import { withMixedNumbers } from '../otherwise/amounts/run-together-fractions.ts';
import { DOUBTED, type FieldConfidence } from './page-confidence.ts';
import { clamp } from '../text/clamp.ts';
import { withoutNumber } from '../vocabulary/step-label.ts';

function sureOfLine(
  line: string,
  list: 'ingredients' | 'directions',
  confidence: FieldConfidence,
): number {
  // What does not fit is cut.
  if (confidence.doubted.has(line) || line.length > TEXT_MAX) return DOUBTED;
  const { sure, sureIfShown } = confidence[list];
  return confidence.shown.has(line) ? sureIfShown : sure;
}

/** What a page says in the place of a line where it has another row there, or none. */
function saidInstead(row: string | null | undefined): PageWords | null {
  if (row === undefined) return null;
  return row === null ? { says: 'omits', words: null } : { says: 'differs', words: row };
}

const areSame = (one: Ingredient, other: Ingredient): boolean =>
  one.quantity === other.quantity && one.unit === other.unit && one.item === other.item;

/** The ingredients of a finding, each with its evidence. */
export function assembledIngredients(
  assembly: Assembly,
  spoken: Language | undefined,
): ReadRecipe['ingredients'] {
  const { finding, confidence } = assembly;
  const ingredientOf = (line: string) =>
    withQuantity(readIngredient(withMixedNumbers(line), spoken));
  return finding.ingredients.slice(0, INGREDIENTS_MAX).map((line, at) => {
    const { ingredient, inferred } = ingredientOf(line);
    const path = `ingredients.${at}`;
    const otherRow = confidence.otherRows.get(at);
    const sure = otherRow === undefined ? sureOfLine(line, 'ingredients', confidence) : DOUBTED;
    assembly.source(path, sure, line);
    const said = saidInstead(otherRow) ?? confidence.pageSays.get(line);
    const read = said?.says === 'differs' && said.words !== null ? ingredientOf(said.words) : null;
    if (said)
      assembly.onPage({
        path: `${path}.quantity`,
        ...said,
        // A line whose amount cannot be made out would only become a worse row, and one that differs in a note the same.
        ...(read?.inferred === false &&
          !areSame(read.ingredient, ingredient) && { ingredient: read.ingredient }),
      });
    if (inferred) assembly.inferred(`${path}.quantity`, AS_NEEDED_CONFIDENCE);
    return ingredient;
  });
}

/** The steps of a finding, each with its evidence. */
export function assembledDirections(assembly: Assembly): ReadRecipe['directions'] {
  const { finding, confidence } = assembly;
  return finding.steps.slice(0, DIRECTIONS_MAX).map((line, at) => {
    assembly.source(`directions.${at}`, sureOfLine(line, 'directions', confidence), line);
    const said = confidence.pageSays.get(line);
    if (said) assembly.onPage({ path: `directions.${at}.instruction`, ...said });
    return { step: at + 1, instruction: clamp(withoutNumber(line), TEXT_MAX) };
  });
}
