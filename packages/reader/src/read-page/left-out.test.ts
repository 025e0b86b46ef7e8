import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const TITLE = 'Almond ring with lemon glaze';
const RING = ['250 g flour', '150 g sugar', '4 eggs', '100 g ground almonds'];
const GLAZE = ['120 g icing sugar', '2 tbsp lemon juice'];
const BAKE = [
  'Beat the sugar with the eggs until the mixture is pale.',
  'Fold in the flour and the almonds with a large spoon.',
  'Bake in a buttered ring tin for fifty minutes.',
];
const COVER = ['Stir the icing sugar into the lemon juice.', 'Pour it over the cold ring.'];

const list = (lines: readonly string[], tag = 'ul'): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`;

interface Told {
  ingredients: readonly string[];
  steps: readonly string[];
}

function page({ ingredients, steps }: Told, body: string): ReturnType<typeof readPage> {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: TITLE,
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="en"><title>${TITLE}</title><script type="application/ld+json">${data}</script>
    <body><h1>${TITLE}</h1><p>My neighbour bakes it for birthdays.</p>${body}</body></html>`,
    'https://table.example/almond-ring',
  );
}

const ALL: Told = { ingredients: [...RING, ...GLAZE], steps: [...BAKE, ...COVER] };
const shown = (ingredients: string, steps: string): string =>
  `<h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}`;
const inOne = shown(list(ALL.ingredients), list(ALL.steps, 'ol'));
const without = (lines: readonly string[], at: number): string[] =>
  lines.filter((_, i) => i !== at);

const told = (recipe: ReturnType<typeof readPage>): Told & { isSure: boolean } => ({
  ingredients: linesOf(recipe, 'ingredients'),
  steps: linesOf(recipe, 'directions'),
  isSure: (recipe?.confidence ?? 0) >= 70,
});
const COMPLETED = { ...ALL, isSure: false };

