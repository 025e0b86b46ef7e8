import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const URL = 'https://table.example/barley-broth';
const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');

const BROTH = ['200 g pearl barley', '2 carrots', '1 leek', '1.5 l stock'];
const BROTH_STEPS = [
  'Slice the carrots and the leek and soften them in a pot.',
  'Add barley and stock and simmer for an hour.',
];
const FOOL = {
  '@type': 'Recipe',
  name: 'Gooseberry Fool',
  recipeYield: '6',
  recipeIngredient: ['500 g gooseberries', '300 ml cream'],
  recipeInstructions: ['Stew the gooseberries until they burst.', 'Fold them into the cream.'],
};

const page = (data: object, more: string): string =>
  `<html lang="en"><title>Barley Broth - Our Table</title><script type="application/ld+json">${JSON.stringify(data)}</script>
   <body><h1>Barley Broth</h1><h2>Ingredients</h2><ul>${items(BROTH)}</ul><h2>Method</h2><ol>${items(BROTH_STEPS)}</ol>${more}</body></html>`;

describe('data of another recipe than the page shows', () => {
  test.each([
    ['is only named beside it', '<aside><h4>Gooseberry Fool</h4></aside>'],
    [
      'is shown whole beside it',
      `<aside><h4>Gooseberry Fool</h4><ul>${items(FOOL.recipeIngredient)}</ul><p>${FOOL.recipeInstructions.join('</p><p>')}</p></aside>`,
    ],
  ])('gives way to the one under the heading of the page where it %s', (_way, more) => {
    const recipe = readPage(page(FOOL, more), URL);
    expect(recipe?.title).toBe('Barley Broth');
    expect(linesOf(recipe, 'ingredients')).toEqual(BROTH);
    expect(linesOf(recipe, 'directions')).toEqual(BROTH_STEPS);
    expect(recipe?.servings).toBe(0);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('gives way with its portions and times to those that the page tells of its own', () => {
    const told = '<p>Serves 4</p><p>Cook time: 70 minutes</p><p>Difficulty: hard</p>';
    const html = page({ ...FOOL, cookTime: 'PT10M', difficulty: 'easy' }, '');
    const recipe = readPage(html.replace('<h2>Method', `${told}<h2>Method`), URL);
    expect(recipe).toMatchObject({ servings: 4, cookTime: 70, difficulty: 'hard' });
  });

  test('gives way with its nutrition as well', () => {
    const told = '<h2>Nutrition per serving</h2><p>Calories: 310 kcal</p><p>Protein: 9 g</p>';
    const html = page({ ...FOOL, nutrition: { calories: '520 kcal' } }, told);
    expect(readPage(html, URL)?.nutrition).toEqual({ calories: 310, protein: 9 });
  });

  test('is left alone where the page only has another title', () => {
    const recipe = readPage(
      `<html lang="en"><title>Sunday on the veranda</title><script type="application/ld+json">${JSON.stringify(FOOL)}</script>
       <body><h1>Sunday on the veranda</h1><ul>${items(FOOL.recipeIngredient)}</ul><ol>${items(FOOL.recipeInstructions)}</ol></body></html>`,
      URL,
    );
    expect(recipe?.title).toBe('Gooseberry Fool');
    expect(linesOf(recipe, 'ingredients')).toEqual(FOOL.recipeIngredient);
  });
});

describe('a page that declares several recipes', () => {
  test('is about the one that it shows first where its title names none, whatever its data names first', () => {
    const broth = {
      '@type': 'Recipe',
      name: 'Barley Broth',
      recipeIngredient: BROTH,
      recipeInstructions: BROTH_STEPS,
    };
    const marked = (kind: string, lines: readonly string[]): string =>
      lines.map((line) => `<li class="wprm-recipe-${kind}">${line}</li>`).join('');
    const card = ({ name, recipeIngredient, recipeInstructions }: typeof broth): string =>
      `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${name}</h2><h3>Ingredients</h3><ul>${marked('ingredient', recipeIngredient)}</ul><h3>Instructions</h3><ol>${marked('instruction', recipeInstructions)}</ol></div>`;
    const recipe = readPage(
      `<html lang="en"><title>Sunday lunch</title><script type="application/ld+json">${JSON.stringify([FOOL, broth])}</script><body><h1>Sunday lunch</h1>${card(broth)}${card(FOOL)}</body></html>`,
      URL,
    );
    expect(recipe?.title).toBe('Barley Broth');
    expect(linesOf(recipe, 'ingredients')).toEqual(BROTH);
    expect(linesOf(recipe, 'directions')).toEqual(BROTH_STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  const named = (name: string, fruit: string): typeof FOOL => ({
    ...FOOL,
    name,
    recipeIngredient: [`500 g ${fruit}`, '300 ml cream'],
  });
  const read = (title: string): ReturnType<typeof readPage> => {
    const recipes = [named('Fool', 'gooseberries'), named('Plum Fool', 'plums')];
    const shown = recipes.map(
      ({ name, recipeIngredient, recipeInstructions }) =>
        `<h2>${name}</h2><ul>${items(recipeIngredient)}</ul><ol>${items(recipeInstructions)}</ol>`,
    );
    return readPage(
      `<html lang="en"><title>${title}</title><script type="application/ld+json">${JSON.stringify(recipes)}</script>
       <body><h1>${title}</h1>${shown.join('')}</body></html>`,
      URL,
    );
  };

  test('is about the one that its title names best', () => {
    const recipe = read('Plum Fool');
    expect(recipe).toMatchObject({ title: 'Plum Fool', confidence: 97 });
    expect(recipe?.oneOfSeveral).toBeUndefined();
  });

  test('is about the first of them where its title names none, and the reader is not sure', () => {
    const recipe = read('Two cold sweets');
    expect(recipe).toMatchObject({ title: 'Fool', oneOfSeveral: true });
    expect(recipe?.confidence).toBeLessThan(70);
  });
});

describe('a page on which several recipes stand marked', () => {
  const marked = (name: string, foods: readonly string[], step: string): string =>
    `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${name}</h2>
     <ul>${foods.map((food) => `<li itemprop="recipeIngredient">${food}</li>`).join('')}</ul>
     <p itemprop="recipeInstructions">${step}</p></div>`;
  const read = (title: string): ReturnType<typeof readPage> =>
    readPage(
      `<html lang="en"><title>${title}</title><body><h1>${title}</h1>
       ${marked('Barley Broth', BROTH, BROTH_STEPS.join(' '))}
       ${marked('Herb Dumplings', ['200 g flour', '2 eggs', '1 bunch chervil'], 'Stir to a firm dough, and poach spoonfuls of it.')}
       </body></html>`,
      URL,
    );

  test.each(['Barley Broth with Dumplings', 'Broth and dumplings', 'Sunday lunch'])(
    'may be about others too: %s',
    (title) => {
      const recipe = read(title);
      expect(recipe?.oneOfSeveral).toBe(true);
      expect(recipe?.confidence).toBeLessThan(70);
    },
  );

  test.each(['Barley Broth', 'Barley Broth | Dumplings and more'])(
    'is about the one that its title names: %s',
    (title) => {
      expect(read(title)?.oneOfSeveral).toBeUndefined();
    },
  );
});

test('a name that any recipe may have gives way to the heading of the page', () => {
  const recipe = readPage(
    `<html lang="de"><title>Graupensuppe</title><script type="application/ld+json">${JSON.stringify({ ...FOOL, name: 'Rezept' })}</script>
     <body><h1>Graupensuppe</h1><ul>${items(FOOL.recipeIngredient)}</ul><ol>${items(FOOL.recipeInstructions)}</ol></body></html>`,
    URL,
  );
  expect(recipe?.title).toBe('Graupensuppe');
});
