import { expect, test } from 'vitest';
import { factsIn, statesOnlyFacts } from './facts-in-row.ts';

test.each([
  ['Serves 8 Prep time: 25 min Cook time: 70 min', 3],
  ['Portionen: 4 Arbeitszeit ca. 20 Minuten Backzeit ca. 45 Minuten', 3],
  ['Préparation : 20 min Cuisson : 35 min', 2],
  ['Portionen 4 Vorbereitungszeit 20 Min', 2],
  ['Prep time: 1 hour 10 minutes', 1],
  ['Cook the rice for 20 minutes', 1],
  ['Serves 8 hungry cooks after 20 minutes', 1],
])('"%s" states %i', (line, count) => {
  const facts = factsIn(line);
  expect(facts).toHaveLength(count);
  expect(facts.join(' ')).toBe(line);
});

test.each([
  ['30 mins prep, 1 hr 20 mins cook', ['30 mins prep', '1 hr 20 mins cook']],
  ['30 min prep 20 min cook 4 servings', ['30 min prep', '20 min cook', '4 servings']],
  ['30 mins prep and 20 mins cook', ['30 mins prep', '20 mins cook']],
  ['20 mins cook, serves 4', ['20 mins cook', 'serves 4']],
  ['30 mins prep, 20 minutes on foot', ['30 mins prep, 20 minutes on foot']],
  ['2 mild onions, 3 medium eggs', ['2 mild onions, 3 medium eggs']],
  [
    '12 muffins, prep 30 minutes, cook 25 minutes',
    ['12 muffins', 'prep 30 minutes', 'cook 25 minutes'],
  ],
  ['12 muffins, cook 25 minutes', ['12 muffins, cook 25 minutes']],
])('"%s" may be parted behind the names of times', (line, facts) => {
  expect(factsIn(line)).toEqual(facts);
});

test.each([
  'Gesamtzeit ca. 1 Stunde 5 Minuten',
  'Koch-/Backzeit ca. 45 Minuten',
  'Working time about 20 minutes Cooking time about 45 minutes',
  'Arbeitszeit ca. 20 Minuten Koch-/Backzeit ca. 45 Minuten',
  'Temps de cuisson : 35 minutes',
  'Prep: 10 min | Cook: 25 min',
  'Tillagningstid 45 min',
])('"%s" is no step', (line) => {
  expect(statesOnlyFacts(line)).toBe(true);
});

test.each([
  'Bake 25 minutes',
  'Cook 20 minutes, stirring now and then',
  'Divide into 4 portions, bake 25 minutes',
  'Level the top at 2 cm',
  'This time bake it for 20 minutes',
  'After the resting time, bake for 20 minutes',
  'Total time in the oven is 20 minutes.',
  'Preheat the oven to 180 °C',
])('"%s" may be one', (line) => {
  expect(statesOnlyFacts(line)).toBe(false);
});

test('labels within sentences part them further', () => {
  expect(factsIn('Portionen 4 Vorbereitungszeit 20 Min. Kochzeit 25 Min.')).toEqual([
    'Portionen 4',
    'Vorbereitungszeit 20 Min',
    'Kochzeit 25 Min.',
  ]);
});

test.each([
  [
    'Makes 12 muffins. Prep: 30 min | Cook: 25 min',
    ['Makes 12 muffins', 'Prep: 30 min', 'Cook: 25 min'],
  ],
  ['Prep 10 min Cook 25 min | Serves 4', ['Prep 10 min', 'Cook 25 min', 'Serves 4']],
  ['Cook 15 – 20 min | Serves 4', ['Cook 15 – 20 min', 'Serves 4']],
])('"%s" is parted at its signs, and its parts further', (line, facts) => {
  expect(factsIn(line)).toEqual(facts);
});
