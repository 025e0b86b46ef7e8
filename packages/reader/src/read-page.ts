import { assemble } from './assemble.ts';
import { chooseFinding, completeness } from './choose-finding.ts';
import { judge } from './confidence.ts';
import { parseDocument } from './dom/page-document.ts';
import { findMarkedUp } from './dom/read-properties.ts';
import { readVisiblePage } from './dom/read-visible-page.ts';
import { fillGaps } from './fill-gaps.ts';
import { emptyFinding, type Finding } from './finding.ts';
import { ingredientsDoubtful, shownBetter } from './ingredient-doubts.ts';
import { findJsonLd } from './jsonld/find-json-ld.ts';
import { readPageHead, type PageHead } from './page-head.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { stepsAreDescription } from './step-doubts.ts';
import { bareText } from './text/likeness.ts';
import { tidyIngredients, tidySteps, tidyTitle } from './tidy-lines.ts';

const tidy = (finding: Finding): Finding => ({
  ...finding,
  title: tidyTitle(finding.title),
  ingredients: tidyIngredients(finding.ingredients),
  steps: stepsAreDescription(finding) ? [] : tidySteps(finding.steps),
});

/** What the page's own elements add to what its JSON-LD says. */
function completeFromPage(declared: Finding, html: string, head: PageHead): void {
  const document = parseDocument(html);
  if (!document) return;
  const marked = chooseFinding(
    findMarkedUp(document).map(tidy),
    `${head.title} ${head.socialTitle}`,
  );
  if (marked) fillGaps(declared, marked);
  const visible = tidy(readVisiblePage(document, head));
  const doubtful = ingredientsDoubtful(declared.ingredients);
  if (doubtful && shownBetter(declared.ingredients, visible.ingredients)) {
    declared.ingredients = visible.ingredients;
    declared.replaced = true;
  }
  // Microdata names often carry what the heading of the page leaves out: ratings, "recipe".
  const shorter =
    visible.title !== '' && bareText(declared.title).startsWith(bareText(visible.title));
  if (declared.source !== 'json-ld' && shorter) declared.title = visible.title;
  fillGaps(declared, visible);
}

/** The recipe of a web page, or null when it holds none. */
export function readPage(html: string, url: string): ReadRecipe | null {
  const head = readPageHead(html);
  const { findings, repaired } = findJsonLd(html);
  const declared = chooseFinding(findings.map(tidy), `${head.title} ${head.socialTitle}`);
  const recipe = declared ?? emptyFinding('headings');
  if (completeness(recipe) < 3 || ingredientsDoubtful(recipe.ingredients))
    completeFromPage(recipe, html, head);
  if (recipe.ingredients.length === 0 || recipe.steps.length === 0) return null;
  recipe.images.push(...head.images);
  recipe.language ||= head.language;
  return assemble(recipe, url, judge(recipe, { html, head, repaired }));
}
