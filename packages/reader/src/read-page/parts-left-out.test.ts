import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import {
  TITLE,
  INGREDIENTS,
  STEPS,
  items,
  page,
  block,
  declared,
  list,
  method,
} from '../testing/plum-dumplings.ts';

describe('data that breaks off', () => {
  const whole = JSON.stringify({
    '@type': 'Recipe',
    name: TITLE,
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const upTo = (words: string): string => block(whole.slice(0, whole.indexOf(words)));

  test.each([
    ['in the middle of a step', 'they rise'],
    ['between two steps', '"text":"Wrap'],
  ])('%s is completed from the page, and the reader is not sure', (_where, words) => {
    const recipe = page(upTo(words), list + method);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('in the middle of an ingredient is completed from the page', () => {
    const recipe = page(upTo('breadcrumbs'), list + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('where the page does not show the rest, the last line is marked', () => {
    const recipe = page(upTo(' in a piece of dough'), '<p>A dish of late summer.</p>');
    const last = recipe?.evidence.find(({ path }) => path === 'directions.2');
    expect(last?.excerpt).toBe('Wrap each of the plums');
    expect(last?.confidence).toBe(50);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('behind its lists loses nothing', () => {
    const recipe = page(block(whole.slice(0, -1)), list + method);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

describe('data that lists only the first ingredients', () => {
  const some = declared(INGREDIENTS.slice(0, 3), STEPS);

  test.each([
    ['rows', INGREDIENTS.map((line) => `<div class="row"><span>${line}</span></div>`).join('')],
    ['lines of a paragraph', `<p>${INGREDIENTS.join('<br>')}</p>`],
    [
      'the list of the next part',
      `<h3>Dough</h3><ul>${items(INGREDIENTS.slice(0, 3))}</ul><h3>Crumbs</h3><ul>${items(INGREDIENTS.slice(3))}</ul>`,
    ],
    [
      'boxes to tick',
      INGREDIENTS.map((line) => `<label><input type="checkbox"> ${line}</label>`).join('\n'),
    ],
    [
      'boxes to tick with labels beside them',
      INGREDIENTS.map((line, at) => `<input id="i${at}"><label for="i${at}">${line}</label>`).join(
        '',
      ),
    ],
    ['lines with bullets', `<p>${INGREDIENTS.map((line) => `• ${line}`).join('<br>\n')}</p>`],
    [
      'described amounts',
      `<dl>${INGREDIENTS.map((line) => line.replace(/^(\d+(?: g)?) (.*)$/, '<dt>$1</dt><dd>$2</dd>')).join('')}</dl>`,
    ],
    [
      'the list below an advertisement',
      `<ul>${items(INGREDIENTS.slice(0, 3))}</ul><div>Advertisement</div><ul>${items(INGREDIENTS.slice(3))}</ul>`,
    ],
    [
      'the list below a request to subscribe',
      `<ul>${items(INGREDIENTS.slice(0, 3))}</ul><p>Sign up for our newsletter</p><ul>${items(INGREDIENTS.slice(3))}</ul>`,
    ],
  ])('the rest is taken from %s', (_where, shown) => {
    const recipe = page(some, `<h2>Ingredients</h2>${shown}${method}`);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeLessThan(70);
  });
});

describe('data that lists only the last part of the ingredients', () => {
  const some = declared(INGREDIENTS.slice(3), STEPS);
  const crumbs = `<h3>Crumbs</h3><ul>${items(INGREDIENTS.slice(3))}</ul>`;

  test.each(['', '<h3>Dough</h3>'])('is completed with the part above it %s', (name) => {
    const dough = `${name}<ul>${items(INGREDIENTS.slice(0, 3))}</ul>`;
    const recipe = page(some, `<h2>Ingredients</h2>${dough}${crumbs}${method}`);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each([
    ['facts', `<ul>${items(['Serves 4', '30 minutes', '320 kcal'])}</ul>`],
    ['links', '<ul><li><a href="/a">12 plum cakes</a></li><li><a href="/b">9 pies</a></li></ul>'],
    [
      'the list of another dish',
      `<ul>${items(['3 eggs', '200 g flour'])}</ul><p>That was our pancake of the week.</p>`,
    ],
  ])('is not completed with %s', (_what, above) => {
    const recipe = page(some, `${above}${crumbs}${method}`);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS.slice(3));
  });
});

/** What is read where the page lists these rows, and the data all of its own ingredients. */
const readListed = (rows: readonly string[]): ReturnType<typeof page> =>
  page(declared(INGREDIENTS, STEPS), `<h2>Ingredients</h2><ul>${items(rows)}</ul>${method}`);
const ingredientsListed = (rows: readonly string[]): string[] =>
  linesOf(readListed(rows), 'ingredients');

describe('rows of a list that only name a food', () => {
  test('are names of parts where each of several stands above rows with amounts', () => {
    const rows = ['Potatoes', ...INGREDIENTS.slice(0, 3), 'Crumbs', ...INGREDIENTS.slice(3)];
    expect(ingredientsListed(rows.with(4, 'Breadcrumbs'))).toEqual(INGREDIENTS);
  });

  test('may be bought where one stands alone', () => {
    const rows = INGREDIENTS.toSpliced(2, 0, 'Cinnamon');
    expect(ingredientsListed(rows)).toEqual(rows);
  });
});

describe('rows between the declared ones', () => {
  test.each([
    'Water',
    'Wasser',
    'Ice',
    'Fat for frying',
    'Low-calorie sweetener',
    'Store-bought stock',
    'Sugar 20 g',
    'Salt 1 tsp',
    '1 serving of rice',
    '2 EL Öl',
    '1 tk só',
    '200 g chocolate (70%)',
    '200 ml cream (35% fat)',
    '1 tbsp 9% vinegar',
    '100 ml śmietanki 30%',
    'Sahne 30 % 200 ml',
    '200 g rice, soaked for 30 minutes',
    '1 Minute rice pouch',
    '4 servings rice',
    '1 calorie-free sweetener sachet',
  ])('are food: %s', (row) => {
    const rows = INGREDIENTS.toSpliced(2, 0, row);
    expect(ingredientsListed(rows)).toEqual(rows);
  });

  test.each([
    'Protein 5 g',
    'Carbohydrates 20 g',
    'Serves 4',
    '4 servings',
    'Topping',
    'Added sugars 5 g 10%',
    '200 g coffee 20% off',
    '12% vitamin C',
    '20 mins',
    '{{x.amount}} {{x.name}}',
    '20 mins prep',
    '20 minutes in all',
    '4 servings each',
    '320 calories',
    '2 óra 30 perc',
  ])('may be something else: %s', (row) => {
    expect(ingredientsListed(INGREDIENTS.toSpliced(2, 0, row))).toEqual(INGREDIENTS);
  });

  test('tables of nutrients that follow at once are none', () => {
    const rows = [...INGREDIENTS, 'Fat 5 g', 'Sugar 20 g', 'Salt 1 g'];
    expect(ingredientsListed(rows)).toEqual(INGREDIENTS);
  });
});

test.each(['1 tin tomatoes', 'Butter for the tin', '2 cinnamon sticks'])(
  'a food whose line names what may be a tool is one: %s',
  (row) => {
    const rows = INGREDIENTS.toSpliced(2, 0, row);
    expect(ingredientsListed(rows)).toEqual(rows);
  },
);

test.each(['about 3 tbsp', '(3 tbsp)'])('"%s" below the last line is the same again', (below) => {
  const rows = INGREDIENTS.map((line, at) =>
    at === INGREDIENTS.length - 1 ? `${line}<br>${below}` : line,
  );
  const recipe = readListed(rows);
  expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
  expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
});

test('what is only counted behind a bullet is an ingredient too', () => {
  const all = [...INGREDIENTS, '2 eggs', '1 lemon'];
  const shown = `<h2>Ingredients</h2><p>${all.map((line) => `• ${line}`).join('<br>')}</p>`;
  const recipe = page(declared(INGREDIENTS, STEPS), shown + method);
  expect(linesOf(recipe, 'ingredients')).toEqual(all);
  expect(recipe?.confidence).toBeLessThan(70);
});

describe('a whole list of ingredients stays as it is', () => {
  const ticked = INGREDIENTS.map((line) => `<label><input type="checkbox"> ${line}</label>`).join(
    '',
  );

  test.each([
    [
      'above what a portion holds',
      `<ul>${items(INGREDIENTS)}</ul><dl><dt>320</dt><dd>kcal</dd><dt>12 g</dt><dd>Fat</dd><dt>9 g</dt><dd>Protein</dd></dl>`,
    ],
    [
      'above a choice of portions',
      `${ticked}<label><input type="radio"> 2 servings</label><label><input type="radio"> 4 servings</label>`,
    ],
    [
      'around paper',
      `<ul>${items(INGREDIENTS.slice(0, 2))}</ul><p>1 sheet baking paper</p><ul>${items(INGREDIENTS.slice(2))}</ul>`,
    ],
    ['above a tin', `<ul>${items(INGREDIENTS)}</ul><p>1 cake tin (24 cm)</p>`],
    ['above a list of tools', `<ul>${items(INGREDIENTS)}</ul><ul>${items(['1 cake tin'])}</ul>`],
    [
      'above an advertisement and tools',
      `<ul>${items(INGREDIENTS)}</ul><div>Advertisement</div><h3>Equipment</h3><ul>${items(['1 large pot', '2 wooden spoons'])}</ul>`,
    ],
  ])('%s', (_where, shown) => {
    const recipe = page(declared(INGREDIENTS, STEPS), `<h2>Ingredients</h2>${shown}${method}`);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

describe('markup that ends before its lists do', () => {
  const marked = (lines_: readonly string[], property: string, count: number): string =>
    lines_
      .map((line, at) => `<li${at < count ? ` itemprop="${property}"` : ''}>${line}</li>`)
      .join('');

  test('both lists are taken to their end', () => {
    const recipe = page(
      '',
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${TITLE}</h2>
        <h3>Ingredients</h3><ul>${marked(INGREDIENTS, 'recipeIngredient', 3)}</ul>
        <h3>Method</h3><ol>${marked(STEPS, 'recipeInstructions', 2)}</ol></div>`,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('what follows a marked list without being food is not taken', () => {
    const recipe = page(
      '',
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${TITLE}</h2>
        <h3>Ingredients</h3><ul>${marked([...INGREDIENTS, 'Into my basket'], 'recipeIngredient', 5)}</ul>
        <h3>Method</h3><ol>${marked(STEPS, 'recipeInstructions', 4)}</ol></div>`,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});
