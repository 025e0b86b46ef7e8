import type { SourceLine } from './card/card-line.ts';
import { linesOfText } from './card/source-lines.ts';
import { structureRecipe } from './card/structure-recipe.ts';
import { readTitle, type TitleChooser } from './card/title.ts';
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
    const recipe = structureRecipe(part.filter(isWanted), 'page-text', chooseTitle);
    if (recipe && recipe.ingredients.length > 0 && recipe.directions.length > 0) return recipe;
  }
  return null;
}

/** The recipe of a plain text, or null when it lacks ingredients or steps. */
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
