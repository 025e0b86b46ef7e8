import type { Nutrition } from '@commonplate/contract';

export interface NutritionLine {
  name: string;
  value: string;
}

const SHOWN = [
  { key: 'calories', name: 'Calories', unit: '' },
  { key: 'protein', name: 'Protein', unit: ' g' },
  { key: 'carbohydrates', name: 'Carbs', unit: ' g' },
  { key: 'fat', name: 'Fat', unit: ' g' },
  { key: 'fiber', name: 'Fiber', unit: ' g' },
  { key: 'sodium', name: 'Sodium', unit: ' mg' },
] as const satisfies readonly { key: keyof Nutrition; name: string; unit: string }[];

/** The values that are known, in the order of the page and of the print. */
export function nutritionLines(nutrition: Nutrition | null): NutritionLine[] {
  return SHOWN.flatMap(({ key, name, unit }) => {
    const value = nutrition?.[key];
    return value === null || value === undefined ? [] : [{ name, value: `${value}${unit}` }];
  });
}
