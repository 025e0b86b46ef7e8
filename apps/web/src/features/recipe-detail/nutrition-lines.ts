import { NUTRIENTS, type Nutrient, type Nutrition } from '@commonplate/contract';

export interface NutritionLine {
  name: string;
  value: string;
}

const SHOWN = {
  calories: { name: 'Calories', unit: '' },
  protein: { name: 'Protein', unit: ' g' },
  carbohydrates: { name: 'Carbs', unit: ' g' },
  fat: { name: 'Fat', unit: ' g' },
  fiber: { name: 'Fiber', unit: ' g' },
  sodium: { name: 'Sodium', unit: ' mg' },
} as const satisfies Record<Nutrient, { name: string; unit: string }>;

/** The values that are known, in the order of the page and of the print. */
export function nutritionLines(nutrition: Nutrition | null): NutritionLine[] {
  return NUTRIENTS.flatMap((nutrient) => {
    const value = nutrition?.[nutrient];
    const { name, unit } = SHOWN[nutrient];
    return value === null || value === undefined ? [] : [{ name, value: `${value}${unit}` }];
  });
}
