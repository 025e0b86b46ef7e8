import { describe, expect, test } from 'vitest';
import { readFacts } from './visible-facts.ts';

const times = (...lines: string[]): (number | undefined)[] => {
  const { prepTime, cookTime, totalTime } = readFacts(lines, lines.length);
  return [prepTime?.minutes, cookTime?.minutes, totalTime?.minutes];
};

const none = undefined;

describe('times a page shows', () => {
  test.each([
    ['Prep: 20 min', [20, none, none]],
    ['Cook time: 1 hour 10 minutes', [none, 70, none]],
    ['Ready in 45 minutes', [none, none, 45]],
    ['Vorbereitungszeit: 15 Min.', [15, none, none]],
    ['Zubereitungszeit 30 Minuten', [none, none, 30]],
    ['Backzeit: ca. 50 Minuten', [none, 50, none]],
    ['Voorbereidingstijd: 10 minuten', [10, none, none]],
    ['20 min. bereiden', [none, none, 20]],
    ['Temps de préparation : 25 min', [25, none, none]],
    ['Cuisson au four : env. 40 min', [none, 40, none]],
    ['Tiempo de cocción: 1 hora', [none, 60, none]],
    ['Tempo de preparo: 35 minutos', [35, none, none]],
    ['Tempo di cottura: 12 minuti', [none, 12, none]],
    ['Förberedelse: 15 minuter', [15, none, none]],
    ['Tilberedningstid: 30 minutter', [none, none, 30]],
    ['Samlet tid: 1 time', [none, none, 60]],
    ['Czas przygotowania: 30 minut', [30, none, none]],
    ['Elkészítési idő: 50 perc', [none, none, 50]],
  ])('%s', (line, expected) => {
    expect(times(line)).toEqual(expected);
  });

  test.each([
    ['several on one line', ['Serves 2 | Prep 10 min | Cook 25 min'], [10, 25, none]],
    ['as sentences', ['Serves 12. Prep: 30 minutes. Cook: 25 minutes.'], [30, 25, none]],
    [
      'between commas',
      ['Serves 12, prep time 30 minutes, cooking time 1 hr. 10 min'],
      [30, 70, none],
    ],
    [
      'as German sentences',
      ['Für 8 Portionen. Vorbereitung: 20 Min. Backzeit: ca. 40 Min.'],
      [20, 40, none],
    ],
    ['a step between sentences', ['Stir in the milk. Cook 5 minutes.'], [none, none, none]],
    ['joined by a plus', ['10 mins prep + 45 mins cook'], [10, 45, none]],
    [
      'the word behind the number',
      ['5 mins preparation time', '20 mins cooking time'],
      [5, 20, none],
    ],
    [
      'the value below its name',
      ['Prep', '15 min', 'Cook', '20 min', 'Total', '35 min'],
      [15, 20, 35],
    ],
    [
      'the number and its unit in lines of their own',
      ['Prep time', '10', 'minutes', 'Cooking time', '4', 'hours'],
      [10, 240, none],
    ],
    [
      'the value above its name',
      ['15m', 'PREP TIME', '1hr 15m', 'COOK TIME', '189'],
      [15, 75, none],
    ],
    [
      'rest between them',
      ['Préparation', '10 min', 'Repos', '12 min', 'Durée totale', '41 min'],
      [10, none, 41],
    ],
    [
      'the making beside the preparing',
      ['Vorbereitungszeit 20 Min.', 'Zubereitungszeit 40 Min.'],
      [20, 40, none],
    ],
    [
      'the making beside the whole',
      ['Zubereitung', '30 min', 'Gesamtzeit', '50 min'],
      [30, none, 50],
    ],
  ])('%s', (_, lines, expected) => {
    expect(times(...lines)).toEqual(expected);
  });

  test.each([
    'Cook until tender, about 20 minutes.',
    'Time flies',
    '30 minute meals',
    'Total: 4 kg',
  ])('"%s" states none', (line) => {
    expect(times(line)).toEqual([none, none, none]);
  });

  test('those beside the ingredients count, not those of a menu far above', () => {
    const menu = ['Ready in 20 minutes', ...Array.from({ length: 60 }, (_, at) => `Dish ${at}`)];
    expect(times(...menu, 'Total time: 90 minutes')).toEqual([none, none, 90]);
  });
});

describe('servings a page shows', () => {
  test.each([
    [['Yield: makes about 10 pancakes'], 'makes about 10 pancakes'],
    [['Ingredienser', '6 port'], '6 port'],
    [['Portion(en)', '4'], '4'],
    [['Prep: 20 minutes. Serves 6. Cook: 1 hour.'], '6'],
    [['Prep time 20 minutes, makes 12 rolls'], '12 rolls'],
    [['10-15', 'porcií', '90 minút'], '10-15'],
    [['$11.85 recipe / $2.96 serving', 'Servings 4 burgers'], '4 burgers'],
  ])('%j', (lines, expected) => {
    expect(readFacts(lines, lines.length).yieldText).toBe(expected);
  });
});

test.each([
  [['Difficulty: easy'], 'easy'],
  [['Schwierigkeitsgrad', 'mittel'], 'medium'],
  [['Vorbereitung: 30 Min. | Backzeit: 40 Min. | Schwierigkeit: leicht | Portionen: 12'], 'easy'],
  [['Serves 4 • Prep 10 min • Level: hard'], 'hard'],
  [['An easy dish for four'], null],
])('the difficulty of %j', (lines, expected) => {
  expect(readFacts(lines, lines.length).difficulty).toBe(expected);
});

test('what is known already is not looked for', () => {
  const lines = ['Serves 4', 'Prep time: 10 minutes', 'Difficulty: easy'];
  const wanted = { yieldText: false, times: false, difficulty: false };
  expect(readFacts(lines, lines.length, wanted)).toEqual({
    yieldText: '',
    prepTime: null,
    cookTime: null,
    totalTime: null,
    difficulty: null,
  });
  expect(readFacts(lines, lines.length, { ...wanted, times: true }).prepTime?.minutes).toBe(10);
});
