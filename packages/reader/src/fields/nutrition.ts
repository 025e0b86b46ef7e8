import { NUTRITION_MAX, type Nutrition } from '@commonplate/contract';

const KCAL_PER_KJ = 1 / 4.184;

/** The first number of a text; "1,234" and "1.234" mean thousands, "12,5" a decimal comma. */
function firstNumber(text: string): number | null {
  const found = /\d+(?:[.,]\d+)*/.exec(text)?.[0];
  if (found === undefined || text.trim().startsWith('-')) return null;
  const number = /^\d{1,3}(?:[.,]\d{3})+$/.test(found)
    ? Number(found.replace(/[.,]/g, ''))
    : Number(found.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 && number <= NUTRITION_MAX ? number : null;
}

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

function energy(text: string): number | null {
  const kcal = /([\d.,]+)\s*(?:kcal|cal|kkal|ккал)/i.exec(text)?.[1];
  if (kcal !== undefined) return firstNumber(kcal);
  const value = firstNumber(text);
  return value !== null && /kj|kilojoule/i.test(text) ? Math.round(value * KCAL_PER_KJ) : value;
}

function grams(text: string): number | null {
  const value = firstNumber(text);
  return value !== null && /\d\s*(?:mg|milli)/i.test(text) ? value / 1000 : value;
}

function milligrams(text: string): number | null {
  const value = firstNumber(text);
  if (value === null) return null;
  // Sodium without a unit is given in milligrams unless the number is too small for that.
  const inGrams =
    /\d\s*(?:g|gram)/i.test(text) || (!/\d\s*m/i.test(text) && value < 10 && value % 1 !== 0);
  return inGrams ? value * 1000 : value;
}

const READERS = {
  calories: energy,
  protein: grams,
  carbohydrates: grams,
  fat: grams,
  fiber: grams,
  sodium: milligrams,
} satisfies Record<keyof Nutrition, (text: string) => number | null>;

/** Amounts from their texts: energy in kcal, sodium in milligrams, the rest in grams. */
export function readNutrition(
  texts: Readonly<Partial<Record<keyof Nutrition, string>>>,
): Nutrition {
  const nutrition: Nutrition = {};
  for (const [name, read] of Object.entries(READERS) as [keyof Nutrition, typeof grams][]) {
    const text = texts[name] ?? '';
    if (text === '') continue;
    const amount = rounded(read(text.slice(0, 100)));
    if (amount !== null) nutrition[name] = amount;
  }
  return nutrition;
}
