import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LISTS = [
  'Ingredients',
  '500 g leeks',
  '200 ml cream',
  '',
  'Method',
  'Slice the leeks and boil them.',
  'Pour over the cream.',
  'Bake for 25 minutes.',
];
const BARE = LISTS.filter((line) => !['Ingredients', 'Method'].includes(line));

const read = (facts: readonly string[], lists: readonly string[] = LISTS) =>
  readText(['Leek Gratin', ...facts, '', ...lists].join('\n'));

describe('facts behind a dash, a colon or nothing', () => {
  test.each([
    [['Prep time – 10 min', 'Cook time – 25 min', 'Serves – 4']],
    [['Prep time - 10 min', 'Cook time - 25 min', 'Serves - 4']],
    [['Prep time — 10 min', 'Cook time — 25 min', 'Servings — 4']],
    [['Prep time 10 min', 'Cook time 25 min', 'Serves 4']],
    [['Vorbereitungszeit – 10 Minuten', 'Kochzeit – 25 Min.', 'Portionen – 4']],
    [['Voorbereidingstijd – 10 minuten', 'Kooktijd – 25 minuten', 'Porties – 4']],
    [['Préparation – 10 min', 'Cuisson – 25 min', 'Portions – 4']],
    [['Preparación – 10 min', 'Cocción – 25 min', 'Raciones – 4']],
    [['Tempo de preparo – 10 min', 'Tempo de cozimento – 25 min', 'Porções – 4']],
    [['Tempo di preparazione – 10 min', 'Cottura – 25 min', 'Porzioni – 4']],
    [['Förberedelse – 10 min', 'Tillagningstid – 25 min', 'Portioner – 4']],
    [['Forberedelse – 10 min', 'Bagetid – 25 min', 'Portioner – 4']],
    [['Forberedelse – 10 min', 'Steketid – 25 min', 'Porsjoner – 4']],
    [['Czas przygotowania – 10 min', 'Pieczenie – 25 min', 'Porcje – 4']],
    [['Előkészítés – 10 perc', 'Sütési idő – 25 perc', 'Adag – 4']],
  ])('%s', (facts) => {
    for (const lists of [LISTS, BARE]) {
      const recipe = read(facts, lists);
      expect([recipe?.prepTime, recipe?.cookTime, recipe?.servings]).toEqual([10, 25, 4]);
      expect([recipe?.ingredients.length, recipe?.directions.length]).toEqual([2, 3]);
      expect(recipe?.leftOut).toEqual([]);
    }
  });

  test('a step that goes on behind a dash stays one', () => {
    const steps = ['Bake – 40 minutes should do.', 'Let it rest.'];
    const recipe = read([], ['Ingredients', '500 g leeks', '1 egg', 'Method', ...steps]);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(steps);
  });
});

test.each([
  'Serves four as a main, six as a starter',
  'Serves four as a main course or six to eight as a starter',
  'Serves 4 as a main, 6 as a starter',
  'Serves 4 as a main or 6 as a side dish',
  'Reicht für 4 als Hauptgericht, 6 als Vorspeise',
  '4 portioner som huvudrätt',
  'Pour 4 personnes en plat principal',
])('"%s" serves four', (line) => {
  for (const lists of [LISTS, BARE]) {
    const recipe = read([line], lists);
    expect([recipe?.servings, recipe?.ingredients.length]).toEqual([4, 2]);
    expect(recipe?.leftOut).toEqual([]);
  }
});

describe('the difficulty', () => {
  test.each([
    ['Difficulty: easy', 'easy'],
    ['Difficulty – Hard', 'hard'],
    ['Difficulty level: medium', 'medium'],
    ['Skill level: Expert', 'expert'],
    ['Serves 4 | Difficulty: easy', 'easy'],
    ['Difficulty\nEasy', 'easy'],
    ['Schwierigkeitsgrad: einfach', 'easy'],
    ['Schwierigkeit: schwer', 'hard'],
    ['Moeilijkheidsgraad: makkelijk', 'easy'],
    ['Difficulté : facile', 'easy'],
    ['Dificultad: difícil', 'hard'],
    ['Dificuldade: fácil', 'easy'],
    ['Difficoltà: bassa', 'easy'],
    ['Svårighetsgrad: lätt', 'easy'],
    ['Sværhedsgrad: svær', 'hard'],
    ['Vanskelighetsgrad: middels', 'medium'],
    ['Poziom trudności: łatwy', 'easy'],
    ['Nehézségi fok: könnyű', 'easy'],
  ])('"%s" says %s', (line, difficulty) => {
    for (const lists of [LISTS, BARE]) {
      const recipe = read(line.split('\n'), lists);
      expect([recipe?.difficulty, recipe?.ingredients.length]).toEqual([difficulty, 2]);
      const said = recipe?.evidence.find(({ path }) => path === 'difficulty');
      expect(said).toMatchObject({ basis: 'source' });
      expect(said?.confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
      expect(recipe?.leftOut).toEqual([]);
    }
  });

  test('that is said below the steps is no step', () => {
    const recipe = read([], [...LISTS, '', 'Difficulty: hard']);
    expect([recipe?.difficulty, recipe?.directions.length]).toEqual(['hard', 3]);
  });

  test('that is said in two ways is to be checked', () => {
    const recipe = read(['Difficulty: easy', 'Skill level: hard']);
    expect(recipe?.evidence).toContainEqual(
      expect.objectContaining({ path: 'difficulty', confidence: 50 }),
    );
  });

  test.each(['Difficulty: see below', 'An easy supper', 'Level the flour with a knife.'])(
    '"%s" says nothing of it',
    (line) => {
      const recipe = read([line]);
      expect(recipe?.difficulty).toBe('medium');
      expect(recipe?.evidence).toContainEqual(
        expect.objectContaining({ path: 'difficulty', basis: 'inferred' }),
      );
    },
  );
});

describe('portions and a time in one row', () => {
  test.each([
    '4 servings – 25 min',
    'Serves 4 - 25 mins',
    '25 min. – 4 servings',
    'Menge: 4 Stück',
  ])('%s', (row) => {
    for (const lists of [LISTS, BARE]) {
      const recipe = read([row], lists);
      expect(recipe?.servings).toBe(4);
      expect(recipe?.totalTime ?? 25).toBe(25);
      expect(recipe?.ingredients).toHaveLength(2);
      expect(recipe?.leftOut).toEqual([]);
    }
  });
});
