import { expect, test } from 'vitest';
import { bareOf } from '../../text/bare-text.ts';
import { isSaidWithMore } from './said-with-more.ts';

const isIn = (line: string, row: string): boolean =>
  isSaidWithMore(line, bareOf(`Ingredients 4 eggs ${row} 1 pinch salt`));

test.each([
  ['3/4 cup sugar', '3/4 cup (150 g) sugar'],
  ['1/3 cup butter, melted', '1/3 cup (75 g) butter, melted'],
  ['2 tbsp olive oil', '2 tbsp / 30 ml olive oil'],
  ['5 Eier (Größe M)', '5 Eier'],
  ['1 cup milk ((at room temperature))', '1 cup (240 ml) milk'],
])('"%s" is said by "%s"', (line, row) => {
  expect(isIn(line, row)).toBe(true);
});

test.each([
  ['3/4 cup sugar', '1 cup (150 g) sugar'],
  ['3/4 cup sugar', '3/4 cup (100 g) flour 50 g sugar'],
  ['2 tbsp olive oil', '2 tbsp butter'],
  ['2 tbsp olive oil', '2 tbsp vinegar and olive oil'],
  ['1 egg (large)', '2 eggs'],
])('"%s" is not said by "%s"', (line, row) => {
  expect(isIn(line, row)).toBe(false);
});
