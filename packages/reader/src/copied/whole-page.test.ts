import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

/** A page copied from its first line to its last; what is asked of it is the same in every shape. */
const MENU = 'Nora Cooks\nHome\nRecipes\nAbout';
const TITLE = 'Smoky Bean Stew';
const BYLINE = 'By Nora · May 7, 2023 · 96 comments';
const STORY =
  'This stew is thick, smoky and ready in under an hour.\n\nServe it with rice and a dollop of yogurt.';
const HOW_TO = 'How to make it\nFry the onion slowly and be patient.\n\nStorage\nKeeps for 3 days.';
const CARD = `${TITLE}\n4.9 from 80 votes\nA thick, smoky stew.`;
const FACTS =
  'Prep Time 10 minutes mins\nCook Time 1 hour hr 20 minutes mins\nServings: 4 servings';
const LISTS =
  'Ingredients\n1 onion chopped\n2 cans (15 oz) black beans drained\n1 tbsp smoked paprika\nsalt to taste\nInstructions\nFry the onion in a wide pot.\nAdd the beans and the paprika.\nCook for 1 hour 20 minutes.';
const BELOW =
  'Notes\nFreezes well.\n\nComments\nTom says: I added 2 cups corn. Stir it in late!\n\n© 2023 Nora Cooks';

const page = (...parts: readonly string[]): string => [...parts, LISTS, BELOW].join('\n\n');

const PAGES = {
  'with all that stands around a recipe': page(MENU, `${TITLE}\n${BYLINE}`, STORY, CARD, FACTS),
  'with headings in its story': page(MENU, `${TITLE}\n${BYLINE}`, STORY, HOW_TO, CARD, FACTS),
  'without a byline': page(MENU, TITLE, STORY, CARD, FACTS),
  'that names its dish once': page(MENU, `${TITLE}\n${BYLINE}`, STORY, '4.9 from 80 votes', FACTS),
  'without its menu': page(`Nora Cooks\n${TITLE}`, BYLINE, STORY, CARD, FACTS),
  'without blank lines': page(MENU, TITLE, BYLINE, STORY, CARD, FACTS).replaceAll(/\n+/gu, '\n'),
};

describe.each(Object.entries(PAGES))('a copied page %s', (_, text) => {
  const recipe = readText(text);

  test('is named by its dish, with the times beside it', () => {
    expect(recipe).toMatchObject({ title: TITLE, prepTime: 10, cookTime: 80, servings: 4 });
    expect(recipe?.evidence.find(({ path }) => path === 'cookTime')?.confidence).toBe(90);
  });

  test('holds the two lists that it heads, and nothing from above them', () => {
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual([
      'onion chopped',
      'black beans drained (15 oz)',
      'smoked paprika',
      'salt',
    ]);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
      'Fry the onion in a wide pot.',
      'Add the beans and the paprika.',
      'Cook for 1 hour 20 minutes.',
    ]);
  });

  test('tells its story beside the recipe', () => {
    const beside = recipe?.leftOut?.map((each) => each.text).join('\n');
    expect(beside).toContain('Serve it with rice and a dollop of yogurt.');
    expect(beside).toContain('Notes: Freezes well.');
  });
});

test('a German page is read in the same way', () => {
  const recipe = readText(
    'Unsere Küche\nStartseite\nRezepte\n\nKartoffelsuppe mit Lauch\nvon Tom · 3. März 2024 · 12 Kommentare\n\nDiese Suppe wärmt jeden.\n\nMit Brot servieren und sofort essen.\n\nArbeitszeit\n15 Min.\nPortionen\n4\n\nZutaten\n500 g Kartoffeln\n1 Stange Lauch\n\nZubereitung\nKartoffeln schälen und in der Küche kochen.\nDen Lauch dazugeben und pürieren.',
  );
  expect(recipe).toMatchObject({ title: 'Kartoffelsuppe mit Lauch', prepTime: 15, servings: 4 });
  expect(recipe?.ingredients).toHaveLength(2);
  expect(recipe?.directions).toHaveLength(2);
});

test('directions that stand above the ingredients are the recipe, too', () => {
  const recipe = readText(
    'Bean stew\nMethod\nFry the onion in a wide pot.\nAdd the beans.\nIngredients\n1 onion\n2 cans black beans',
  );
  expect(recipe?.title).toBe('Bean stew');
  expect(recipe?.directions).toHaveLength(2);
  expect(recipe?.ingredients).toHaveLength(2);
});

test('a list without a heading above a recipe that has them is a recipe of its own', () => {
  const recipe = readText(
    `Pancakes\n1 cup flour\n1 cup milk\n1 egg\n\nMix and fry in butter.\n\n${TITLE}\n${LISTS}`,
  );
  expect(recipe?.title).toBe('Pancakes');
  expect(recipe?.ingredients).toHaveLength(3);
  expect(recipe?.leftOut?.map(({ text }) => text)).toContain(TITLE);
});
