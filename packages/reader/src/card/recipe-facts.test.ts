import { expect, test } from 'vitest';
import { factsOfLine } from './recipe-facts.ts';

test.each([
  ['Prep Time 15 minutes mins', 'prepTime', 15],
  ['Cook Time 1 hour hr 30 minutes mins', 'cookTime', 90],
  ['Cook Time: 1hour hr 30minutes mins', 'cookTime', 90],
  ['Total Time 2 hours hrs', 'totalTime', 120],
  ['Kochzeit 1 Stunde Std. 30 Minuten Min.', 'cookTime', 90],
  ['Temps de cuisson 1 heure h 20 minutes min', 'cookTime', 80],
  ['Koch-/Backzeit ca. 25 Minuten', 'cookTime', 25],
  ['Cuisson : 1 h 30', 'cookTime', 90],
  ['Cook time: 1h15', 'cookTime', 75],
  ['Cook time: 1 h', 'cookTime', 60],
  ['Cook time: 0:20', 'cookTime', 20],
  ['Prep: 1:05', 'prepTime', 65],
  ['Serves six', 'servings', 6],
  ['Für sechs Personen', 'servings', 6],
  ['Makes two dozen', 'servings', 24],
])('"%s" states one time and nothing else', (line, name, value) => {
  expect(factsOfLine(line)).toMatchObject({ found: [{ name, value }], isAll: true, others: '' });
});

test('a number that counts something else is no minutes', () => {
  expect(factsOfLine('Cook 1 hour 20 cookies').found).toEqual([
    { name: 'cookTime', value: 60, isOfRange: false },
  ]);
});

test('what a dish is cut or made into in words is no fact alone', () => {
  expect(factsOfLine('Makes two large loaves.')).toMatchObject({ isAll: false, isNoStep: false });
  expect(factsOfLine('Eat at 7:30').found).toEqual([]);
});

test.each([
  ['3 db alma', false],
  ['2 stk æg', false],
  ['2 st ägg', false],
  ['4 Stück Ei', false],
  ['4 stk', true],
  ['Antal: 4 stk', true],
  ['12 stk.', true],
  ['4 Portionen ca.', true],
])('what is counted in pieces is something to eat: "%s"', (line, isAll) => {
  expect(factsOfLine(line).isAll).toBe(isAll);
});
