import { expect, test } from 'vitest';
import type { Mark } from './marks.ts';
import { leftWords, notTakenOver, openWords } from './open-words.ts';

let marked = 0;
const mark = (kind: Mark['kind']): Mark => ({
  path: `directions.${marked++}`,
  kind,
  confidence: 60,
  excerpt: null,
  unsureWords: [],
  region: null,
  seen: null,
  disputed: false,
  pageWords: null,
  number: null,
});
const check = mark('check');
const [other, third] = [mark('check'), mark('check')];
const [guess, second] = [mark('worked-out'), mark('worked-out')];

test.each([
  [[], 'nothing to check'],
  [[check], '1 place to check'],
  [[check, other, third, guess], '3 places to check, 1 worked out'],
  [[guess, second], '2 worked out'],
])('%# the confidence says how much there is to look at', (marks, words) => {
  expect(openWords(marks)).toBe(words);
});

test('a line is one place to check, however many of its parts are marked', () => {
  const parts = ['ingredients.2.quantity', 'ingredients.2.unit', 'ingredients.3.unit'];
  const marks = parts.map((path) => ({ ...check, path }));
  expect(openWords(marks)).toBe('2 places to check');
  expect(leftWords(marks, 0)).toContain('2 places left to check.');
});

test('what is inferred has its own word for a dish', () => {
  expect(openWords([guess], 'guessed')).toBe('1 guessed');
});

test.each([
  [[], 0, 'Nothing left to check.'],
  [[guess], 0, '1 place worked out.'],
  [
    [check, guess],
    0,
    '1 place left to check. 1 place worked out. You can save anyway and edit later.',
  ],
  [[check, other], 0, '2 places left to check. You can save anyway and edit later.'],
  [[guess, second], 2, '2 places worked out. 2 lines were not taken over.'],
  [[], 2, '2 lines were not taken over.'],
  [
    [check],
    1,
    '1 place left to check. 1 line was not taken over. You can save anyway and edit later.',
  ],
])('%# the foot says how much is left', (marks, leftOut, words) => {
  expect(leftWords(marks, leftOut)).toBe(words);
});

test.each(['title', 'ingredients', 'directions'])(
  'the foot promises no saving without %s',
  (path) => {
    const missing = { ...check, path, confidence: 0 };
    expect(leftWords([missing, guess], 0)).toBe(
      '1 place left to check. 1 place worked out. Please add what was not found before you save.',
    );
  },
);

test('nothing to check is not said above lines that were not taken over', () => {
  expect(openWords([], undefined, 2)).toBe(notTakenOver(2).replace('.', ''));
  expect(openWords([check], undefined, 2)).toBe('1 place to check');
});
