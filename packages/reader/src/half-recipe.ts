import { isBehindPaywall } from './behind-paywall.ts';
import type { Finding, Source } from './finding/finding.ts';

/** A list by itself is only a recipe's where the page says that there is one. */
const DECLARED: ReadonlySet<Source> = new Set(['json-ld', 'microdata', 'rdfa', 'microformat']);
const LEAST = 2;

/** Whether a page declares a recipe of which it gives one list alone, and keeps the other from nobody: worth having all the same. */
export const isHalfRecipe = (
  { source, title, ingredients, steps }: Finding,
  html: string,
): boolean =>
  DECLARED.has(source) &&
  title !== '' &&
  Math.max(ingredients.length, steps.length) >= LEAST &&
  !isBehindPaywall(html);
