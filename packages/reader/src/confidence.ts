import type { FieldConfidence } from './assemble.ts';
import type { Finding } from './finding.ts';
import type { PageHead } from './page-head.ts';
import { bareVisibleText, shareVisible } from './visible-text.ts';

export interface PageFacts {
  html: string;
  head: PageHead;
  repaired: boolean;
}

/** How sure the reader is of what it read, from how it was found and whether the page shows it too. */
export function judge(recipe: Finding, { html }: PageFacts): FieldConfidence {
  const visible = bareVisibleText(html);
  const ingredients = shareVisible(recipe.ingredients, visible);
  const steps = shareVisible(recipe.steps, visible);
  const overall = Math.round(50 + 25 * ingredients + 20 * steps);
  return { title: 95, ingredients: 95, directions: 95, overall };
}
