import { expect, test } from 'vitest';
import { lineRun } from './line-run.ts';

const LINES = ['2 eggs', '1 cup milk', 'Salt', 'Pepper'];

test('the lines are found one after the other, with what stands between them', () => {
  expect(lineRun(LINES, 'cake2eggslarge1cupmilksaltpepperbake', 10)).toMatchObject({
    from: 4,
    to: 32,
    first: '2eggs',
    last: 'pepper',
    gaps: [
      { from: 9, to: 14 },
      { from: 22, to: 22 },
      { from: 26, to: 26 },
    ],
  });
});

test('a page may show one of four lines otherwise, and not two', () => {
  expect(lineRun(LINES, 'cake2eggs1cupmilkpepper', 10)).toMatchObject({ from: 4, to: 23 });
  expect(lineRun(LINES, 'cake2eggs1cupmilk', 10)).toBeNull();
  expect(lineRun(LINES, 'cakesaltpepper', 10)).toBeNull();
  expect(lineRun(['2 eggs', '–', '–'], '2eggs', 10)).toBeNull();
  expect(lineRun([], '2eggs', 10)).toBeNull();
});

test('a short first line that stands in the story too is the one before the next line', () => {
  expect(
    lineRun(['Ice', '1 cup milk', '2 eggs'], 'aniceddrinkofoldice1cupmilk2eggs', 5),
  ).toMatchObject({
    from: 16,
    gaps: [
      { from: 19, to: 19 },
      { from: 27, to: 27 },
    ],
  });
});

test('where a line is found in the card below the story, what stands between it and the one before it there counts', () => {
  const story = 'aboutusmix2eggs1cupmilk';
  const between = 'x'.repeat(20);
  expect(lineRun(LINES, `${story}${between}2eggs1cupmilklemonsaltpepper`, 10)?.gaps).toEqual([
    { from: 15, to: 15 },
    { from: 56, to: 61 },
    { from: 65, to: 65 },
  ]);
});
