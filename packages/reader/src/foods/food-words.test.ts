import { expect, test } from 'vitest';
import { namesAnotherFood, namesFood, namesOnlyFood } from './food-words.ts';

test.each([
  ['en', 'fresh parsley'],
  ['de', 'Minze'],
  ['nl', 'bieslook'],
  ['fr', 'confiture'],
  ['es', 'hierbabuena'],
  ['pt', 'hortelã'],
  ['it', 'prezzemolo'],
  ['sv', 'sylt'],
  ['da', 'syltetøj'],
  ['no', 'laurbærblad'],
  ['pl', 'kolendra'],
  ['hu', 'szerecsendió'],
  ['de', 'Blumenkohl'],
  ['nl', 'tomaten'],
  ['fr', 'fenouil'],
  ['es', 'plátano'],
  ['pt', 'abacaxi'],
  ['it', 'zucca'],
  ['sv', 'apelsin'],
  ['da', 'rødbeder'],
  ['no', 'fersken'],
  ['pl', 'kalafior'],
  ['hu', 'sárgabarack'],
])('in %s "%s" is food', (language, name) => {
  expect(namesFood(name, language)).toBe(true);
});

test.each(['For the top', 'Advertisement', 'Shop now', 'Serves 4'])('"%s" is none', (text) => {
  expect(namesFood(text, 'en')).toBe(false);
});

test('of a text all words may name food', () => {
  expect(namesOnlyFood('salt and pepper', 'en')).toBe(true);
  expect(namesOnlyFood('finely chopped parsley', 'en')).toBe(false);
});

test.each([
  ['parsley', true],
  ['Salt and pepper', true],
  ['chicken or vegetable', false],
  ['heads on', false],
])('behind a comma "%s" is bought as well: %s', (text, isFood) => {
  expect(namesAnotherFood(text, 'en')).toBe(isFood);
});
