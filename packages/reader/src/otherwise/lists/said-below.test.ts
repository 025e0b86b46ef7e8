import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { saidBelow } from './said-below.ts';

const LINES = ['200 g flour', '50 g butter', '3 pears'];

const saidOf = (below: string): Record<string, string> => {
  const rows = LINES.map((line) => `<li>${line}${line === '50 g butter' ? below : ''}</li>`);
  const page = scanPage(`<body><h2>Ingredients</h2><ul>${rows.join('')}</ul></body>`);
  return Object.fromEntries(saidBelow(LINES, page));
};

test.each([
  ['<br>plus 100 g for the tin', 'plus 100 g for the tin'],
  ['<br><small>plus 2 tbsp for the top</small>', 'plus 2 tbsp for the top'],
  ['<div>and 1 egg</div>', 'and 1 egg'],
  ['<p>(plus lard for the tin)</p>', '(plus lard for the tin)'],
])('what is taken beside butter is said of it: %s', (below, said) => {
  expect(saidOf(below)).toEqual({ '50 g butter': `50 g butter ${said}` });
});

test.each([
  ['<br>EDIT: use 80 g', 'EDIT: use 80 g'],
  ['<p>Update: I now use 2 eggs</p>', 'Update: I now use 2 eggs'],
  ['<p><em>(Updated 2024: 80 g is better)</em></p>', '(Updated 2024: 80 g is better)'],
  ['</li><li>Correction: 80 g butter', 'Correction: 80 g butter'],
  ['<p>Korrektur: 80 g</p>', 'Korrektur: 80 g'],
  ['<br>EDIT: use ½ cup', 'EDIT: use ½ cup'],
  ['<p>Edit: in 2023 I use 80 g</p>', 'Edit: in 2023 I use 80 g'],
])('what is now taken instead is said of it: %s', (below, said) => {
  expect(saidOf(below)).toEqual({ '50 g butter': `50 g butter ${said}` });
});

test.each([
  '',
  '<p>Update: new pictures!</p>',
  '<p>EDIT: fixed a typo.</p>',
  '<p>Edit 2023: still great after 10 years</p>',
  '<p>Updated 12 May 2024</p>',
  '<p>Editor: 3 of us</p>',
  '<br>plus extra for greasing',
  '<br>plus more butter for the tin',
  '<br>or 40 ml oil',
  '<br>at room temperature',
  '<p>Plus for the topping:</p>',
  '<p>and 2 for 1 today</p>',
  '<p class="promo">plus 100 g of our flour</p>',
])('nothing else is taken by "%s"', (below) => {
  expect(saidOf(below)).toEqual({});
});

test('the row below the last line is of it as well', () => {
  const page = scanPage('<ul><li>50 g butter<br>plus 100 g for the tin</li></ul><h2>Method</h2>');
  expect([...saidBelow(['50 g butter'], page)]).toHaveLength(1);
});
