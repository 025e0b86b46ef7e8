export { parseIngredient } from './ingredients/parse-ingredient.ts';
