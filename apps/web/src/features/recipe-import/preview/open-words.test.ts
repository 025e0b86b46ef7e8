import { expect, test } from 'vitest';
import type { Mark } from './marks.ts';
import { leftWords, openWords } from './open-words.ts';

const mark = (kind: Mark['kind']): Mark => ({
  path: 'title',
  kind,
  confidence: 60,
  excerpt: null,
  unsureWords: [],
  region: null,
  seen: null,
  disputed: false,
  number: null,
});
const check = mark('check');
const guess = mark('worked-out');

test.each([
  [[], 'nothing to check'],
  [[check], '1 place to check'],
  [[check, check, check, guess], '3 places to check, 1 worked out'],
  [[guess, guess], '2 worked out'],
])('%# the confidence says how much there is to look at', (marks, words) => {
  expect(openWords(marks)).toBe(words);
});

test('what is inferred has its own word for a dish', () => {
  expect(openWords([guess], 'guessed')).toBe('1 guessed');
});

test.each([
  [[guess], 'Nothing left to check.'],
  [[check, guess], '1 place left to check. You can save anyway and edit later.'],
  [[check, check], '2 places left to check. You can save anyway and edit later.'],
])('%# the foot says how much is left', (marks, words) => {
  expect(leftWords(marks)).toBe(words);
});
