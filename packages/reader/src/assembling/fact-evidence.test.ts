import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['300 g macaroni', '150 g cheddar', '400 ml milk'];
const STEPS = ['Boil the macaroni until they are just done.', 'Stir the cheddar into the milk.'];

/** What is marked of the times that a page declares. */
const marked = (times: Record<string, string>): [path: string, said: string | undefined][] => {
  const data = {
    '@type': 'Recipe',
    name: 'Macaroni cheese',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
    ...times,
  };
  const recipe = readPage(
    `<html lang="en"><title>Macaroni cheese</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Macaroni cheese</h1></body></html>`,
    'https://pasta.example/macaroni',
  );
  return (recipe?.evidence ?? [])
    .filter(({ path, confidence }) => path.endsWith('Time') && confidence < 70)
    .map(({ path, excerpt }) => [path, excerpt]);
};

test.each([
  [{ prepTime: 'PT62M', totalTime: 'PT25M' }, 'prepTime'],
  [{ prepTime: 'PT5M', cookTime: 'PT2H', totalTime: 'PT25M' }, 'cookTime'],
] as const)('a time that is longer than the whole needs a look: %j', (times, path) => {
  expect(marked(times)).toEqual([[path, '25 min in all']]);
});

test.each([
  { prepTime: 'PT25M', totalTime: 'PT25M' },
  { prepTime: 'PT10M', cookTime: 'PT15M', totalTime: 'PT2H' },
  { prepTime: 'PT62M', totalTime: 'PT0M' },
])('a time that fits into the whole does not: %j', (times) => {
  expect(marked(times)).toEqual([]);
});
