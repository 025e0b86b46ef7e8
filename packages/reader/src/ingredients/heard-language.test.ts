import { expect, test } from 'vitest';
import { guessLanguage, spokenOtherwise } from './heard-language.ts';

const ENGLISH = [
  '2 cups of flour',
  '1 tbsp butter, melted',
  '3 large eggs, beaten',
  'half a cup of milk',
  'a pinch of salt',
];
const GERMAN = ['200 g Mehl, gesiebt', '1 EL zerlassene Butter', 'eine Prise Salz', '3 große Eier'];

test('lines in another language than claimed are heard', () => {
  expect(spokenOtherwise(GERMAN, 'en')).toBe('de');
  expect(spokenOtherwise(ENGLISH, 'de')).toBe('en');
});

test('lines in the claimed language are not', () => {
  expect(spokenOtherwise(GERMAN, 'de-AT')).toBeUndefined();
  expect(spokenOtherwise(ENGLISH, 'en')).toBeUndefined();
});

test('who speaks as claimed for ten lines is not heard to the end', () => {
  const others = Array.from({ length: 8 }, () => GERMAN).flat();
  expect(spokenOtherwise([...ENGLISH, ...ENGLISH, ...others], 'en')).toBeUndefined();
  expect(spokenOtherwise([...ENGLISH.slice(0, 2), ...others], 'en')).toBe('de');
});

test('each list is heard for itself, however often it is asked for', () => {
  const lists = [GERMAN, ENGLISH, GERMAN, ENGLISH].map((lines) => lines.join(' '));
  expect(lists.map(guessLanguage)).toEqual(['de', 'en', 'de', 'en']);
});
