import { assemble } from './assemble.ts';
import { chooseFinding, completeness } from './choose-finding.ts';
import { parseDocument } from './dom/page-document.ts';
import { findMarkedUp } from './dom/read-properties.ts';
import { readVisiblePage } from './dom/read-visible-page.ts';
import { emptyFinding, type Finding } from './finding.ts';
import { findJsonLd } from './jsonld/find-json-ld.ts';
import { readPageHead } from './page-head.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { tidyIngredients, tidySteps } from './tidy-lines.ts';

function fillGaps(chosen: Finding, other: Finding): void {
  if (chosen.title === '' && chosen.ingredients.length === 0 && chosen.steps.length === 0)
    chosen.source = other.source;
  chosen.title ||= other.title;
  chosen.yieldText ||= other.yieldText;
  chosen.prepTime ??= other.prepTime;
  chosen.cookTime ??= other.cookTime;
  chosen.totalTime ??= other.totalTime;
  chosen.difficulty ??= other.difficulty;
  if (chosen.ingredients.length === 0) chosen.ingredients = other.ingredients;
  if (chosen.steps.length === 0) chosen.steps = other.steps;
  if (chosen.tags.length === 0) chosen.tags = other.tags;
  if (Object.keys(chosen.nutrition).length === 0) chosen.nutrition = other.nutrition;
  chosen.images.push(...other.images);
}

/** The recipe of a web page, or null when it holds none. */
export function readPage(html: string, url: string): ReadRecipe | null {
  const head = readPageHead(html);
  const { findings } = findJsonLd(html);
  const chosen =
    chooseFinding(findings, `${head.title} ${head.socialTitle}`) ?? emptyFinding('headings');
  if (completeness(chosen) < 3) {
    const document = parseDocument(html);
    if (document) {
      const marked = chooseFinding(findMarkedUp(document), `${head.title} ${head.socialTitle}`);
      if (marked) fillGaps(chosen, marked);
      const visible = readVisiblePage(document, head);
      if (chosen.title === '') chosen.title = visible.title;
      if (chosen.ingredients.length === 0) chosen.ingredients = visible.ingredients;
      if (chosen.steps.length === 0) chosen.steps = visible.steps;
    }
  }
  chosen.ingredients = tidyIngredients(chosen.ingredients);
  chosen.steps = tidySteps(chosen.steps);
  chosen.images.push(...head.images);
  chosen.language ||= head.language;
  if (chosen.ingredients.length === 0 && chosen.steps.length === 0) return null;
  return assemble(chosen, url, { title: 95, ingredients: 95, directions: 95, overall: 90 });
}
