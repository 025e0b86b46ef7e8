import { expect, test } from 'vitest';
import { readText } from '../../read-text.ts';

const text = (list: readonly string[]): string =>
  [
    'Root pie',
    'Ingredients',
    ...list,
    'Method',
    'Knead the flour with the butter and chill it.',
    'Fill it with the roots and bake for 40 minutes.',
  ].join('\n');
const itemsOf = (list: readonly string[]): string[] | undefined =>
  readText(text(list))?.ingredients.map(({ item }) => item);

test.each([
  'For serving',
  'Til fyldet',
  'Till fyllningen',
  'Para decorar',
  'Per condire',
  'Pour servir',
  'Voor erbij',
  'Zum Bestreichen',
  'Na wywar',
  'Do podania',
  'A töltelékhez',
  'Az öntethez',
  'Verder',
  'Tilbehør',
  'Dodatki',
])('"%s" between amounts names a part and is nothing to buy', (part) => {
  const list = ['250 g flour', '120 g butter', part, '400 g swede', '2 carrots'];
  expect(itemsOf(list)).toEqual(['flour', 'butter', 'swede', 'carrots']);
  expect(readText(text(list))?.leftOut).toContainEqual({ text: part });
});

test.each(['Do-nut peaches', 'Tilapia fillets', 'Parsley', 'Perch'])(
  'the food "%s" stays one',
  (food) => expect(itemsOf(['250 g flour', food, '2 carrots'])).toContain(food),
);

test('what has no amounts below it stays in the list', () => {
  expect(itemsOf(['250 g flour', '2 carrots', 'To taste pepper'])).toHaveLength(3);
});
