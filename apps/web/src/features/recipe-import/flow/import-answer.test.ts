import { expect, test } from 'vitest';
import { withDefaults } from './import-answer.ts';

test('what an import did not find gets the defaults of the preview', () => {
  expect(withDefaults({ title: 'Plum cake', confidence: 91 })).toMatchObject({
    title: 'Plum cake',
    confidence: 91,
    prepTime: 0,
    cookTime: 0,
    servings: 0,
    difficulty: 'medium',
    ingredients: [],
    directions: [],
    tags: [],
  });
});

test('what an import found stands', () => {
  expect(withDefaults({ servings: 8, difficulty: 'hard' })).toMatchObject({
    servings: 8,
    difficulty: 'hard',
  });
});
