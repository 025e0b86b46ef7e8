import type { Evidence, Ingredient } from '@commonplate/contract';
import type { ReadRecipe } from '@commonplate/reader';
import { expect, test } from 'vitest';
import { compareReadings } from './compare-readings.ts';

interface Sketch extends Partial<ReadRecipe> {
  readonly foods: readonly string[];
  readonly steps: readonly string[];
  readonly sure: number;
}

const food = (line: string): Ingredient => {
  const [quantity = '', unit = '', ...item] = line.split(' ');
  return { quantity, unit, item: item.join(' ') };
};

/** A recipe in which every line stands in the source. */
function reading({ foods, steps, sure, ...rest }: Sketch): ReadRecipe {
  const stated = (path: string): Evidence => ({ path, confidence: sure, basis: 'source' });
  return {
    title: 'Oat cakes',
    servings: 0,
    prepTime: 0,
    cookTime: 0,
    difficulty: 'medium',
    ingredients: foods.map(food),
    directions: steps.map((instruction, at) => ({ step: at + 1, instruction })),
    nutrition: {},
    tags: [],
    confidence: sure,
    aiGenerated: true,
    engine: 'ocr',
    evidence: [
      stated('title'),
      ...foods.map((_, at) => stated(`ingredients.${at}`)),
      ...steps.map((_, at) => stated(`directions.${at}`)),
      ...(['servings', 'cookTime'] as const).filter((fact) => rest[fact]).map(stated),
      { path: 'difficulty', confidence: 30, basis: 'inferred' },
    ],
    ...rest,
  };
}

const FOODS = ['200 g oats', '80 g butter', '1 tsp salt'];
const STEPS = ['Rub the butter into the oats.', 'Bake for 20 minutes.'];
const built = reading({ foods: FOODS, steps: STEPS, sure: 70 });
const sureOf = (recipe: ReadRecipe, path: string) =>
  recipe.evidence.find((piece) => piece.path === path)?.confidence;
const excerptOf = (recipe: ReadRecipe, path: string) =>
  recipe.evidence.find((piece) => piece.path === path)?.excerpt;

test('what both read is surer than either, and takes the spelling of the model', () => {
  const oats = '200 g coarsely rolled porridge oats';
  const blotted = reading({ foods: [oats.replace('oats', 'oafs')], steps: STEPS, sure: 70 });
  const spelt = compareReadings({
    built: blotted,
    model: reading({ foods: [oats], steps: STEPS, sure: 60 }),
  });
  expect(spelt.ingredients[0]?.item).toBe('coarsely rolled porridge oats');
  expect(sureOf(spelt, 'ingredients.0')).toBe(88);
  const model = reading({ foods: FOODS, steps: STEPS, sure: 60, engine: 'ai', tags: ['baking'] });
  const whole = compareReadings({ built, model });
  expect(whole).toMatchObject({ engine: 'ai', confidence: 88, tags: ['baking'] });
});

test('an amount read in two ways is marked, and the surer way stands', () => {
  const foods = ['200 g oats', '90 g butter', '1 tsp salt'];
  const bold = compareReadings({ built, model: reading({ foods, steps: STEPS, sure: 75 }) });
  expect(bold.ingredients[1]?.quantity).toBe('90');
  const shy = compareReadings({ built, model: reading({ foods, steps: STEPS, sure: 50 }) });
  expect(shy.ingredients[1]?.quantity).toBe('80');
  for (const { confidence } of [bold, shy]) expect(confidence).toBeLessThan(70);
  expect(sureOf(bold, 'ingredients.1')).toBe(45);
  expect(excerptOf(bold, 'ingredients.1')).toBe('Built-in reader: 80 g butter · AI: 90 g butter');
});

test('a line only one of them read is kept and marked; a faint one of the built-in reader is not', () => {
  const more = [...FOODS, '2 tbsp honey'];
  const model = reading({ foods: more, steps: STEPS, sure: 75 });
  const longer = compareReadings({ built, model });
  expect(longer.ingredients).toHaveLength(4);
  expect(excerptOf(longer, 'ingredients.3')).toBe(
    'Built-in reader: nothing here · AI: 2 tbsp honey',
  );
  const faint = reading({ foods: more, steps: STEPS, sure: 50 });
  const kept = reading({ foods: FOODS, steps: STEPS, sure: 75 });
  expect(compareReadings({ built: faint, model: kept }).ingredients).toHaveLength(3);
});

test('steps parted otherwise are no disagreement', () => {
  const model = reading({ foods: FOODS, steps: [STEPS.join(' ')], sure: 75 });
  const both = compareReadings({ built, model });
  expect(both.directions.map(({ instruction }) => instruction)).toEqual(STEPS);
  expect(both.confidence).toBe(93);
});

test('what one of them did not find is taken from the other', () => {
  const model = reading({ foods: FOODS, steps: STEPS, sure: 75, servings: 6, difficulty: 'easy' });
  const both = compareReadings({ built: { ...built, cookTime: 20 }, model });
  expect(both).toMatchObject({ servings: 6, cookTime: 20, difficulty: 'easy' });
});

