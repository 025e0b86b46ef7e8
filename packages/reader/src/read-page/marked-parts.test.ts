import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['200 g flour', '4 ripe plums', '1 pinch of salt'];
const STEPS = [
  'Rub the flour with the salt and the butter until it is crumbly.',
  'Lay the plums on the dough and bake for 40 minutes until golden.',
];

const items = (lines: readonly string[], attributes = ''): string =>
  lines.map((line) => `<li ${attributes}>${line}</li>`).join('');
const INGREDIENT_LIST = `<ul>${items(INGREDIENTS, 'itemprop="recipeIngredient"')}</ul>`;
const STEP_LIST = `<ol itemprop="recipeInstructions">${items(STEPS)}</ol>`;
const NAME = '<h1 itemprop="name">Plum Tart</h1>';

const page = (body: string): string =>
  `<html lang="en"><title>Plum Tart | The Oak Spoon</title><body>${body}</body></html>`;
const marked = (inner: string): string =>
  page(`<div itemscope itemtype="http://schema.org/Recipe">${NAME}${inner}</div>`);

const read = (html: string): ReturnType<typeof readPage> =>
  readPage(html, 'https://oak.example/plum-tart');

const linesOf = (recipe: ReturnType<typeof readPage>, field: string): (string | undefined)[] =>
  recipe?.evidence
    .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

const essence = (html: string): object => {
  const recipe = read(html);
  return {
    title: recipe?.title,
    ingredients: linesOf(recipe, 'ingredients'),
    steps: linesOf(recipe, 'directions'),
  };
};

const PLUM_TART = { title: 'Plum Tart', ingredients: INGREDIENTS, steps: STEPS };
const PARTS = [
  ['200 g', 'flour'],
  ['4', 'ripe plums'],
  ['1 pinch of', 'salt'],
] as const;

