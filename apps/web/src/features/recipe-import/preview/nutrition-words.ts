import { NUTRIENTS, type Nutrient, type Nutrition } from '@commonplate/contract';

const UNITS = {
  calories: 'kcal',
  protein: 'g protein',
  carbohydrates: 'g carbohydrates',
  fat: 'g fat',
  fiber: 'g fiber',
  sodium: 'mg sodium',
} as const satisfies Record<Nutrient, string>;

/** All that is known in one line; empty when nothing is. */
export function nutritionWords(nutrition: Nutrition): string {
  return NUTRIENTS.flatMap((name) => {
    const value = nutrition[name];
    return value === null || value === undefined ? [] : [`${value} ${UNITS[name]}`];
  }).join(', ');
}
