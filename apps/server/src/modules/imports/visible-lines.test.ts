import { expect, test } from 'vitest';
import { withoutInvisibleLines } from './visible-lines.ts';

const sure = { confidence: 90, basis: 'source' } as const;

test('lines of which nothing can be seen go, and what was said of the others moves with them', () => {
  const read = withoutInvisibleLines({
    ingredients: [
      { quantity: '1', unit: 'l', item: 'stock' },
      { quantity: '2', unit: '', item: '\u3164' },
      { quantity: '\u200B', unit: '', item: 'salt' },
    ],
    directions: [
      { step: 1, instruction: '\u2800' },
      { step: 2, instruction: 'Simmer.' },
    ],
    evidence: [
      { path: 'title', ...sure },
      { path: 'ingredients.0', ...sure },
      { path: 'ingredients.1.item', ...sure },
      { path: 'ingredients.2', ...sure },
      { path: 'ingredients.2.quantity', ...sure },
      { path: 'directions.0', ...sure },
      { path: 'directions.1.instruction', ...sure },
    ],
  });
  expect(read.ingredients).toEqual([
    { quantity: '1', unit: 'l', item: 'stock' },
    { quantity: 'as needed', unit: '', item: 'salt' },
  ]);
  expect(read.directions).toEqual([{ step: 1, instruction: 'Simmer.' }]);
  expect(read.evidence.map(({ path }) => path)).toEqual([
    'title',
    'ingredients.0',
    'ingredients.1',
    'ingredients.1.quantity',
    'directions.0.instruction',
  ]);
});
