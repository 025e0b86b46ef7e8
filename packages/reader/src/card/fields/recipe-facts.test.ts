import { describe, expect, test } from 'vitest';
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

describe('portions and a time in one row', () => {
  test.each([
    '4 personen – 30 min.',
    '4 Portionen – 30 Min.',
    '4 servings - 30 min',
    '4 personnes – 30 min',
    '4 personas — 30 min',
    '4 portioner – 30 min',
    '4 porzioni | 30 minuti',
    'Serves 4 – 30 mins',
    'Serves 4 (30 minutes)',
    '30 min. – 4 personen',
    'Für 4 Personen, ca. 30 Minuten',
    '4 porcje · 0,5 godz.',
    'Serves 4 – half an hour',
  ])('"%s" states both', (line) => {
    const { found, isAll } = factsOfLine(line);
    expect(found).toEqual([
      { name: 'totalTime', value: 30, isOfRange: false },
      { name: 'servings', value: 4, isOfRange: false },
    ]);
    expect(isAll).toBe(true);
  });

  test.each(['Serves 4 – 6', '4–6 Portionen', 'Serves – 6', 'Personen – 6'])(
    '"%s" is of portions alone',
    (line) =>
      expect(factsOfLine(line).found).toEqual([
        expect.objectContaining({ name: 'servings', value: 6 }),
      ]),
  );

  test('a step that is of portions, too, states no time', () => {
    const { found, isAll } = factsOfLine('Divide into 4 portions, 30 minutes');
    expect(found.map(({ name }) => name)).toEqual(['servings']);
    expect(isAll).toBe(false);
  });

  test('a time with its label stays what it says', () => {
    const { found } = factsOfLine('Serves 4 – prep 10 min – 30 min');
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ['prepTime', 10],
      ['servings', 4],
    ]);
  });
});

test.each([
  ['Cuisson : 1 heure et demie', 'cookTime', 90],
  ['Tiempo: 1 hora y media', 'totalTime', 90],
  ['Cook 1½ hours', 'cookTime', 90],
  ['Cook time: 1¼ hours', 'cookTime', 75],
  ['Cook time: ½ hour', 'cookTime', 30],
  ['Cook time: an hour and a half', 'cookTime', 90],
  ['Backzeit: eineinhalb Stunden', 'cookTime', 90],
  ['Cook 1 1/2 hours', 'cookTime', 90],
])('"%s" is told in words or in fractions', (line, name, value) => {
  expect(factsOfLine(line)).toMatchObject({ found: [{ name, value }], isAll: true });
});

test.each([
  ['Menge: 6 Stück', [6], true],
  ['4 Portionen Menge', [4], true],
  ['Menge: 500 g', [], false],
  ['Menge: 2 Stück Ingwer', [2], false],
])('"%s" beside a word for how much', (line, servings, isAll) => {
  const facts = factsOfLine(line);
  expect(facts.found.map(({ value }) => value)).toEqual(servings);
  expect(facts.isAll).toBe(isAll);
});
