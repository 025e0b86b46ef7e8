import type { Nutrition } from '@commonplate/contract';

const NUTRIENTS = [
  ['calories', 'kcal'],
  ['protein', 'g protein'],
  ['carbohydrates', 'g carbohydrates'],
  ['fat', 'g fat'],
  ['fiber', 'g fiber'],
  ['sodium', 'mg sodium'],
] as const satisfies readonly (readonly [keyof Nutrition, string])[];

/** All that is known in one line; empty when nothing is. */
export function nutritionWords(nutrition: Nutrition): string {
  return NUTRIENTS.flatMap(([name, unit]) => {
    const value = nutrition[name];
    return value === null || value === undefined ? [] : [`${value} ${unit}`];
  }).join(', ');
}
