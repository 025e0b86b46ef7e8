import { expect, test } from 'vitest';
import { BARS } from './bars.ts';
import { falseData } from './false-data.ts';
import { calibrationOf, percent, scoreLines, scorePages } from './import-scores.ts';
import { MISLEADING } from './misleading-pages.ts';

const scores = scorePages();
const readable = scores.filter(({ page }) => page.kind !== MISLEADING);

test('pages are read as well as they were', () => {
  expect(percent(readable, ({ right }) => right)).toBeGreaterThanOrEqual(BARS.pagesRight);
});

test.each([...Map.groupBy(readable, ({ page }) => page.kind)])(
  'pages of the kind "%s" are read as well as they were',
  (_, group) => {
    expect(percent(group, ({ right }) => right)).toBeGreaterThanOrEqual(BARS.kindRight);
  },
);

test('servings and times are read where pages state them', () => {
  const stated = scores.filter(({ factsRight }) => factsRight !== null);
  expect(percent(stated, ({ factsRight }) => factsRight === true)).toBeGreaterThanOrEqual(
    BARS.factsRight,
  );
});

test('a page without a recipe gives none', () => {
  const empty = scores.filter(({ page }) => page.expected === null);
  expect(empty.filter(({ found }) => found).map(({ page }) => page.name)).toEqual([]);
});

test('the confidence tells right pages from wrong ones', () => {
  const { sureAndRight, wrongAndWarned } = calibrationOf(scores);
  expect(sureAndRight).toBeGreaterThanOrEqual(BARS.sureAndRight);
  expect(wrongAndWarned).toBeGreaterThanOrEqual(BARS.wrongAndWarned);
});

test('data that says something else than its page is noticed', () => {
  expect(percent(falseData(), ({ noticed }) => noticed)).toBeGreaterThanOrEqual(
    BARS.falseDataNoticed,
  );
});

test('ingredient lines are read as well as they were', () => {
  const lines = scoreLines();
  expect(percent(lines, ({ amountRight }) => amountRight)).toBeGreaterThanOrEqual(
    BARS.amountsRight,
  );
  expect(
    percent(lines, ({ amountRight, itemRight }) => amountRight && itemRight),
  ).toBeGreaterThanOrEqual(BARS.linesRight);
});