test('two recipes that have nothing in common are not mixed, and neither is trusted', () => {
  const model = reading({
    title: 'Fish pie',
    foods: ['500 g cod', '1 l milk'],
    steps: ['Poach it.'],
    sure: 75,
  });
  const taken = compareReadings({ built, model });
  expect(taken).toMatchObject({ title: 'Fish pie', confidence: 45 });
  expect(excerptOf(taken, 'title')).toBe('Fish pie · Built-in reader: Oat cakes');
  expect(taken.ingredients).toHaveLength(2);
});

const doubted = (path: string, excerpt: string): Evidence => ({
  path,
  confidence: 50,
  basis: 'source',
  excerpt,
});
const shown = (path: string, excerpt: string): Evidence => ({
  ...doubted(path, excerpt),
  pageSays: 'differs',
});
/** As a page is read that contradicts its data. */
const withPage = (...pieces: Evidence[]): ReadRecipe => ({
  ...built,
  evidence: [
    ...built.evidence.filter(({ path }) => !pieces.some((piece) => piece.path === path)),
    ...pieces,
  ],
});
const saidByPage = ({ evidence }: ReadRecipe) =>
  evidence.filter(({ pageSays }) => pageSays !== undefined);

test('what the page says otherwise stays, though both read its data alike, and keeps the whole in doubt', () => {
  const pieces = [
    shown('title', 'Oat biscuits'),
    shown('ingredients.1.quantity', '90 g butter'),
    shown('directions.0.instruction', 'Rub the lard into the oats.'),
    shown('servings', 'Serves 6'),
  ];
  const model = { foods: ['1 pinch cinnamon', ...FOODS], steps: STEPS, sure: 75, servings: 4 };
  const compared = compareReadings({
    built: { ...withPage(...pieces), servings: 4 },
    model: reading(model),
  });
  expect(compared.ingredients[2]?.item).toBe('butter');
  expect(saidByPage(compared)).toEqual([
    pieces[0],
    { ...pieces[1], path: 'ingredients.2.quantity' },
    pieces[2],
    pieces[3],
  ]);
  expect(compared.confidence).toBeLessThanOrEqual(70);
  const agreed = compareReadings({
    built: withPage(...pieces.slice(0, 3)),
    model: reading({ foods: FOODS, steps: STEPS, sure: 75 }),
  });
  expect(agreed.confidence).toBe(built.confidence);
});

test('what the page says is told only where what it contradicts still stands', () => {
  const foods = ['200 g oats', '90 g butter', '1 tsp salt'];
  const page = withPage(
    shown('title', 'Oat biscuits'),
    doubted('ingredients.1', '80 g butter'),
    shown('ingredients.1.quantity', '90 g butter'),
  );
  const bold = compareReadings({
    built: page,
    model: reading({ foods, steps: STEPS, sure: 75, title: 'Oat biscuits' }),
  });
  expect(bold.ingredients[1]?.quantity).toBe('90');
  expect(saidByPage(bold)).toEqual([]);
  const shy = compareReadings({
    built: page,
    model: reading({ foods, steps: STEPS, sure: 40, title: 'Porridge' }),
  });
  expect(shy.ingredients[1]?.quantity).toBe('80');
  expect(saidByPage(shy).map(({ excerpt }) => excerpt)).toEqual(['Oat biscuits', '90 g butter']);
  expect(excerptOf(shy, 'title')).toBe('Built-in reader: Oat cakes · AI: Porridge');
});

test('what the page goes on with is told while nobody has read it', () => {
  const next = {
    ...shown('ingredients.2.quantity', '… 2 tbsp honey'),
    pageSays: 'goes-on' as const,
  };
  const page = withPage(next);
  const model = { foods: FOODS, steps: STEPS, sure: 75 };
  expect(saidByPage(compareReadings({ built: page, model: reading(model) }))).toEqual([next]);
  const longer = reading({ ...model, foods: [...FOODS, '2 tbsp honey'] });
  expect(saidByPage(compareReadings({ built: page, model: longer }))).toEqual([]);
});

test('two titles of two recipes are not what the page says; its heading is', () => {
  const heading = shown('title', 'Oat biscuits');
  const model = reading({ foods: ['3 leeks'], steps: STEPS, sure: 20, title: 'Leek soup' });
  const compared = compareReadings({ built: withPage(heading), model });
  expect(excerptOf(compared, 'title')).toBe('Oat cakes · AI: Leek soup');
  expect(saidByPage(compared)).toEqual([{ ...heading, confidence: 45 }]);
});

test('lines no field holds stay listed, unless a step has them', () => {
  const noted = reading({
    foods: FOODS,
    steps: STEPS,
    sure: 90,
    leftOut: [{ text: 'For the glaze' }, { text: 'Note: Keep them dry.' }],
    unreadPhotos: [1],
  });
  const model = reading({ foods: FOODS, steps: [...STEPS, 'Note: keep them dry.'], sure: 75 });
  const compared = compareReadings({ built: noted, model });
  expect(compared.directions).toHaveLength(3);
  expect(compared.leftOut).toEqual([{ text: 'For the glaze' }]);
  expect(compared.unreadPhotos).toBeUndefined();
});
