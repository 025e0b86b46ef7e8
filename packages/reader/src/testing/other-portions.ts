import { expect } from 'vitest';
import { readMacaroni } from './macaroni.ts';

/** What is marked of the portions of a page, if they are. */
export function otherPortions(
  recipeYield: string | string[],
  above: string,
  below = '',
): string | null {
  const recipe = readMacaroni({ recipeYield }, { above, below: `${below}<p>Serves 9</p>` });
  const servings = recipe?.evidence.find(({ path }) => path === 'servings');
  const isMarked = servings !== undefined && servings.confidence < 80;
  // The dish is the same one, but for others.
  expect(recipe?.confidence).toSatisfy((sure: number) => (isMarked ? sure === 85 : sure >= 90));
  return isMarked ? (servings.excerpt ?? '') : null;
}
