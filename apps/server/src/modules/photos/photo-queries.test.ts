import { expect, test } from 'vitest';
import { photoQueries } from './photo-queries.ts';

test.each([
  ['Plum cake', [], ['Plum cake']],
  ['Plum cake', ['butter', 'plums, halved'], ['Plum cake plums', 'Plum cake', 'plums']],
  [
    "Grandma's best plum cake (easy!)",
    ['caster sugar', 'cinnamon'],
    ['plum cake cinnamon', 'plum cake', 'cinnamon'],
  ],
  [
    'Roast chicken thighs with lemon',
    ['chicken thighs', 'salt'],
    ['Roast chicken thighs with lemon', 'chicken thighs'],
  ],
  [
    'Sunday Special',
    ['stewing beef (about 1 kg)', 'carrots'],
    ['Sunday Special stewing beef', 'Sunday Special', 'stewing beef carrots'],
  ],
  ['The best ever', [], ['The best ever', 'best ever']],
  ['Pasta\r\nX-Injected: 1', [], ['Pasta X-Injected: 1', 'Pasta X-Injected']],
])('%j with %j asks %j', (title, ingredients, queries) => {
  expect(photoQueries({ title, ingredients })).toEqual(queries);
});

test('a question is never longer than a service bears', () => {
  const queries = photoQueries({ title: 'x'.repeat(200), ingredients: ['y'.repeat(500)] });
  expect(Math.max(...queries.map(({ length }) => length))).toBeLessThanOrEqual(100);
});
