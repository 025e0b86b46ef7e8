import type { ReadRecipe } from './finding/read-recipe.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { plainLines } from './text/plain-text.ts';

/** Elements no cook types, so that "boil until < 2 cm" stays a text. */
const MARKUP =
  /<(?:!doctype|html|head|body|main|article|section|div|p|span|ul|ol|li|table|script|meta|h[1-6]|br)\b[^<>]{0,2000}>/i;

/** What somebody copied from a page: its source, a part of it, or only the words. */
export function readPasted(pasted: string, url: string | null): ReadRecipe | null {
  if (!MARKUP.test(pasted)) return readText(pasted);
  return readPage(pasted, url) ?? readText(plainLines(pasted).join('\n'));
}
