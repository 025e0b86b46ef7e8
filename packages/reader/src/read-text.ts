import { isMenuLine } from './card/menu-line.ts';
import type { SourceLine } from './card/card-line.ts';
import { linesOfText } from './card/source-lines.ts';
import { structureRecipe } from './card/structure-recipe.ts';
import { readTitle, titleByDish, type TitleChooser } from './card/title.ts';
import type { ReadRecipe } from './read-recipe.ts';

function readLines(lines: readonly SourceLine[], chooseTitle: TitleChooser): ReadRecipe | null {
  const recipe = structureRecipe(lines, 'page-text', chooseTitle);
  return recipe && recipe.ingredients.length > 0 && recipe.directions.length > 0 ? recipe : null;
}

/** The recipe of a plain text, or null when it lacks ingredients or steps. */
export function readText(text: string): ReadRecipe | null {
  const lines = linesOfText(text);
  const own = lines.filter((line) => !isMenuLine(line.text));
  // Menus come along only where a whole page was copied, and then more than the title stands above the recipe.
  const copied = own.length < lines.length;
  const recipe = readLines(own, copied ? titleByDish : readTitle);
  // "Cookies" is a button on many pages, and the whole title of some recipes.
  return copied && recipe?.title === '' ? readLines(lines, readTitle) : recipe;
}
