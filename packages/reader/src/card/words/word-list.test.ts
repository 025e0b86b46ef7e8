import { describe, expect, test } from 'vitest';
import {
  FROM_ABROAD,
  OTHER_DISHES,
  PEOPLES,
  PLACES,
  USUAL_DISHES,
} from './dish-and-place-words.ts';
import { PLAIN_WORDS } from './everyday-words.ts';
import { INGREDIENT_WORDS } from './ingredient-words.ts';
import { RARER_FOODS } from './rarer-foods.ts';
import { DESCRIPTION_WORDS, SENTENCE_WORDS } from './sentence-words.ts';

const LISTS = {
  ingredients: INGREDIENT_WORDS,
  descriptions: DESCRIPTION_WORDS,
  sentences: SENTENCE_WORDS,
  'usual dishes': USUAL_DISHES,
  'other dishes': OTHER_DISHES,
  peoples: PEOPLES,
  places: PLACES,
  'dishes from abroad': FROM_ABROAD,
  'plain words': PLAIN_WORDS,
  'rarer foods': RARER_FOODS,
};

describe('the words the card reader knows', () => {
  test.each(Object.entries(LISTS))('%s are in order, each once', (_, words) => {
    expect(words).toEqual([...new Set(words)].toSorted());
  });

  test('stand in one list only', () => {
    const all = Object.values(LISTS).flat();
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });
});
