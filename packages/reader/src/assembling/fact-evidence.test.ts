import { expect, test } from 'vitest';
import { readMacaroni } from '../testing/macaroni.ts';

/** A page that declares such times, and shows what it has above its lists. */
const read = (times: Record<string, string>, above = '') => readMacaroni(times, { above });

/** What is marked of the times that a page declares. */
const marked = (times: Record<string, string>): [path: string, said: string | undefined][] =>
  (read(times)?.evidence ?? [])
    .filter(({ path, confidence }) => path.endsWith('Time') && confidence < 70)
    .map(({ path, excerpt }) => [path, excerpt]);

test.each([
  [{ prepTime: 'PT62M', totalTime: 'PT25M' }, 'prepTime'],
  [{ prepTime: 'PT5M', cookTime: 'PT2H', totalTime: 'PT25M' }, 'cookTime'],
] as const)('a time that is longer than the whole needs a look: %j', (times, path) => {
  expect(marked(times)).toEqual([[path, '25 min in all']]);
});

test.each([
  { prepTime: 'PT25M', totalTime: 'PT25M' },
  { prepTime: 'PT10M', cookTime: 'PT15M', totalTime: 'PT2H' },
  { prepTime: 'PT62M', totalTime: 'PT0M' },
])('a time that fits into the whole does not, nor one whose whole is nothing: %j', (times) => {
  expect(marked(times)).toEqual([]);
});

test.each([
  [{ totalTime: 'PT1H' }, 'Total time: 2 hours', 'cookTime', '2 hours'],
  [{ prepTime: 'PT20M', totalTime: 'PT1H' }, 'Total time: 90 min', 'cookTime', '90 min'],
  [{ cookTime: 'PT20M', totalTime: 'PT1H' }, 'Ready in: 90 min', 'prepTime', '90 min'],
])('a time that is worked out of %j is marked by "%s"', (times, shown, path, words) => {
  const differing = read(times, `<p>${shown}</p>`)?.evidence.filter(
    ({ pageSays }) => pageSays === 'differs',
  );
  expect(differing).toMatchObject([{ path, excerpt: words }]);
});

test.each(['Total time: 1 hour', 'Total time: 60 min', 'Ready in: 45-75 minutes', 'Serves 2'])(
  'a time that is worked out of an hour in all is not marked by "%s"',
  (shown) => {
    const evidence = read({ totalTime: 'PT1H' }, `<p>${shown}</p>`)?.evidence ?? [];
    expect(evidence.filter(({ pageSays }) => pageSays === 'differs')).toEqual([]);
  },
);

test('a recipe is less sure where the page gives another time', () => {
  const times = { prepTime: 'PT10M', cookTime: 'PT25M' };
  expect(read(times, '<p>Prep: 10 min</p><p>Cook: 25 min</p>')?.confidence).toBe(97);
  expect(read(times, '<p>Prep: 10 min</p><p>Cook: 40 min</p>')?.confidence).toBe(85);
});

test('the words of a page are shown without what it says for the ear alone', () => {
  const times = { prepTime: 'PT10M', cookTime: 'PT25M' };
  const shown =
    '<p>Prep: 10 minutes <i>minutes</i></p><p>Cook: 1 hour<i> hr</i> 30 minutes <i>mins</i></p>';
  const cooking = read(times, shown)?.evidence.find(({ path }) => path === 'cookTime');
  expect(cooking?.excerpt).toBe('1 hour 30 minutes');
});
