import { readPage } from '../read-page.ts';

export type RowsLayout = (rows: readonly string[]) => string;

const listed =
  (tag: string): RowsLayout =>
  (rows) =>
    `<${tag}>${rows.map((row) => `<li>${row}</li>`).join('')}</${tag}>`;

/** The ways in which pages write a list of ingredients or steps. */
const ROWS_LAYOUTS: Readonly<Record<string, RowsLayout>> = {
  'a list': listed('ul'),
  paragraphs: (rows) => rows.map((row) => `<p>${row}</p>`).join(''),
  lines: (rows) => `<p>${rows.join('<br>')}</p>`,
  'a table': (rows) => `<table>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>`,
  'boxes to tick': (rows) =>
    `<div class="card-group"><ul>${rows
      .map(
        (row) =>
          `<li class="card-row"><span><input type="checkbox" aria-label="${row}"><label><span class="sr-only">▢ </span></label></span><span class="name">${row}</span></li>`,
      )
      .join('')}</ul></div>`,
};

export const layouts = Object.entries(ROWS_LAYOUTS);
export const asList = listed('ul');
export const asSteps = listed('ol');

interface Lists {
  ingredients: readonly string[];
  steps: readonly string[];
}

interface ListedPage {
  language?: string;
  data: Lists;
  /** What stands below the heading of the ingredients. */
  foods: string;
  /** What stands below that list: the heading of the steps and these. */
  method: string;
  /** What stands above the ingredients. */
  above?: string;
}

/** A page that has a list of each kind, read with what its data declares. */
export function readListed({
  language = 'en',
  data,
  foods,
  method,
  above = '<p>My neighbour made it when she moved in next door.</p>',
}: ListedPage): ReturnType<typeof readPage> {
  const json = JSON.stringify({
    '@type': 'Recipe',
    name: 'Leek Pie',
    recipeYield: '4',
    recipeIngredient: data.ingredients,
    recipeInstructions: data.steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="${language}"><head><title>Leek Pie</title><script type="application/ld+json">${json}</script></head>
    <body><h1>Leek Pie</h1>${above}<h2>Ingredients</h2>${foods}${method}
    <h2>Comments</h2><p>Lovely, thank you!</p></body></html>`,
    'https://hearth.example/leek-pie',
  );
}

export const FOODS = ['200 g red lentils', '2 leeks', '3 tbsp olive oil', '250 g flour'];
export const STEPS = [
  'Rinse the lentils and cook them in salted water for 15 minutes.',
  'Soften the leeks in the olive oil over a low heat.',
  'Work the flour and some water into a dough and roll it out.',
  'Fill it with lentils and leeks and bake it for 40 minutes.',
];
export const METHOD = `<h2>Method</h2>${asSteps(STEPS)}`;
