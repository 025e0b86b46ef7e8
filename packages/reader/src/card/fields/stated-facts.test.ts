import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../../read-text.ts';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const LIST = ['1/2 cup flour', '1 cup sugar', '2 cups cream'];
const STEPS = 'Mix flour and sugar in the shell. Add the cream.';
const servingsIn = (lines: readonly string[]) => {
  const recipe = readCard(cardLines(lines));
  return {
    servings: recipe?.servings,
    evidence: recipe?.evidence.find(({ path }) => path === 'servings'),
    directions: recipe?.directions.map(({ instruction }) => instruction).join(' '),
  };
};

describe('servings that only a sentence among the directions states', () => {
  test.each([
    ['Bake at 350 for 1 hr. Makes 8 slices.', 8],
    ['Bake for 1 hour. Serves 6.', 6],
    ['Bake until done. Yield: 2 dozen', 24],
  ])('%s', (last, servings) => {
    const read = servingsIn(['Sugar Pie', ...LIST, STEPS, last]);
    expect(read.servings).toBe(servings);
    expect(read.evidence?.excerpt).toContain(last);
    expect(read.directions).toContain('Bake');
  });

  test.each(['Cut into 8 slices.', 'Add 2 servings of rice.', 'This makes 8 slices look small.'])(
    '%s states none',
    (last) => {
      expect(servingsIn(['Sugar Pie', ...LIST, STEPS, last]).servings).toBe(0);
    },
  );

  test('the head of the card goes before it', () => {
    const read = servingsIn([
      'Sugar Pie',
      'Serves 4',
      ...LIST,
      STEPS,
      'Bake 1 hour. Makes 8 slices.',
    ]);
    expect(read.servings).toBe(4);
  });
});

describe('of a range', () => {
  test('the upper end is taken, and is worked out', () => {
    const { servings, evidence } = servingsIn(['Sugar Pie', 'Serves 4-6', ...LIST, STEPS]);
    expect(servings).toBe(6);
    expect(evidence).toMatchObject({ basis: 'inferred', excerpt: 'Serves 4-6' });
    expect(evidence?.confidence).toBeLessThan(SURE_CONFIDENCE);
  });

  test('it is the same in a text', () => {
    const recipe = readText(['Sugar Pie', 'Serves 4 to 6', '', ...LIST, '', STEPS].join('\n'));
    expect(recipe?.servings).toBe(6);
    expect(recipe?.evidence.find(({ path }) => path === 'servings')?.basis).toBe('inferred');
  });

  test('a single number stands in the source', () => {
    const { evidence } = servingsIn(['Sugar Pie', 'Serves 6', ...LIST, STEPS]);
    expect(evidence).toMatchObject({ basis: 'source', confidence: 89 });
  });
});

describe('of a total', () => {
  const timesIn = (...facts: string[]) => {
    const recipe = readText(['Sugar Pie', ...facts, '', ...LIST, '', STEPS].join('\n'));
    const inferred = recipe?.evidence.filter(
      ({ path, basis }) => path.endsWith('Time') && basis === 'inferred',
    );
    return { prepTime: recipe?.prepTime, cookTime: recipe?.cookTime, inferred };
  };

  test('that stands alone, the cooking time is worked out', () => {
    const { inferred, ...times } = timesIn('Total time: 90 minutes');
    expect(times).toEqual({ prepTime: 0, cookTime: 90 });
    expect(inferred).toMatchObject([
      { path: 'cookTime', confidence: 60, excerpt: 'Total time: 90 minutes' },
    ]);
  });

  test('beside one other time, the rest goes to the third', () => {
    expect(timesIn('Prep time: 20 minutes', 'Total time: 90 minutes')).toMatchObject({
      prepTime: 20,
      cookTime: 70,
      inferred: [{ path: 'cookTime' }],
    });
    expect(timesIn('Cook time: 70 minutes', 'Total time: 90 minutes')).toMatchObject({
      prepTime: 20,
      cookTime: 70,
      inferred: [{ path: 'prepTime' }],
    });
  });

  test('beside both others, nothing is worked out', () => {
    expect(timesIn('Prep: 20 min', 'Cook: 60 min', 'Total: 90 min')).toMatchObject({
      prepTime: 20,
      cookTime: 60,
      inferred: [],
    });
  });
});
