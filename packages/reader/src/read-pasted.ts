import { headingOf } from './card/zones/headings.ts';
import type { ReadRecipe } from './finding/read-recipe.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { plainLines } from './text/plain-text.ts';

/** Elements no cook types, so that "boil until < 2 cm" stays a text. */
const MARKUP =
  /<(?:!doctype|html|head|body|main|article|section|div|p|span|ul|ol|li|table|script|meta|h[1-6]|br)\b[^<>]{0,2000}>/i;

const HEADING = /<h([1-6])\b[^<>]{0,2000}>([\s\S]{1,500}?)<\/h\1\s*>/i;

/** A part of a page with its first heading as the title, as pages head themselves; null where that heads a list, or the title is known. */
function withTitleHeaded(pasted: string): string | null {
  const [heading, level, text = ''] = HEADING.exec(pasted) ?? [];
  const [name = ''] = plainLines(text);
  if (heading === undefined || level === '1' || name === '' || headingOf(name, false)) return null;
  return /<h1\b/i.test(pasted) ? null : pasted.replace(heading, () => `<h1>${text}</h1>`);
}

const isWhole = ({ ingredients, directions }: ReadRecipe): boolean =>
  ingredients.length > 0 && directions.length > 0;

/** What somebody copied from a page: its source, a part of it, or only the words. */
export function readPasted(pasted: string, url: string | null): ReadRecipe | null {
  if (!MARKUP.test(pasted)) return readText(pasted);
  const recipe = readPage(pasted, url);
  if (recipe === null || !isWhole(recipe)) {
    const told = readText(plainLines(pasted).join('\n'));
    if (recipe === null || (told !== null && isWhole(told))) return told;
  }
  const headed = recipe.title === '' ? withTitleHeaded(pasted) : null;
  return headed === null ? recipe : (readPage(headed, url) ?? recipe);
}
