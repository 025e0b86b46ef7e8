import { readPage } from '../read-page.ts';

export const INGREDIENTS = ['300 g spelt flour', '120 g butter', '2 eggs', '500 g pears'];
export const STEPS = [
  'Crumble the butter into the spelt flour with cold hands.',
  'Work in the eggs until the pastry comes together.',
  'Slice the pears thinly and fan them out over the base.',
  'Bake in the lowest third of the oven for 45 minutes.',
];

export const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');

interface Galette {
  /** What heads the ingredients. */
  heading?: string;
  /** What stands below the heading of the ingredients. */
  list?: string;
  /** What stands below the heading of the steps. */
  method?: string;
  /** The steps of the data. */
  declared?: readonly string[];
}

export function readGalette({
  heading = 'Ingredients',
  list = `<ul>${items(INGREDIENTS)}</ul>`,
  method = `<ol>${items(STEPS)}</ol>`,
  declared = STEPS,
}: Galette): ReturnType<typeof readPage> {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Pear Galette',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: declared.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="en"><head><title>Pear Galette</title>
    <script type="application/ld+json">${data}</script></head><body><h1>Pear Galette</h1>
    <h2>${heading}</h2>${list}
    <h2>Method</h2>${method}<h2>Comments</h2><p>Lovely, thank you!</p></body></html>`,
    'https://orchard.example/galette',
  );
}
