import { describe, expect, test } from 'vitest';
import { withoutMarkdown } from './markdown-signs.ts';

describe('the signs of Markdown are taken off', () => {
  test.each([
    ['**Fry** the _onions_ in `oil`', 'Fry the onions in oil'],
    ['*Plum buns*', 'Plum buns'],
    ['- [ ] 1 cup flour', '- 1 cup flour'],
    ['* [x] 2 eggs', '* 2 eggs'],
    ['See [the jam](https://example.org/jam) for more', 'See the jam for more'],
    ['![A cake](https://example.org/cake.jpg)', ''],
    [String.raw`1\. Stir`, '1. Stir'],
  ])('%s reads %s', (line, plain) => expect(withoutMarkdown([line])).toEqual([plain]));

  test.each(['2 * 3 eggs', 'salt*', 'egg_yolk_2', '* 2 eggs', '- 2 eggs', 'a 2x4 pan'])(
    '%s has none',
    (line) => expect(withoutMarkdown([line])).toEqual([line]),
  );
});

test('a heading stands apart', () => {
  expect(withoutMarkdown(['# Plum Buns #', '## Ingredients', '2 eggs'])).toEqual([
    '',
    'Plum Buns',
    '',
    'Ingredients',
    '2 eggs',
  ]);
});

test('lines below and between are no words', () => {
  expect(withoutMarkdown(['Buns', '====', '```', '2 eggs', '***'])).toEqual([
    'Buns',
    '',
    '2 eggs',
    '',
  ]);
});

test('a row of a table is a line, and the names of its columns are none', () => {
  expect(
    withoutMarkdown([
      '| Amount | Unit | What |',
      '|-------:|:----:|------|',
      '| 200 | g | sugar |',
      '| 3 |   | eggs |',
    ]),
  ).toEqual(['200 g sugar', '3 eggs']);
});

test('a table that counts steps keeps their numbers', () => {
  expect(withoutMarkdown(['| Step | What |', '|---|---|', '| 1 | Whisk the eggs. |'])).toEqual([
    '1. Whisk the eggs.',
  ]);
});

test('facts in one line are parted', () => {
  expect(withoutMarkdown(['**Serves:** 3 | **Time:** 30 minutes'])).toEqual([
    'Serves: 3',
    'Time: 30 minutes',
  ]);
});
