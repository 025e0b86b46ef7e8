import { expect, test } from 'vitest';
import { lexiconOf } from '../../ingredients/language.ts';
import { stepTerms } from './step-terms.ts';

const numbersOf = (text: string, language: Parameters<typeof lexiconOf>[0] = 'en') =>
  stepTerms(text, lexiconOf(language)).numbers.map(({ low, high, unit }) => [low, high, unit]);

test.each([
  ['12 to 15 minutes'],
  ['12-15 min'],
  ['12 – 15 mins.'],
  ['12 or 15 minutes'],
  ['12 minutes to 15 minutes'],
  ['between 12 and 15 minutes'],
  ['twelve to fifteen minutes'],
  ['12- to 15-minute'],
])('%s is one range', (text) => {
  expect(numbersOf(`Bake for ${text}.`)).toEqual([[12, 15, 'minute']]);
});

test.each([
  ['de', '12 bis 15 Min.'],
  ['nl', '12 tot 15 minuten'],
  ['fr', '12 à 15 minutes'],
  ['es', '12 a 15 minutos'],
  ['pt', '12 a 15 minutos'],
  ['it', '12 a 15 minuti'],
  ['sv', '12 till 15 minuter'],
  ['da', '12 til 15 minutter'],
  ['no', '12 til 15 minutter'],
  ['pl', '12 do 15 minut'],
  ['hu', '12-15 percig'],
] as const)('in %s, %s is one range', (language, text) => {
  expect(numbersOf(text, language)).toEqual([[12, 15, 'minute']]);
});

test.each([
  ['180 °C', [180, 180, 'celsius']],
  ['180 degrees C', [180, 180, 'celsius']],
  ['180C', [180, 180, 'celsius']],
  ['180 degrees', [180, 180, null]],
  ['180-200 ℃', [180, 200, 'celsius']],
  ['2 tbsp', [2, 2, 'tablespoon']],
  ['2 T', [2, 2, 'tablespoon']],
  ['two tablespoons', [2, 2, 'tablespoon']],
  ['1 1/2 hours', [1.5, 1.5, 'hour']],
  ['1 hour and 30 minutes', [90, 90, 'minute']],
  ['1 hour, 30 minutes', [90, 90, 'minute']],
  ['half an hour', [0.5, 0.5, 'hour']],
  ['an hour', [1, 1, 'hour']],
  ['ten minutes', [10, 10, 'minute']],
  ['3 eggs', [3, 3, null]],
])('%s is read', (text, number) => {
  expect(numbersOf(text)).toEqual([number]);
});

test('what is said once of both sides of a tin is meant of both', () => {
  expect(numbersOf('a 30 x 20 cm tin')).toEqual([
    [30, 30, 'centimeter'],
    [20, 20, 'centimeter'],
  ]);
});

test('spoons of two words are no degrees', () => {
  expect(numbersOf('2 c. à s. d’eau', 'fr')).toEqual(numbersOf('2 cuillères à soupe d’eau', 'fr'));
});

test('articles and what is counted stay words', () => {
  expect(stepTerms('Add a pinch of salt to an egg.', lexiconOf('en'))).toEqual({
    numbers: [],
    words: ['add', 'a', 'pinch', 'of', 'salt', 'to', 'an', 'egg'],
  });
});

test('the heat of a gas oven is the same with and without its mark', () => {
  const terms = stepTerms('Heat oven to 200°C/180°C fan/gas mark 6.', lexiconOf('en'));
  expect(terms).toEqual(stepTerms('Heat oven to 200C/180C fan/gas 6.', lexiconOf('en')));
  expect(terms).not.toEqual(stepTerms('Heat oven to 200C/180C fan/gas 7.', lexiconOf('en')));
  expect(stepTerms('Mark 6 rounds.', lexiconOf('en')).words).toContain('mark');
});
