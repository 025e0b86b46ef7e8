import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasManyLines } from './pasted-lines.ts';
import { splitIngredients } from './split-ingredients.ts';

test('a pasted list becomes rows without bullets and blank lines, each with the part of the dish it is for', () => {
  const text =
    'Ingredients\r\n\r\n• 2 eggs\r\n- 100 g sugar\n* \n\nFor the glaze:\n[ ] 1 tbsp honey\n';
  expect(splitIngredients(text)).toEqual([
    { quantity: '2', unit: '', item: 'eggs' },
    { quantity: '100', unit: 'g', item: 'sugar' },
    { quantity: '1', unit: 'tbsp', item: 'honey (for the glaze)' },
  ]);
});

test.each([
  '▢ 2 eggs',
  '▢2 eggs',
  '[ ] 2 eggs',
  '[x]2 eggs',
  '☐ 2 eggs',
  '•2 eggs',
  '✅ 2 eggs',
  '• ☐ 2 eggs',
  '3. 2 eggs',
  '3) 2 eggs',
])('%j is two eggs', (line) => {
  expect(splitIngredients(`${line}\n1 pear`)[0]).toEqual({ quantity: '2', unit: '', item: 'eggs' });
});

test('the numbers of a list are no quantities, those of an ingredient are', () => {
  expect(splitIngredients('1. 2 eggs\n2. salt\n3. 200ml milk')).toEqual([
    { quantity: '2', unit: '', item: 'eggs' },
    { quantity: 'as needed', unit: '', item: 'salt' },
    { quantity: '200', unit: 'ml', item: 'milk' },
  ]);
  expect(splitIngredients('1.5 l milk\n2 eggs')[0]).toMatchObject({ quantity: '1.5', unit: 'l' });
});

test('headings stay as the part of the dish, until the next one', () => {
  const text = '1 egg\nFor the dough\n200 g flour\nSauce:\n1 onion\nIngredients:\n2 figs';
  expect(splitIngredients(text).map(({ item }) => item)).toEqual([
    'egg',
    'flour (for the dough)',
    'onion (Sauce)',
    'figs',
  ]);
});

test('a heading in capitals is read like any other', () => {
  const text = 'FOR THE DOUGH\n200 g flour\nSAUCE:\n1 onion';
  expect(splitIngredients(text).map(({ item }) => item)).toEqual([
    'flour (for the dough)',
    'onion (Sauce)',
  ]);
});

test('a few words alone below a blank line name the part of the dish that follows', () => {
  const text = '200 g flour\n\nTopping\n1 onion\n2 figs\n\nfor serving\n3 pears\n';
  expect(splitIngredients(text).map(({ item }) => item)).toEqual([
    'flour',
    'onion (Topping)',
    'figs (Topping)',
    'pears (for serving)',
  ]);
});

test.each([
  ['its list goes on without an amount', '200 g flour\n\nSalt\npepper'],
  ['nothing follows it', '200 g flour\n\nSalt'],
  ['a blank line follows it', '200 g flour\n\nSalt\n\n2 eggs'],
  ['no blank line stands above it', '200 g flour\nSalt\n2 eggs'],
  ['it stands behind a bullet', '200 g flour\n\n- Salt\n- 2 eggs'],
  ['it says more than a name', '200 g flour\n\nSalt, to taste\n2 eggs'],
  ['it comes first', 'Salt\n2 eggs'],
])('salt is an ingredient where %s', (_, text) => {
  expect(splitIngredients(text).map(({ item }) => item)).toContainEqual(
    expect.stringMatching(/^salt/i),
  );
});

test('a minus sign or a range at the start of a line is not taken for a bullet', () => {
  expect(splitIngredients('1-2 pears\n2 – 3 figs')).toEqual([
    { quantity: '1-2', unit: '', item: 'pears' },
    { quantity: '2 – 3', unit: '', item: 'figs' },
  ]);
});

test('one line is pasted as text, more become rows', () => {
  expect(hasManyLines('200 g flour\n')).toBe(false);
  expect(hasManyLines('200 g flour\n3 eggs')).toBe(true);
  expect(hasManyLines('')).toBe(false);
});

test('whatever is pasted, every row has a quantity and a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      for (const row of splitIngredients(`${one}\n${other}`)) {
        expect(row.quantity.trim()).not.toBe('');
        expect(row.item.trim()).not.toBe('');
      }
    }),
  );
});
