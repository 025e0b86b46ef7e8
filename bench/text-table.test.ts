import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

test('columns line up, numbers to the right', () => {
  const table = textTable(
    ['what', 'ms'],
    [
      ['list', '12.5'],
      ['search of two words', '7'],
    ],
  );
  expect(table).toBe(
    [
      'what                 ms',
      '-------------------  ----',
      'list                 12.5',
      'search of two words     7',
    ].join('\n'),
  );
});
