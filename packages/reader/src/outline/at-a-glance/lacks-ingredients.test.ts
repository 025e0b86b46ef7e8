import { describe, expect, test } from 'vitest';
import { emptyFinding } from '../../finding/finding.ts';
import { readPage } from '../../read-page.ts';
import { scanPage } from '../../scan/scan-page.ts';
import { linesOf } from '../../testing/lines-of.ts';
import { mayLeaveOut } from './may-leave-out.ts';

const INGREDIENTS = ['200 g flour', '100 g butter', '3 eggs', 'holiday sprinkles'];
const STEPS = [
  'Rub the butter into the flour with your fingers.',
  'Beat in the eggs and bake it for an hour.',
  'Decorate it with the holiday sprinkles while it is warm.',
  'Serve it with tea on the same day.',
];

const items = (rows: readonly string[]): string => rows.map((row) => `<li>${row}</li>`).join('');
const ul = (rows: readonly string[]): string => `<ul>${items(rows)}</ul>`;
const divs = (rows: readonly string[]): string => rows.map((row) => `<div>${row}</div>`).join('');

interface Page {
  above?: string;
  list?: string;
  below?: string;
  method?: string;
  heading?: string;
}

const bodyOf = ({
  above = '',
  list = ul(INGREDIENTS),
  below = '',
  heading = '<h2>Method</h2>',
  method = `<ol>${items(STEPS)}</ol>`,
}: Page): string =>
  `<body><h1>Cake</h1>${above}<h2>Ingredients</h2>${list}${below}${heading}${method}<h2>Comments</h2><p>Lovely!</p></body>`;

const mayLack = (page: Page, ingredients: readonly string[] = INGREDIENTS): boolean =>
  mayLeaveOut(
    { ...emptyFinding('json-ld'), title: 'Cake', ingredients: [...ingredients], steps: STEPS },
    scanPage(bodyOf(page)),
  );

function told(page: Page, ingredients: readonly string[] = INGREDIENTS): string[] {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient: ingredients,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const html = `<html lang="en"><title>Cake</title><script type="application/ld+json">${data}</script>${bodyOf(page)}</html>`;
  return linesOf(readPage(html, 'https://table.example/cake'), 'ingredients');
}

const MORE = '50 g ground almonds';

/** The steps without a heading, below what the site says. */
const COUNTED: Page = {
  below: '<div><a>Before you cook</a></div>',
  heading: '',
  method: STEPS.map((step, at) => `<p><b>${at + 1}</b></p><p>${step}</p>`).join(''),
};

describe.each<[string, Page, Page]>([
  [
    'a step that names the last of them',
    { below: '<p>US Customary – Metric</p>' },
    { list: ul([...INGREDIENTS, MORE]), below: '<p>US Customary – Metric</p>' },
  ],
  [
    'what the site says above the first step, which it counts',
    COUNTED,
    { ...COUNTED, list: ul([...INGREDIENTS, MORE]) },
  ],
  [
    'the heading of the steps',
    { list: divs(INGREDIENTS) },
    { list: divs(INGREDIENTS), below: divs(['Topping', MORE, '20 g icing sugar']) },
  ],
  [
    'a list of utensils',
    {
      list: divs(INGREDIENTS),
      below: '<h2>Ustensiles</h2><ul><li><span>1</span> four</li><li>2 saladiers</li></ul>',
    },
    {
      list: divs([...INGREDIENTS, MORE]),
      below: '<h2>Ustensiles</h2><ul><li><span>1</span> four</li></ul>',
    },
  ],
  [
    'what readers may like as well',
    { below: '<aside><h2>You may like</h2></aside>' },
    { list: ul([...INGREDIENTS, 'ground almonds']), below: '<aside><h2>You may like</h2></aside>' },
  ],
])('beside the list, %s', (_what, none, another) => {
  test('is none of it', () => {
    expect(mayLack(none)).toBe(false);
  });

  test('does not hide one that the data lacks', () => {
    expect(mayLack(another)).toBe(true);
    expect(told(another).length).toBeGreaterThan(INGREDIENTS.length);
  });
});

test.each(['For the meatballs', 'For the sauce:', 'Für die Soße', 'Pour la pâte'])(
  '"%s" above the first of the list names a part, and not a food',
  (name) => {
    expect(mayLack({ list: ul([name, ...INGREDIENTS]) })).toBe(false);
    expect(mayLack({ list: ul([name, MORE, ...INGREDIENTS]) })).toBe(true);
    expect(told({ list: ul([name, MORE, ...INGREDIENTS]) })).toContain(MORE);
  },
);

test('a food below the long name of a part is found', () => {
  const list = ul([
    ...INGREDIENTS.slice(0, 3),
    'To each of the jars add clean, chopped nuts',
    'almonds',
    ...INGREDIENTS.slice(3),
  ]);
  expect(mayLack({ list })).toBe(true);
  expect(told({ list })).toContain('almonds');
});

test.each(['Zutaten (für Personen)', 'Zutaten für 4 Personen'])('below "%s"', (heading) => {
  const page = (rows: readonly string[]): Page => ({
    above: `<h2>${heading}</h2>${divs(rows)}`,
    list: '',
  });
  expect(mayLack(page(INGREDIENTS))).toBe(false);
  expect(mayLack(page(['300 g fusilli', ...INGREDIENTS]))).toBe(true);
});
