import { expect, test } from 'vitest';
import { isNumberAbove, numbersAbove, yieldsIn } from './stated-yields.ts';

const LIST = '1egg';
const listBelow = (above: string) =>
  [{ line: '1 egg', bare: LIST, at: above.length }, above + LIST] as const;

test.each(['serves4', 'servings4prep10min', 'recipe4people', 'cook40minportionen4', 'makes4'])(
  'of %s, 4 is soon told to count those who eat',
  (above) => {
    expect(isNumberAbove('4', ...listBelow(above))).toBe(true);
    expect(numbersAbove(...listBelow(above))).toContain('4');
  },
);

test.each(['serves44', '14people', '4people', 'prep4minserves6', '4', 'makes24', 'for4'])(
  'of %s, that is not soon told',
  (above) => {
    expect(isNumberAbove('4', ...listBelow(above))).toBe(false);
  },
);

test.each([
  [['Yield:', '20 to 22'], [['20 to 22', '20 to 22']]],
  [['Portionen', '4 bis 6'], [['4 bis 6', '4 bis 6']]],
  [['Yield', '20 to 22 buns'], [['Yield 20 to 22 buns', '20 to 22 buns']]],
  [['Total', '20 mins'], []],
  [['Serves', '5 ingredients'], []],
  [['Portionen', '320 Kalorien'], []],
  [['Servings', '5 star recipe'], []],
])('rows of a label and of what it counts: %j', (rows, yields) => {
  expect([...yieldsIn(rows)]).toEqual(yields);
});
