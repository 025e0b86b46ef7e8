import { expect, test } from 'vitest';
import { emptyFinding } from '../finding/finding.ts';
import { scanPage } from '../scan/scan-page.ts';
import { INGREDIENTS, items, list, STEPS } from '../testing/plum-dumplings.ts';
import { completeLists } from './complete-lists.ts';

function stepsWith(method: string): readonly string[] {
  const recipe = {
    ...emptyFinding('json-ld'),
    title: 'Plum Dumplings',
    ingredients: INGREDIENTS,
    steps: STEPS,
  };
  completeLists(recipe, scanPage(`<body>${list}${method}</body>`));
  return recipe.steps;
}

const STORY = STEPS.map((step) => `<p>${step}</p><p>We do so with a wooden spoon.</p>`).join('');
const MORE = 'Brown the crumbs in half of the butter until they smell of nuts.';

test('lists of which all items are declared are left as they are', () => {
  expect(stepsWith(`${STORY}<h2>Method</h2><ol>${items(STEPS)}</ol>`)).toBe(STEPS);
});

test.each([0, 2, 4])('another item at %i is added', (at) => {
  const steps = STEPS.toSpliced(at, 0, MORE);
  expect(stepsWith(`${STORY}<h2>Method</h2><ol>${items(steps)}</ol>`)).toEqual(steps);
});
