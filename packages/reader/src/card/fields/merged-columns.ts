import { amountStart } from '../zones/amount-start.ts';
import { COOKING_WORDS } from '../words/cooking-words.ts';
import { foldedWords } from '../words/fold.ts';
import type { JoinedText } from './ingredient-lines.ts';
import { lacksNumber } from '../repair/lost-amount.ts';
import { SPOON_OR_CUP } from '../words/written-measures.ts';

/** Before an amount that belongs to the same ingredient: "1 cube dissolved in 1 cup water", "1 lb or 2 cups". */
const LEADS_ON =
  /(?:[(,&+/x×-]|\b(?:or|plus|and|about|in|with|to|of|each|per|into|by|from|for))$/iu;
const AMOUNT = /\s+(?=\d+(?:\s\d\/\d|\/\d)?\s+\p{L}{1,11}\s+\p{L}{3})/gu;

const namesFood = (text: string): boolean =>
  foldedWords(text).some((word) => COOKING_WORDS.has(word));

/** A measure whose number was lost: "cup buttermilk cup butter". */
const LONE = new RegExp(String.raw`\s+(?=(?:${SPOON_OR_CUP})s?\s+\p{L}{3})`, 'gu');

/** Behind a thing to eat, no measure belongs to it. */
function splitAtLone(text: string): number | null {
  for (const { index } of text.matchAll(LONE)) {
    const [first, second] = [text.slice(0, index), text.slice(index).trim()];
    const last = foldedWords(first).at(-1) ?? '';
    const isOfMeasure = lacksNumber(first) || amountStart(first) === 'measure';
    if (isOfMeasure && COOKING_WORDS.has(last) && namesFood(second)) return index;
  }
  return null;
}

function splitAt(text: string): number | null {
  for (const { index } of text.matchAll(AMOUNT)) {
    const [first, second] = [text.slice(0, index), text.slice(index).trim()];
    const areBoth = [first, second].every((part) => namesFood(part));
    if (areBoth && amountStart(first) !== 'none' && amountStart(second) === 'measure')
      if (!LEADS_ON.test(first) && !first.includes('(')) return index;
  }
  return splitAtLone(text);
}

/** Two ingredients of a list in columns that were read as one line: "3 potatoes, diced 1/2 tsp nutmeg". */
export function splitColumns(entry: JoinedText): JoinedText[] {
  const at = entry.lines.some(({ photographed }) => photographed) ? splitAt(entry.text) : null;
  if (at === null) return [entry];
  const rest = { ...entry, text: entry.text.slice(at).trim() };
  return [{ ...entry, text: entry.text.slice(0, at) }, ...splitColumns(rest)];
}
