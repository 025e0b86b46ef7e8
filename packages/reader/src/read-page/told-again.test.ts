import { describe, expect, test } from 'vitest';
import { asList, FOODS, layouts, readListed, STEPS } from '../testing/listed-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const REST = 'Leave it to rest for 10 minutes.';
const ONCE = [...STEPS, REST];
const ABOVE = STEPS.toSpliced(1, 0, REST);
const TWICE = [...ABOVE, REST];

describe.each(layouts)('of steps that are written as %s', (_how, show) => {
  const read = (steps: readonly string[], shown: string): ReturnType<typeof readListed> =>
    readListed({
      data: { ingredients: FOODS, steps },
      foods: asList(FOODS),
      method: `<h2>Method</h2>${shown}`,
    });

  test.each([
    ['further up', ONCE, TWICE, 1],
    ['last', ABOVE, TWICE, 5],
    ['right below itself', ONCE, [...ONCE, REST], 5],
    ['between others', ONCE, ONCE.toSpliced(3, 0, ONCE[0] ?? ''), 3],
  ])('one that the page tells once more is added, marked: %s', (_where, declared, told, at) => {
    const recipe = read(declared, show(told));
    expect(linesOf(recipe, 'directions')).toEqual(told);
    expect(markedPaths(recipe)).toContain(`directions.${at}`);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('one is added though the steps name an ingredient in the words of the data', () => {
    const recipe = readListed({
      data: { ingredients: [...FOODS, 'Salted water'], steps: ONCE },
      foods: asList([...FOODS, 'Water, salted']),
      method: `<h2>Method</h2>${show(TWICE)}`,
    });
    expect(linesOf(recipe, 'directions')).toEqual(TWICE);
  });

  test('one that the data tells once more is marked', () => {
    expect(markedPaths(read(TWICE, show(ONCE)))).not.toEqual([]);
  });

  test.each([
    ['as often', TWICE, show(TWICE)],
    ['once, and all again for print', ONCE, `${show(ONCE)}<h3>To print</h3>${show(ONCE)}`],
    [
      'once, and below its picture',
      ONCE,
      show(
        ONCE.with(
          1,
          `${ONCE[1]}<figure><img src="/a.jpg"><figcaption>${ONCE[1]}</figcaption></figure>`,
        ),
      ),
    ],
    [
      'once, and below its picture in a paragraph',
      ONCE,
      show(
        ONCE.with(
          1,
          `${ONCE[1]}<figure><img src="/a.jpg"><figcaption class="c"><p>${ONCE[1]}</p></figcaption></figure>`,
        ),
      ),
    ],
    ['once, and above in the story', ONCE, `<p>${REST}</p><h2>Method</h2>${show(ONCE)}`],
  ])('one that the page tells %s needs no look', (_how_often, steps, shown) => {
    const recipe = read(steps, shown);
    expect(linesOf(recipe, 'directions')).toEqual(steps);
    expect(markedPaths(recipe)).toEqual([]);
  });
});
