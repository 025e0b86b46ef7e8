import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asList, FOODS, METHOD, readListed, STEPS } from '../testing/listed-page.ts';

const TIMES = 50;
/** Two foods are written otherwise than in the data, so that all there is to find out about a page is found out. */
const SHOWN = asList(FOODS.map((food) => food.replace('2 leeks', '3 leeks')));
const STORY = '<p>Leeks keep for weeks in the cold, and better in sand.</p>'.repeat(2_000);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

const used = (): number => process.memoryUsage().heapUsed;

function readAgain(): void {
  for (let time = 0; time < TIMES; time++)
    readListed({
      data: { ingredients: FOODS, steps: STEPS },
      foods: SHOWN,
      method: METHOD + STORY,
    });
}

// Most memory is young when it is given back; what outlives that stays until all of it is gone through.
test('pages that were read do not stay in memory', () => {
  readAgain();
  collect();
  const before = used();
  readAgain();
  for (let time = 0; time < 3; time++) collect({ type: 'minor' });
  const page = STORY.length;
  expect(used() - before).toBeLessThan((TIMES * page) / 4);
});
