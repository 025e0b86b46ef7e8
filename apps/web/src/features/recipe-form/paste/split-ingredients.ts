import { INGREDIENT_PART_MAX, type Ingredient } from '@commonplate/contract';
import { readIngredientLine } from '../../../lib/recipes/ingredient-line.ts';
import { type PastedLine, pastedLines } from './pasted-lines.ts';
import { isSectionHeading, sectionName } from './section-heading.ts';

const LIST_TITLE = /^(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti)\s*:?$/i;
const LIST_NUMBER = /^\d{1,2}[.)]\s+(?=\S)/;
const NUMBER_BEFORE_AMOUNT = /^\d{1,2}[.)]\s+(?=[\d¼-¾⅐-⅞])/;

const FEW_WORDS = /^[\p{L}'’&-]+(?: [\p{L}'’&-]+){0,3}$/u;
const AMOUNT_FIRST = /^[\d¼-¾⅐-⅞]/;

/** "Topping" alone below a blank line, with an amount right under it, names what follows without a colon. */
const isBareHeading = (line: PastedLine, next: PastedLine | undefined): boolean =>
  line.isApart &&
  !line.isItem &&
  FEW_WORDS.test(line.text) &&
  next !== undefined &&
  !next.isApart &&
  AMOUNT_FIRST.test(next.text);

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
  const lines = pastedLines(text);
  const unnumbered = withoutListNumbers(lines.map((line) => line.text));
  const rows: Ingredient[] = [];
  let section = '';
  for (const [index, line] of lines.entries()) {
    const words = unnumbered[index] ?? '';
    if (LIST_TITLE.test(words)) section = '';
    else if (isSectionHeading(words) || isBareHeading(line, lines[index + 1]))
      section = sectionOf(words);
    else rows.push(inSection(readIngredientLine(words), section));
  }
  return rows;
}
