import { describe, expect, test } from 'vitest';
import {
  rankedTiers,
  toTerms,
  withContinuations,
  withSlips,
  withoutUnknown,
} from './search-query.ts';

const UNKNOWN = new Set(['lenils', 'lenil', 'lenilspie', 'lenilspy']);
const NO_CONTINUATIONS = new Map([
  ['lenils', []],
  ['pie', []],
]);

const tiersFor = (slips: readonly string[]): string[] => {
  const terms = toTerms('lenils pie')
    .map((term) => withSlips(term, new Map([['lenils', slips]])))
    .map((term) => withContinuations(term, NO_CONTINUATIONS))
    .map((term) => withoutUnknown(term, UNKNOWN));
  return rankedTiers(terms).map(({ widest, match }) => `${widest} ${match}`);
};

describe('a word that no recipe has', () => {
  test('is looked for by its likely meaning alone', () => {
    expect(tiersFor(['lentils'])).toEqual(['title slip', 'tags slip']);
  });

  test('is not looked for at all without one', () => {
    expect(tiersFor([])).toEqual([]);
  });
});

test('a beginning of too many words to name is looked for as a beginning', () => {
  const terms = toTerms('p').map((term) => withoutUnknown(term, new Set(['p'])));
  expect(rankedTiers(terms).map(({ match }) => match)).toEqual([
    'beginning',
    'beginning',
    'beginning',
  ]);
});

test('nothing to look for has no tier', () => {
  expect(rankedTiers(toTerms('  '))).toEqual([]);
});
