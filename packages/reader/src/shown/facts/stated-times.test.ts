import { expect, test } from 'vitest';
import { statedTimes } from './stated-times.ts';

test.each([
  ['below them', ['Prep time', '10 min', 'Cook time', '35 min', 'Total time', '45 min']],
  ['above them', ['10 min', 'Prep time', '35 min', 'Cook time', '45 min', 'Total time']],
])('of labels in a row each has its time %s', (_where, rows) => {
  const minutes = Object.entries(statedTimes(['Serves 4', ...rows, 'Ingredients'])).map(
    ([name, time]) => [name, time?.minutes],
  );
  expect(Object.fromEntries(minutes)).toEqual({ prepTime: 10, cookTime: 35, totalTime: 45 });
});