describe('readPage with recipes marked up in part, twice or around too much', () => {
  test.each([
    {
      way: 'headings stand inside of what is marked',
      html: marked(`<div itemprop="ingredients"><h3>Ingredients</h3><h4>Dough</h4><ul>${items(INGREDIENTS)}</ul></div>
        <div itemprop="recipeInstructions"><h3>Directions</h3><ol>${items(STEPS)}</ol></div>`),
    },
    {
      way: 'notes and advertisements stand between and behind the steps',
      html: marked(`${INGREDIENT_LIST}<div itemprop="recipeInstructions"><p>${STEPS[0]}</p><div>Advertisement</div>
        <p>${STEPS[1]}</p><h4>Notes</h4><p>It keeps for two days in a tin.</p></div>`),
    },
    {
      way: 'the whole recipe is marked as its steps',
      html: marked(`<div itemprop="recipeInstructions"><p>Plums were all we had that summer.</p><h2>Ingredients</h2>
        ${INGREDIENT_LIST}<h2>Method</h2><ol>${items(STEPS)}</ol></div>`),
    },
    {
      way: 'each step repeats what it needs',
      html: marked(`${INGREDIENT_LIST}<div itemprop="recipeInstructions"><p>200 g flour – 1 pinch of salt</p><p>${STEPS[0]}</p>
        <p>4 ripe plums</p><p>${STEPS[1]}</p></div>`),
    },
    {
      way: 'tips stand in a part of their own',
      html: marked(`${INGREDIENT_LIST}<div itemprop="recipeInstructions"><p>${STEPS[0]}</p><p>${STEPS[1]}</p>
        <div class="recipe-tips"><p>Pears will do as well.</p></div></div>`),
    },
    {
      way: 'only the names are marked, in list items',
      html: marked(
        `<ul>${PARTS.map(([amount, name]) => `<li><span>${amount}</span> <span itemprop="recipeIngredient">${name}</span></li>`).join('')}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'only the names are marked, in table cells',
      html: marked(
        `<table>${PARTS.map(([amount, name]) => `<tr><td>${amount}</td><td itemprop="recipeIngredient">${name}</td></tr>`).join('')}</table>${STEP_LIST}`,
      ),
    },
    {
      way: 'the list is marked in groups of lines',
      html: marked(`<p itemprop="ingredients">200 g flour<br>4 ripe plums</p>
        <p itemprop="ingredients">1 pinch of salt</p>${STEP_LIST}`),
    },
    {
      way: 'lines are parted in the source alone',
      html: marked(
        `<div itemprop="ingredients" style="white-space: pre-line">${INGREDIENTS.join('\n')}</div>${STEP_LIST}`,
      ),
    },
    {
      way: 'amounts and names are cells of a marked grid',
      html: marked(
        `<div itemprop="ingredients">${PARTS.map(([amount, name]) => `<div><div>${amount}</div><div>${name}</div></div>`).join('')}</div>${STEP_LIST}`,
      ),
    },
    {
      way: 'the name of a group is marked as an ingredient',
      html: marked(
        `<ul><li itemprop="recipeIngredient"><strong>For the dough</strong></li>${items(INGREDIENTS, 'itemprop="recipeIngredient"')}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'the values stand in attributes of empty elements',
      html: marked(
        `${INGREDIENTS.map((line) => `<span itemprop="recipeIngredient" content="${line}"></span>`).join('')}
        <meta itemprop="recipeInstructions" content='${JSON.stringify(STEPS.map((text) => ({ '@type': 'HowToStep', text })))}'>`,
      ),
    },
    {
      way: 'a second list in other measures is hidden',
      html: marked(`<ul class="metric">${items(INGREDIENTS, 'itemprop="recipeIngredient"')}</ul>
        <ul class="us" hidden>${items(['1 1/2 cups flour', '4 ripe plums', 'pinch salt'], 'itemprop="recipeIngredient"')}</ul>${STEP_LIST}`),
    },
    {
      way: 'prices, buttons and hidden measures stand in the lines',
      html: marked(
        `<ul>${items(
          INGREDIENTS.map(
            (line) =>
              `${line}<span style="display: none">or by feeling</span> <span class="item-price">€ 1,29</span> <button>Add to basket</button>`,
          ),
          'itemprop="recipeIngredient"',
        )}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'the author is named first, without a scope',
      html: page(`<div itemscope itemtype="http://schema.org/Recipe"><p itemprop="author"><b itemprop="name">Ann Oak</b></p>
        ${NAME}${INGREDIENT_LIST}${STEP_LIST}</div>`),
    },
    {
      way: 'parts stand elsewhere and are named by id',
      html: page(`<div itemscope itemtype="http://schema.org/Recipe" itemref="list how">${NAME}</div>
        <div id="list">${INGREDIENT_LIST}</div><div id="how">${STEP_LIST}</div>`),
    },
    {
      way: 'the element of the recipe ends too early',
      html: page(`<p itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">Plum Tart</span>
        <div>${INGREDIENT_LIST}${STEP_LIST}</div>`),
    },
    {
      way: 'classes for looks have the names of properties',
      html: page(`<div class="hrecipe"><span class="name">Ann Oak</span><h1 class="fn">Plum Tart</h1>
        <ul>${items(INGREDIENTS, 'class="ingredient"')}</ul><ol class="instructions">${items(STEPS)}</ol></div>`),
    },
    {
      way: 'all steps are one text with numbers',
      html: marked(
        `${INGREDIENT_LIST}<div itemprop="recipeInstructions">1. ${STEPS[0]} 2. ${STEPS[1]}</div>`,
      ),
    },
  ])('reads the recipe where $way', ({ html }) => {
    expect(essence(html)).toEqual(PLUM_TART);
    expect(read(html)?.engine).toBe('structured-data');
  });

  test('keeps steps whose text is folded away, or that begin with the word for steps', () => {
    const steps = ['Method: rub the flour with the butter.', 'Bake the tart until it is golden.'];
    const html = marked(
      `${INGREDIENT_LIST}<ol itemprop="recipeInstructions"><li>${steps[0]}</li>
      <li><h4>Bake</h4><div style="display:none">Bake the tart until it is golden.</div></li></ol>`,
    );
    expect(linesOf(read(html), 'directions')).toEqual(steps);
  });

  test('takes the steps that follow where only the first paragraph is marked, and says it is unsure', () => {
    const html =
      marked(`<h2>Ingredients</h2>${INGREDIENT_LIST}<h2>Method</h2><p itemprop="recipeInstructions">${STEPS[0]}</p>
      <p>${STEPS[1]}</p><p>Let it cool before you cut it, or it will fall to pieces.</p>`);
    expect(linesOf(read(html), 'directions')).toEqual([
      ...STEPS,
      'Let it cool before you cut it, or it will fall to pieces.',
    ]);
    expect(read(html)?.confidence).toBeLessThan(70);
  });

  test('is unsure where the marked steps are not the ones under the heading', () => {
    const story =
      'We moved into the old house in autumn and found three trees full of fruit behind it, so we learned to cook.';
    const html = (steps: string): string =>
      marked(`<div itemprop="recipeInstructions">${steps}</div><h2>Ingredients</h2>${INGREDIENT_LIST}
      <h2>Method</h2><ol>${items(STEPS)}</ol>`);
    expect(read(html(`<p>${story}</p><p>${story}</p>`))?.confidence).toBeLessThan(70);
    expect(read(html(STEPS.map((line) => `<p>${line}</p>`).join('')))?.confidence).toBeGreaterThan(
      90,
    );
  });

  test('reads times and pictures where their first statement says nothing', () => {
    const recipe =
      read(`<div class="hrecipe"><h1 class="fn">Plum Tart</h1><img class="photo" src="data:image/gif;base64,AA" data-src="/tart.jpg">
      <p class="duration"><span class="value-title" title="PT55M"></span>not quite an hour</p>
      <ul>${items(INGREDIENTS, 'class="ingredient"')}</ul><ol class="instructions">${items(STEPS)}</ol></div>`);
    expect(recipe).toMatchObject({ totalTime: 55, imageUrl: 'https://oak.example/tart.jpg' });
    const other = read(
      marked(`<time itemprop="totalTime" datetime="soon">55 minutes</time>
      <figure itemprop="image" itemscope><img srcset="/small.jpg 300w, /large.jpg 900w"></figure>${INGREDIENT_LIST}${STEP_LIST}`),
    );
    expect(other).toMatchObject({ totalTime: 55, imageUrl: 'https://oak.example/small.jpg' });
  });
});
