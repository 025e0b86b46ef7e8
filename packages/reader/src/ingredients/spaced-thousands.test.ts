import { expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

type Row = readonly [line: string, language: string, quantity: string, unit: string, item: string];

const read = (line: string, language: string): Row => {
  const { quantity, unit, itemWithNotes } = parseIngredient(line, language);
  return [line, language, quantity, unit, itemWithNotes];
};

test.each<Row>([
  ['1 000 g de prunes', 'fr', '1000', 'g', 'prunes'],
  ['1\u{A0}000 g de prunes', 'fr', '1000', 'g', 'prunes'],
  ['1\u{202F}250 g de prunes', 'fr', '1250', 'g', 'prunes'],
  ['1 500 ml bulionu', 'pl', '1500', 'ml', 'bulionu'],
  ['1 200 g torsk', 'no', '1200', 'g', 'torsk'],
  ['2 000 ml vatten', 'sv', '2000', 'ml', 'vatten'],
  ['1 000 g burgonya', 'hu', '1000', 'g', 'burgonya'],
  ['1 200-1 500 g de veau', 'fr', '1200-1500', 'g', 'veau'],
  ['Prunes 1 000 g', 'fr', '1000', 'g', 'Prunes'],
  ['1 000 g plums', 'en', '1000', 'g', 'plums'],
])('thousands parted by a space: %s (%s)', (...row) => {
  expect(read(row[0], row[1])).toEqual(row);
});

test.each<Row>([
  ['1 400 g tin plums', 'en', '1', 'tin', 'plums (400 g)'],
  ['1 500 g chicken', 'en', '1', '', 'chicken (500 g)'],
  ['1 400 g boîte de prunes', 'fr', '1', 'boîte', 'prunes (400 g)'],
  ['2 400 g große Dosen Mais', 'de', '2', 'Dosen', 'Mais (400 g große)'],
  ['4 150 g pavés de lieu', 'fr', '4', '', 'pavés de lieu (150 g)'],
  ['Farine T55 500 g', 'fr', '500', 'g', 'Farine T55'],
  ['Farina 0 500 g', 'it', '500', 'g', 'Farina 0'],
])('a count before a size, or a number of the name: %s (%s)', (...row) => {
  expect(read(row[0], row[1])).toEqual(row);
});
