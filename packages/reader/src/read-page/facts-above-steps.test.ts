import { expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { declared, INGREDIENTS, list, page, STEPS } from '../testing/plum-dumplings.ts';

const told = `<div>${STEPS.join('<br><br>')}</div>`;
const TIMES = ['Working time about 20 minutes', 'Cooking time about 45 minutes'];
const ways = [
  ['paragraphs', `<div>${TIMES.map((time) => `<p>${time} in all</p>`).join('')}</div>`],
  ['one row', `<small>${TIMES.map((time) => `<span>${time}</span>`).join('')}</small>`],
  ['rows', TIMES.map((time) => `<div>${time}</div>`).join('')],
] as const;

test.each(ways)('times in %s below the heading of the steps are none of them', (_kind, times) => {
  const recipe = page(declared(INGREDIENTS, STEPS), `${list}<h2>Method</h2>${times}${told}`);
  expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  expect(recipe?.confidence).toBeGreaterThan(90);
});

test('a short step that stands there is', () => {
  const first = 'Take 2 large pots for it.';
  const recipe = page(
    declared(INGREDIENTS, STEPS),
    `${list}<h2>Method</h2><div>${[first, ...STEPS].join('<br><br>')}</div>`,
  );
  expect(linesOf(recipe, 'directions')).toEqual([first, ...STEPS]);
});

test('nor is a row of times, each behind its short name', () => {
  const recipe = page(
    declared(INGREDIENTS, STEPS),
    `${list}<h2>Method</h2><p>Prep 25 mins Cook 50 mins</p>${told}`,
  );
  expect(linesOf(recipe, 'directions')).toEqual(STEPS);
});

test('what is to be cooked for some time is a step', () => {
  const first = 'Cook 20 minutes per side, bake 5 minutes.';
  const recipe = page(
    declared(INGREDIENTS, STEPS),
    `${list}<h2>Method</h2><div>${[first, ...STEPS].join('<br><br>')}</div>`,
  );
  expect(linesOf(recipe, 'directions')).toEqual([first, ...STEPS]);
});
