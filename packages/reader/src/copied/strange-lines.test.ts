import { LOW_CONFIDENCE } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const english = (list: readonly string[], end: readonly string[] = []): string =>
  [
    'Bean Pot',
    'Ingredients',
    ...list,
    'Method',
    'Soak the beans in water overnight.',
    'Simmer them with the onion for two hours.',
    ...end,
  ].join('\n');
const BEANS = ['300 g beans', '1 onion'];

const danish = (within: string): string =>
  [
    'Bønnegryde',
    'Ingredienser',
    '300 g bønner',
    '1 løg',
    within,
    '2 dl fløde',
    'Fremgangsmåde',
    'Kog bønnerne med løget i to timer.',
    'Rør fløden i og server.',
  ].join('\n');

const markedIn = (text: string): (string | undefined)[] | undefined =>
  readText(text)
    ?.evidence.filter(
      ({ path, basis, confidence }) =>
        basis === 'source' && /^(?:ingredients|directions)\./u.test(path) && confidence <= 60,
    )
    .map(({ excerpt }) => excerpt);
const ofAll = (text: string): number | undefined => readText(text)?.confidence;

test.each(['Festen', 'Anden del', 'Lillebror'])('"%s" between amounts is marked', (name) => {
  expect(markedIn(danish(name))).toEqual([name]);
  expect(ofAll(danish(name))).toBeLessThan(LOW_CONFIDENCE);
});

test.each(['Persille', 'Salt og peber', 'frisk timian', 'Hvidløg'])(
  'the food "%s" is not',
  (food) => {
    expect(markedIn(danish(food))).toEqual([]);
    expect(ofAll(danish(food))).toBeGreaterThan(LOW_CONFIDENCE);
  },
);

test('an unknown button among the ingredients makes the whole to be checked', () => {
  const text = english([...BEANS, 'Powered by Kitchenly']);
  expect(markedIn(text)).toEqual(['Powered by Kitchenly']);
  expect(ofAll(text)).toBeLessThan(LOW_CONFIDENCE);
});

test('so does who signed it among the steps', () => {
  const text = english(BEANS, ['', 'Kitchenly Recipe Box']);
  expect(markedIn(text)).toEqual(['Kitchenly Recipe Box']);
  expect(ofAll(text)).toBeLessThan(LOW_CONFIDENCE);
});

test('a sentence or a rare food does not', () => {
  expect(ofAll(english([...BEANS, 'salt']))).toBeGreaterThan(LOW_CONFIDENCE);
  expect(ofAll(english([...BEANS, 'huacatay']))).toBeGreaterThan(LOW_CONFIDENCE);
  expect(ofAll(english(BEANS, ['Nothing else is needed.']))).toBeGreaterThan(LOW_CONFIDENCE);
});

test('a food that is only known by its own language is no stranger', () => {
  const text = [
    'Bohnentopf',
    'Zutaten',
    'Frische Petersilie',
    '300 g Bohnen',
    '1 Zwiebel',
    'Zubereitung',
    'Die Bohnen mit der Zwiebel zwei Stunden kochen.',
    'Mit der Petersilie bestreuen und servieren.',
  ].join('\n');
  expect(markedIn(text)).toEqual(['Frische Petersilie']);
  expect(ofAll(text)).toBeGreaterThanOrEqual(LOW_CONFIDENCE);
});
