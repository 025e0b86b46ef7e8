import { readIngredient } from '../ingredients/read-ingredient.ts';
import { startsWithNumber } from '../text/number-signs.ts';

/** Called so in every language of the reader: behind an amount it is all that a line is of. */
const ANY_FOOD = 'tofu';
const AMOUNT_MAX = 30;
const WORDS_MAX = 4;

const mayBeAmount = (text: string): boolean =>
  text.length <= AMOUNT_MAX && text.split(/\s+/u).length <= WORDS_MAX;

/** "3", "2 tbsp", "2 c. à soupe": a number, with a measure or without, and nothing it is of. */
export function isAmountAlone(text: string): boolean {
  if (!startsWithNumber(text) || !mayBeAmount(text)) return false;
  const { item, quantity } = readIngredient(`${text} ${ANY_FOOD}`);
  return item === ANY_FOOD && quantity !== '';
}

/** "q.b.", "etwas", "1 pinch of": in the place of an amount these say as much as a number does. */
export function isVagueAmount(text: string): boolean {
  if (startsWithNumber(text) || !mayBeAmount(text)) return false;
  const { item, quantity, vagueQuantity, toTaste } = readIngredient(`${text} ${ANY_FOOD}`);
  return item === ANY_FOOD && (quantity !== '' || vagueQuantity !== '' || toTaste);
}
