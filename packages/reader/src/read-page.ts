import { assemble } from './assemble.ts';
import { chooseFinding, completeness } from './choose-finding.ts';
import { findJsonLd } from './jsonld/find-json-ld.ts';
import { readPageHead } from './page-head.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { tidyIngredients, tidySteps } from './tidy-lines.ts';

/** The recipe of a web page, or null when it holds none. */
export function readPage(html: string, url: string): ReadRecipe | null {
  const head = readPageHead(html);
  const { findings } = findJsonLd(html);
  const chosen = chooseFinding(findings, `${head.title} ${head.socialTitle}`);
  if (!chosen || completeness(chosen) < 2) return null;
  chosen.ingredients = tidyIngredients(chosen.ingredients);
  chosen.steps = tidySteps(chosen.steps);
  chosen.images.push(...head.images);
  chosen.language ||= head.language;
  return assemble(chosen, url, { title: 95, ingredients: 95, directions: 95, overall: 90 });
}