describe('data that is shorter than the lists of its page', () => {
  test.each([0, 2, 5])('ingredient %i is added in its place', (at) => {
    expect(told(page({ ...ALL, ingredients: without(ALL.ingredients, at) }, inOne))).toEqual(
      COMPLETED,
    );
  });

  test.each([0, 2, 3])(
    'ingredient %i is added though the page lacks the notes of two others',
    (at) => {
      const ingredients = [...RING, '120 g icing sugar', '2 tbsp lemon juice', '1 tbsp rum'];
      const noted = ingredients
        .with(4, '120 g icing sugar, sifted')
        .with(6, '1 tbsp rum, if you like');
      const body = shown(list(ingredients), list(ALL.steps, 'ol'));
      const recipe = page({ ...ALL, ingredients: without(noted, at) }, body);
      expect(linesOf(recipe, 'ingredients')).toContain(ingredients[at]);
      expect(recipe?.confidence).toBeLessThan(70);
    },
  );

  test.each([
    ['a link to a style', '<link rel="stylesheet" href="/print.css">'],
    ['a menu whose items are not closed', '<ul><li>Home<li>About us</ul>'],
    ['looks that hold a sign for more', '<div class="[&>p]:mb-4">Welcome</div>'],
  ])('a row is added in its place on a page with %s', (_what, above) => {
    const rows = ALL.ingredients.map((line) => `<p class="[&>b]:bold">${line}</p>`).join('');
    const body = above + shown(rows, list(ALL.steps, 'ol'));
    expect(told(page({ ...ALL, ingredients: without(ALL.ingredients, 2) }, body))).toEqual(
      COMPLETED,
    );
  });

  test.each([
    ['3 ägg', 'items'],
    ['1 ei', 'items'],
    ['2 æg', 'rows'],
    ['1 por', 'rows'],
  ])('a food of few letters is added in its place: %s among %s', (food, kind) => {
    const ingredients = RING.toSpliced(2, 0, food);
    const rows = ingredients.map((line) => `<p>${line}</p>`).join('');
    const body = shown(kind === 'items' ? list(ingredients) : rows, list(BAKE, 'ol'));
    expect(told(page({ ingredients: RING, steps: BAKE }, body))).toEqual({
      ingredients,
      steps: BAKE,
      isSure: false,
    });
  });

  test('an ingredient from a table has its amount apart from its food', () => {
    const rows = RING.map((line) => line.replace(/^(\d+(?: g)?) (.*)$/, '<td>$1</td><td>$2</td>'));
    const body = shown(`<table><tr>${rows.join('</tr><tr>')}</tr></table>`, list(BAKE, 'ol'));
    expect(told(page({ ingredients: without(RING, 1), steps: BAKE }, body))).toEqual({
      ingredients: RING,
      steps: BAKE,
      isSure: false,
    });
  });

  test.each(['2 kg', '1 x', '3 tl', '4 st'])(
    'what only measures or counts is no food of few letters: %s',
    (row) => {
      const body = shown(list(RING.toSpliced(2, 0, row)), list(BAKE, 'ol'));
      expect(told(page({ ingredients: RING, steps: BAKE }, body)).ingredients).toEqual(RING);
    },
  );

  test('a step of a few words is added in its place', () => {
    const steps = [...BAKE.slice(0, 2), 'Butter a ring tin.', ...BAKE.slice(2)];
    const body = shown(list(RING), list(steps, 'ol'));
    expect(told(page({ ingredients: RING, steps: BAKE }, body))).toEqual({
      ingredients: RING,
      steps,
      isSure: false,
    });
  });

  test('a line that is declared twice does not hide one that is left out', () => {
    const ingredients = [...RING, '1 pinch of salt', ...GLAZE, '1 pinch of salt'];
    const steps = [...BAKE, 'Leave it for ten minutes.', ...COVER, 'Leave it for ten minutes.'];
    const body = shown(list(ingredients), list(steps, 'ol'));
    expect(
      told(page({ ingredients: without(ingredients, 1), steps: without(steps, 4) }, body)),
    ).toEqual({ ingredients, steps, isSure: false });
  });

  test.each([0, 1, 4])('step %i is added in its place', (at) => {
    expect(told(page({ ...ALL, steps: without(ALL.steps, at) }, inOne))).toEqual(COMPLETED);
  });

  test.each([
    ['headings', (name: string) => `<h3>${name}</h3>`],
    ['bold lines', (name: string) => `<p><b>${name}:</b></p>`],
  ])('a part of the dish under %s is added to both lists', (_under, named) => {
    const body = shown(
      named('Ring') + list(RING) + named('Glaze') + list(GLAZE),
      named('Ring') + list(BAKE, 'ol') + named('Glaze') + list(COVER, 'ol'),
    );
    expect(told(page({ ingredients: RING, steps: BAKE }, body))).toEqual(COMPLETED);
  });

  test.each(['Make the glaze', 'With the glaze'])(
    'steps below "%s" are added, though a note could begin so too',
    (name) => {
      const body = shown(
        list(ALL.ingredients),
        `${list(BAKE, 'ol')}<h3>${name}</h3>${list(COVER, 'ol')}`,
      );
      expect(told(page({ ...ALL, steps: BAKE }, body))).toEqual(COMPLETED);
    },
  );

  test.each([
    ['paragraphs', (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')],
    ['typed lines', (lines: readonly string[]) => `<p>${lines.join('<br>')}</p>`],
    [
      'rows of a table',
      (lines: readonly string[]) =>
        `<table>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>`,
    ],
  ])('what is written as %s is completed as well', (_how, write) => {
    const body = shown(write(ALL.ingredients), write(ALL.steps));
    expect(told(page({ ...ALL, ingredients: without(ALL.ingredients, 0) }, body))).toEqual(
      COMPLETED,
    );
    expect(told(page({ ...ALL, ingredients: without(ALL.ingredients, 5) }, body))).toEqual(
      COMPLETED,
    );
    expect(told(page({ ...ALL, steps: without(ALL.steps, 0) }, body))).toEqual(COMPLETED);
    expect(told(page({ ...ALL, steps: without(ALL.steps, 2) }, body))).toEqual(COMPLETED);
  });

  test('a second part in a column of its own is added', () => {
    const columns = `<div><div><h3>Ring</h3>${list(RING)}</div><div><h3>Glaze</h3>${list(GLAZE)}</div></div>`;
    expect(
      told(page({ ...ALL, ingredients: RING }, shown(columns, list(ALL.steps, 'ol')))),
    ).toEqual(COMPLETED);
  });

  test('lines that break off are told to their end', () => {
    const steps = ALL.steps.map((step) => `${step.slice(0, 18)}…`);
    const ingredients = ['250 g fl...', ...ALL.ingredients.slice(1)];
    expect(told(page({ ingredients, steps }, inOne))).toEqual(COMPLETED);
  });

  test('steps that break off without dots are told to their end', () => {
    const steps = ALL.steps.map((step) => step.slice(0, 19));
    expect(told(page({ ...ALL, steps }, inOne))).toEqual(COMPLETED);
  });

  test('a card below for what the title names too is added to both lists', () => {
    const card = (name: string, ingredients: readonly string[], steps: readonly string[]): string =>
      `<section><h2>${name}</h2><h3>Ingredients</h3>${list(ingredients)}<h3>Method</h3>${list(steps, 'ol')}</section>`;
    const body = card('Almond ring', RING, BAKE) + card('Lemon glaze', GLAZE, COVER);
    expect(told(page({ ingredients: RING, steps: BAKE }, body))).toEqual(COMPLETED);
  });
});

test('steps of a part that only the page shows follow the marked ones', () => {
  const marked = (lines: readonly string[], property: string): string =>
    lines.map((line) => `<li itemprop="${property}">${line}</li>`).join('');
  const recipe = readPage(
    `<html lang="en"><title>${TITLE}</title><body>
    <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${TITLE}</h1>
    <ul>${marked(ALL.ingredients, 'recipeIngredient')}</ul>
    <h3>Ring</h3><ol>${marked(BAKE, 'recipeInstructions')}</ol>
    <h3>Glaze</h3>${list(COVER, 'ol')}</div></body></html>`,
    'https://table.example/almond-ring',
  );
  expect(told(recipe)).toEqual(COMPLETED);
});

describe('what stands around whole lists is not of them', () => {
  test.each([
    ['notes', '<h3>Notes</h3>', ['Use 200 g of spelt flour instead.', 'Keep it in a tin.']],
    ['tips under a name', '<h3>Tips for a good ring</h3>', ['Butter the tin well.', 'Wait.']],
    ['variations', '<h3>Make it vegan</h3>', ['Take 200 g of apple sauce.', 'Bake it longer.']],
    ['advice', '<h3>Good to know</h3>', ['The ring keeps for a week.', 'It also freezes well.']],
    ['nutrition', '<h3>Per slice</h3>', ['Calories 310 kcal', 'Fat 12 g', 'Protein 6 g']],
    ['related recipes', '<h3>More rings</h3>', ['10 best ring cakes', '5 lemon cakes']],
    ['equipment', '<h3>Equipment</h3>', ['1 ring tin', '2 bowls']],
    ['questions', '<h3>Can I freeze it?</h3>', ['Yes, for 3 months.', 'Thaw it overnight first.']],
  ])('%s', (_what, heading, lines) => {
    for (const tag of ['ul', 'ol']) {
      const body = shown(list(ALL.ingredients), list(ALL.steps, 'ol') + heading + list(lines, tag));
      const recipe = page(ALL, body);
      expect(linesOf(recipe, 'ingredients')).toEqual(ALL.ingredients);
      expect(linesOf(recipe, 'directions')).toEqual(ALL.steps);
      expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
    }
  });

  test('a story that tells some of the steps in other words', () => {
    const story = list([BAKE[0] ?? '', 'Now the flour goes in, a spoon at a time.'], 'ol');
    const recipe = page(ALL, `<h2>How it is done</h2>${story}${inOne}`);
    expect(linesOf(recipe, 'directions')).toEqual(ALL.steps);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('the same list in other measures', () => {
    const cups = ['2 cups flour', '3/4 cup sugar', '4 eggs', '1 cup ground almonds'];
    const glaze = ['1 cup icing sugar', '2 tbsp lemon juice'];
    const body = shown(
      `${list(ALL.ingredients)}<h3>Cups</h3>${list([...cups, ...glaze])}`,
      list(ALL.steps, 'ol'),
    );
    const recipe = page(ALL, body);
    expect(linesOf(recipe, 'ingredients')).toEqual(ALL.ingredients);
  });
});

describe('what stands below the lists and is more of them, though its first words are those of other parts', () => {
  test.each(['Prepared mustard 2 tbsp', 'Steppe honey 3 tbsp'])(
    'a part whose first ingredient is "%s" is added',
    (first) => {
      const part = [first, '1 tsp sugar crystals'];
      const body = shown(`${list(RING)}<h3>Sauce</h3>${list(part)}`, list(BAKE, 'ol'));
      const recipe = told(page({ ingredients: RING, steps: BAKE }, body));
      expect(recipe.ingredients).toEqual([...RING, ...part]);
      expect(recipe.isSure).toBe(false);
    },
  );

  test.each(['For the prepared glaze', 'Glaze preparation', 'Lemon glaze'])(
    'ingredients under "%s" are added',
    (name) => {
      const body = shown(`${list(RING)}<h3>${name}</h3>${list(GLAZE)}`, list(ALL.steps, 'ol'));
      expect(told(page({ ...ALL, ingredients: RING }, body))).toEqual(COMPLETED);
    },
  );

  test.each([
    'More icing sugar is stirred into the lemon juice.',
    'Recommended by my neighbour: stir the icing sugar in slowly.',
    'Unlock the tin and turn the ring out while it is warm.',
    'Rate it done when the glaze no longer sticks to a finger.',
    'Get this onto the cold ring before it sets.',
    'You may like to add some lemon zest to the glaze.',
  ])('steps that begin with "%s" put the data in doubt', (first) => {
    const more = [first, 'Pour the glaze over the cold ring.', 'Let the glaze set for an hour.'];
    const body = shown(list(ALL.ingredients), list(BAKE, 'ol') + list(more, 'ol'));
    expect(told(page({ ...ALL, steps: BAKE }, body)).isSure).toBe(false);
  });

  test.each([['About 120 g icing sugar'], ['Salt'], ['120 g icing sugar']])(
    'a card of the glaze whose list begins with "%s" is added',
    (first) => {
      const glaze = [first, '2 tbsp lemon juice', '1 tsp lemon zest'];
      const card = `<h2>Notes</h2><p>It keeps for a week.</p><h2>Lemon glaze</h2><h3>Ingredients</h3>${list(glaze)}<h3>Method</h3>${list(COVER, 'ol')}`;
      const body = shown(list(RING), list(BAKE, 'ol')) + card;
      expect(told(page({ ingredients: RING, steps: BAKE }, body))).toEqual({
        ingredients: [...RING, ...glaze],
        steps: [...BAKE, ...COVER],
        isSure: false,
      });
    },
  );
});
