/** Recipes out of pages, texts and photographed cards, with evidence for each field. */
export { readPage } from './read-page.ts';
export { isBehindPaywall } from './behind-paywall.ts';
/** @public Plain text alone; what a cook pastes may also be HTML, which `readPasted` tells apart. */
export { readText } from './read-text.ts';
export { readPasted } from './read-pasted.ts';
export { readPageWords, type PageWords } from './read-page-words.ts';
export { readCard } from './card/read-card.ts';
export type { CardLine } from './card/card-line.ts';
export type { ReadRecipe } from './finding/read-recipe.ts';
export { parseIngredient } from './ingredients/parse-ingredient.ts';
export { withQuantity } from './ingredients/with-quantity.ts';
export { plainLine } from './text/plain-text.ts';
