import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const TITLE = 'Squash bake with sage';
const INGREDIENTS = [
  '2 teaspoons salt',
  '1 teaspoon pepper',
  '800 g squash, in cubes',
  '1 teaspoon dried sage',
  '2 tablespoons butter',
  '150 g hard cheese, grated',
];
const STEPS = [
  'Heat the oven to 200 degrees and butter a wide dish, then wipe the squash, cut it in half, scrape out all of its seeds with a spoon, peel it and cut what is left of it into cubes of the size of a walnut.',
  'Toss the cubes with the salt and the pepper.',
  'Spread them in the dish and bake them until they are soft.',
  'Strew the cheese over them and bake them until it is brown.',
];

interface Told {
  ingredients: readonly string[];
  steps: readonly unknown[];
}

/** A page as cards of recipes are on it: the story tells some of the steps before, and notes stand below. */
function page(told: Told, shown: { list?: string; method?: string }): ReturnType<typeof readPage> {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: TITLE,
    recipeIngredient: told.ingredients,
    recipeInstructions: told.steps,
  });
  return readPage(
    `<html lang="en"><title>${TITLE}</title><script type="application/ld+json">${data}</script>
    <body><h1>${TITLE}</h1><p>We have it each autumn. ${STEPS[1]}</p>
    <h2>Ingredients</h2><ul>${shown.list ?? items(INGREDIENTS)}</ul>
    <h2>Method</h2><ol>${shown.method ?? items(STEPS, 'step')}</ol>
    <h2>Notes</h2><p>It keeps for three days in the fridge.</p></body></html>`,
    'https://table.example/squash-bake',
  );
}

const items = (lines: readonly string[], kind = 'line'): string =>
  lines.map((line) => `<li class="${kind}">${line}</li>`).join('\n');

const told = (recipe: ReturnType<typeof readPage>): Told & { isSure: boolean } => ({
  ingredients: linesOf(recipe, 'ingredients'),
  steps: linesOf(recipe, 'directions'),
  isSure: (recipe?.confidence ?? 0) >= 70,
});

const ALL: Told = { ingredients: INGREDIENTS, steps: STEPS };
const COMPLETED = { ...ALL, isSure: false };
const AS_DECLARED = { ...ALL, isSure: true };

test('data that says what its page shows is taken as it is', () => {
  expect(told(page(ALL, {}))).toEqual(AS_DECLARED);
});

describe('ingredients with which the list of the page goes on', () => {
  test.each([2, 3, 4, 5])('all behind the first %i are added', (count) => {
    expect(told(page({ ...ALL, ingredients: INGREDIENTS.slice(0, count) }, {}))).toEqual(COMPLETED);
  });

  test('those that stand in rows are added', () => {
    const rows = INGREDIENTS.map((line) => `<p>${line}</p>`).join('');
    expect(
      told(page({ ...ALL, ingredients: INGREDIENTS.slice(0, 5) }, { list: `</ul>${rows}<ul>` })),
    ).toEqual(COMPLETED);
  });

  test('those that the data leaves out are added, though it words another line otherwise', () => {
    const list = INGREDIENTS.with(2, '800 g squash (organic), in cubes');
    const ingredients = INGREDIENTS.filter((_line, at) => at !== 0 && at !== 4);
    expect(told(page({ ...ALL, ingredients }, { list: items(list) })).ingredients).toEqual(
      INGREDIENTS,
    );
  });

  test('those who eat are none', () => {
    const list = ['4 servings', ...INGREDIENTS.with(2, '800 grams of squash (in cubes)')];
    expect(told(page(ALL, { list: items(list) }))).toEqual(AS_DECLARED);
  });

  test('one without an amount is added where it is marked as the others are', () => {
    const all = [...INGREDIENTS, 'Parsley leaves'];
    expect(told(page(ALL, { list: items(all) }))).toEqual({ ...COMPLETED, ingredients: all });
  });

  test.each([
    ['has no class', '<li>Shopping basket</li>'],
    ['has another class', '<li class="button">Shopping basket</li>'],
    ['is a link', '<li class="line"><span><a href="#">Parsley leaves</a></span></li>'],
    ['offers something', '<li class="line">Add all to my shopping list</li>'],
    ['ends like a heading', '<li class="line">Wanted besides:</li>'],
  ])('a last item that %s is none', (_what, last) => {
    expect(told(page(ALL, { list: items(INGREDIENTS) + last }))).toEqual(AS_DECLARED);
  });

  test('an item that names the next part is none', () => {
    const list = [...INGREDIENTS.slice(0, 4), 'Wanted besides', ...INGREDIENTS.slice(4)];
    expect(told(page(ALL, { list: items(list) }))).toEqual(AS_DECLARED);
  });
});

describe('steps of the list that the data leaves out', () => {
  test('a long first one is added', () => {
    expect(told(page({ ...ALL, steps: STEPS.slice(1) }, {}))).toEqual(COMPLETED);
  });

  test('the last one is added, though the story tells of the one before it', () => {
    const steps = STEPS.slice(0, 2);
    expect(told(page({ ...ALL, steps }, { method: items(STEPS.slice(0, 3)) }))).toEqual({
      ...COMPLETED,
      steps: STEPS.slice(0, 3),
    });
  });

  test.each([
    ['of the same class', 'step', true],
    ['of another class', 'hint', false],
  ])('those below another name are added as items %s', (_what, kind, isAdded) => {
    const more = ['Warm the cream and stir the mustard into it.', 'Pour it around the squash.'];
    const method = `${items(STEPS, 'step')}</ol><h3>Mustard cream</h3><ol>${items(more, kind)}`;
    expect(told(page(ALL, { method }))).toEqual(
      isAdded ? { ...COMPLETED, steps: [...STEPS, ...more] } : AS_DECLARED,
    );
  });

  test('one without a full stop is added where it gives a number', () => {
    const all = ['Preheat the oven to 200° C', ...STEPS];
    expect(told(page(ALL, { method: items(all) }))).toEqual({ ...COMPLETED, steps: all });
  });

  test('one without a full stop or a number may name the part below it', () => {
    expect(told(page(ALL, { method: items(['Prepare the squash', ...STEPS]) }))).toEqual(
      AS_DECLARED,
    );
  });

  test.each(['If you try this bake, let me know in the comments.', 'Bon appétit !'])(
    'a last word to the reader is none: %s',
    (word) => {
      expect(told(page(ALL, { method: items([...STEPS, word], 'step') }))).toEqual(AS_DECLARED);
    },
  );

  test('one that ends within a sentence is completed', () => {
    const steps = STEPS.with(2, 'Spread them in the dish and bake');
    expect(told(page({ ...ALL, steps }, {}))).toEqual(COMPLETED);
  });

  test('one that is shortened is taken from its name', () => {
    const steps = STEPS.map((name) => ({ '@type': 'HowToStep', name, text: name.slice(0, 30) }));
    expect(told(page({ ...ALL, steps }, {}))).toEqual(AS_DECLARED);
  });
});
