import { expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';

const ABOVE = [
  ['1 cup plain flour', '1 cup (125 g) plain flour'],
  ['1/2 cup brown sugar', '1/2 cup (90 g) brown sugar'],
  ['1/4 cup rapeseed oil', '1/4 cup (60 ml) rapeseed oil'],
  ['1 cup buttermilk', '1 cup (240 ml) buttermilk'],
] as const;

/** What is marked of the last ingredient of a page that shows none as it is declared; null for nothing. */
function marked(declared: string, row: string): string | null {
  const steps = [
    'Whisk the buttermilk with the sugar until it has dissolved.',
    'Fold in the flour and the oil, fill a tin and bake at 180 °C for 35 minutes.',
  ];
  const data = {
    '@type': 'Recipe',
    name: 'Brown sugar loaf',
    recipeIngredient: [...ABOVE.map(([line]) => line), declared],
    recipeInstructions: steps,
  };
  const listed = [...ABOVE.map(([, shown]) => `<li>${shown}</li>`), row].join('');
  const recipe = readPage(
    `<html lang="en"><title>Brown sugar loaf</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Brown sugar loaf</h1><h2>Ingredients</h2><ul>${listed}</ul>
     <h2>Method</h2><ol><li>${steps.join('</li><li>')}</li></ol></body></html>`,
    'https://cakes.example/loaf',
  );
  const said = recipe?.evidence.find(
    ({ path, pageSays }) => path.startsWith('ingredients.4') && pageSays,
  );
  return said ? (said.excerpt ?? '') : null;
}

test.each([
  ['flaked almonds (for sprinkling)', '<li>flaked almonds <em>toasted and salted</em></li>'],
  ['flaked almonds ((or chopped pecans))', '<li>flaked almonds (or chopped hazelnuts)</li>'],
  ['¼ teaspoon almond extract (homemade)', '<li>¼ teaspoon almond extract <i>optional</i></li>'],
])('%s is noted otherwise by %s', (declared, row) => {
  expect(marked(declared, row)).toBe(row.replaceAll(/<[^>]+>/g, ''));
});

test.each([
  ['flaked almonds (for sprinkling)', '<li>flaked almonds <em>for sprinkling on top</em></li>'],
  ['flaked almonds (for sprinkling)', '<li>flaked almonds</li>'],
  ['flaked almonds (salted)', '<li>flaked almonds</li><li>flaked almonds, salted</li>'],
  ['flaked almonds (optional)', '<li>flaked almonds, optional</li>'],
  ['flaked almonds (see note 2)', '<li>flaked almonds (see notes below)</li>'],
])('%s is not contradicted by %s', (declared, row) => {
  expect(marked(declared, row)).toBeNull();
});
