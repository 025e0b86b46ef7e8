import { INGREDIENT_PART_MAX, type Ingredient } from '@commonplate/contract';
import { readIngredientLine } from '../../../lib/recipes/ingredient-line.ts';
import { pastedLines } from './pasted-lines.ts';
import { isSectionHeading, sectionName } from './section-heading.ts';

const LIST_TITLE = /^(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti)\s*:?$/i;
const LIST_NUMBER = /^\d{1,2}[.)]\s+(?=\S)/;
const NUMBER_BEFORE_AMOUNT = /^\d{1,2}[.)]\s+(?=[\d¼-¾⅐-⅞])/;

/** "3. 200ml milk" is the third line, not three of anything; so is "2. salt" in a list that is numbered throughout. */
function withoutListNumbers(lines: readonly string[]): string[] {
  const numbered = lines.filter((line) => LIST_NUMBER.test(line)).length;
  const pattern = numbered > 1 && numbered * 2 > lines.length ? LIST_NUMBER : NUMBER_BEFORE_AMOUNT;
  return lines.map((line) => line.replace(pattern, ''));
}

/** "For the sauce:" becomes "for the sauce"; the name of a dish keeps its capital. */
function sectionOf(heading: string): string {
  const name = sectionName(heading);
  return /^for\b/i.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}

function inSection(ingredient: Ingredient, section: string): Ingredient {
  const item = `${ingredient.item} (${section})`;
  return section === '' || item.length > INGREDIENT_PART_MAX ? ingredient : { ...ingredient, item };
}

/** A pasted list as rows, one for each line that is an ingredient. Which part of the dish it is for stays with its name. */
export function splitIngredients(text: string): Ingredient[] {
  const lines = pastedLines(text).map((line) => line.text);
  const rows: Ingredient[] = [];
  let section = '';
  for (const line of withoutListNumbers(lines)) {
    if (LIST_TITLE.test(line)) section = '';
    else if (isSectionHeading(line)) section = sectionOf(line);
    else rows.push(inSection(readIngredientLine(line), section));
  }
  return rows;
}
