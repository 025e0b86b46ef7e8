import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { mayHoldEnough } from './list-shares.ts';

const LINES = ['300 g flour', '2 eggs', '120 g butter', 'vanilla'].map(bareOf);

/** Whether the list of the item that holds a word may be the declared one. */
function mayHold(body: string, word: string): boolean {
  const page = scanPage(`<body>${body}</body>`);
  const at = page.shown.indexOf(word);
  const item = page.items.around(page.places.of(at).markupAt);
  if (!item) throw new Error(`no item holds ${word}`);
  return mayHoldEnough(item, LINES, page);
}

const list = (rows: readonly string[]): string =>
  `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;

test.each([
  ['the list itself', ['300 g flour', '2 eggs', '120 g butter', 'vanilla', 'salt']],
  [
    'one with as much again beside each',
    ['300 g flour, sifted', 'salt', '2 eggs at room temperature'],
  ],
  ['one that has a third of them', ['vanilla', 'salt', 'milk']],
])('%s may be it', (_what, rows) => {
  expect(mayHold(list(rows), bareOf(rows[0] ?? ''))).toBe(true);
});

test('steps that name a food are not', () => {
  const steps = [
    'Whisk the eggs with the vanilla until they are pale.',
    'Fold in the flour.',
    'Melt the butter.',
    'Bake it.',
  ];
  expect(mayHold(list(steps), 'vanilla')).toBe(false);
});

test('a list within the items of another is one with it', () => {
  const inner = list(['salt', 'milk', 'vanilla', 'yeast', 'sugar', 'water']);
  const outer = `<ul><li>300 g flour</li><li>2 eggs</li><li>Others${inner}</li><li>120 g butter</li></ul>`;
  expect(mayHold(outer, 'vanilla')).toBe(true);
});
