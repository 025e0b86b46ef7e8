import type { SourceLine } from './card/card-line.ts';
import { linesOfText } from './card/source-lines.ts';
import { structureRecipe } from './card/structure-recipe.ts';
import { readTitle, type TitleChooser } from './card/title.ts';
import { withFoodOnly } from './copied/food-evidence.ts';
import { isMenuLine } from './copied/menu-line.ts';
import { possibleRecipes } from './copied/possible-recipes.ts';
import { titleByDish } from './copied/title-by-dish.ts';
import type { ReadRecipe } from './read-recipe.ts';

const isOwn = ({ text }: SourceLine): boolean => !isMenuLine(text);

interface Reading {
  isWanted: (line: SourceLine) => boolean;
  chooseTitle: TitleChooser;
}

function readLines(
  lines: readonly SourceLine[],
  { isWanted, chooseTitle }: Reading,
): ReadRecipe | null {
  for (const part of possibleRecipes(lines)) {
    const own = part.filter(isWanted);
    const recipe = structureRecipe(own, 'page-text', chooseTitle);
    if (!recipe || recipe.ingredients.length === 0 || recipe.directions.length === 0) continue;
    const edible = withFoodOnly(recipe, own.map(({ text }) => text).join('\n'));
    if (edible) return edible;
  }
  return null;
}

/** The recipe of a plain text, or null when it lacks ingredients or steps, or has nothing to eat in it. */
export function readText(text: string): ReadRecipe | null {
  const lines = linesOfText(text);
  // Menus come along only where a whole page was copied, and then more than the title stands above the recipe.
  const copied = !lines.every(isOwn);
  const recipe = readLines(lines, {
    isWanted: isOwn,
    chooseTitle: copied ? titleByDish : readTitle,
  });
  // "Cookies" is a button on many pages, and the whole title of some recipes.
  return copied && recipe?.title === ''
    ? readLines(lines, { isWanted: () => true, chooseTitle: readTitle })
    : recipe;
}
