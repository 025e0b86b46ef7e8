import { expect, test } from 'vitest';
import { withOwnName, withStepName } from './step-name.ts';

test.each([
  ['Crust', 'Rub the butter into the flour.', 'Crust: Rub the butter into the flour.'],
  ['2. Crust', 'Rub the butter into the flour.', 'Crust: Rub the butter into the flour.'],
  ['Step 2: Crust', 'Rub the butter in.', 'Crust: Rub the butter in.'],
  ['Bake', 'Fill it and bake it for an hour.', 'Bake: Fill it and bake it for an hour.'],
  ['Heat the tin', 'Heat the oven.', 'Heat the tin: Heat the oven.'],
])('the name %j adds to a step', (name, step, whole) => {
  expect(withOwnName(name, [step])).toEqual([whole]);
});

test.each([
  ['', 'Whisk the eggs.'],
  ['Step 3', 'Whisk the eggs.'],
  ['Whisk', 'Whisk the eggs.'],
  ['3) Whisk', 'Whisk the eggs.'],
  ['Whisk the…', 'Whisk the eggs.'],
  ['Whisk eggs & sugar', 'Whisk the eggs, add the sugar.'],
])('the name %j says nothing that the step does not say again', (name, step) => {
  expect(withOwnName(name, [step])).toEqual([step]);
});

test('a part keeps its name though its first step says it again', () => {
  expect(withStepName('Roast the beets', ['Roast three of the beets.'])).toEqual([
    'Roast the beets: Roast three of the beets.',
  ]);
});
