import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['300 g macaroni', '150 g cheddar', '400 ml milk'];
const STEPS = [
  'Boil the macaroni until they are just done.',
  'Stir the cheddar into the hot milk, pour over and bake until brown.',
];
const DATA = {
  '@type': 'Recipe',
  name: 'Macaroni cheese',
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS,
};

const tagged = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

const LAYOUTS = {
  lists: `<ul>${tagged('li', INGREDIENTS)}</ul><h2>Method</h2><ol>${tagged('li', STEPS)}</ol>`,
  paragraphs: `${tagged('p', INGREDIENTS)}<h2>Method</h2>${tagged('p', STEPS)}`,
  breaks: `<p>${INGREDIENTS.join('<br>')}</p><h2>Method</h2><p>${STEPS.join('<br>')}</p>`,
  'a table': `<table>${tagged(
    'tr',
    INGREDIENTS.map((line) => `<td>${line}</td>`),
  )}</table><h2>Method</h2><ol>${tagged('li', STEPS)}</ol>`,
  'other words': `<ul>${tagged('li', ['300 grams macaroni', '150 grams of cheddar', '400 ml of milk'])}</ul><h2>Method</h2><ol>${tagged('li', STEPS)}</ol>`,
  'a list below its steps': `<h2>Method</h2><ol>${tagged('li', STEPS)}</ol><h2>Ingredients</h2><ul>${tagged('li', INGREDIENTS)}</ul>`,
} as const;

function read(recipe: string, comments: string, data: object | null = DATA) {
  const script = data && `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return readPage(
    `<html lang="en"><title>Macaroni cheese</title>${script ?? ''}<body><h1>Macaroni cheese</h1><h2>Ingredients</h2>${recipe}${comments}</body></html>`,
    'https://pasta.example/macaroni',
  );
}

const COMMENTS: readonly ((said: string) => string)[] = [
  (said) => `<ol class="comment-list"><li>${said}</li><li>Lovely.</li></ol>`,
  (said) => `<ol class='commentlist'><li class="comment"><b>Anna</b><p>${said}</p></li></ol>`,
  (said) => `<h3>2 comments</h3><ul id=comments><li>${said}</li><li>Lovely.</li></ul>`,
  (said) => `<div id="comments" class="area"><div><p>Anna</p><p>${said}</p></div></div>`,
  (said) =>
    `<section class="wide comments-area"><h2>Thoughts</h2><ol class="comment-list"><li><p>My version:</p><ul><li>300 g macaroni</li><li>${said}</li><li>400 ml milk</li></ul></li></ol></section>`,
];

describe.each(Object.entries(LAYOUTS))('beside a recipe in %s', (_where, recipe) => {
  test.each([
    '200 g cheddar',
    'I used 200 g cheddar and it was great.',
    '2 tbsp mustard',
    'Made it with:<br>300 g macaroni<br>200 g cheddar<br>2 tbsp mustard',
  ])('what readers say neither adds to its lists nor marks a line: %s', (said) => {
    for (const data of [DATA, null]) {
      const own = read(recipe, '', data);
      expect(own?.ingredients).toHaveLength(INGREDIENTS.length);
      for (const comments of COMMENTS) expect(read(recipe, comments(said), data)).toEqual(own);
    }
  });
});

test('what one reader says may be the recipe itself, where the page has no other', () => {
  const told = `<div class="comment-feed"><h2>Ingredients</h2>${LAYOUTS.lists}</div>`;
  const recipe = readPage(
    `<html><body><h1>Who has a recipe for macaroni?</h1>${told}</body></html>`,
    'https://forum.example/macaroni',
  );
  expect(recipe?.ingredients).toHaveLength(INGREDIENTS.length);
});

test('an element that is only called so holds the recipe where its lists stand in it', () => {
  const marked = `<ul class="recipe-ingredients">${tagged('li', INGREDIENTS)}</ul><h2>Method</h2><ol>${tagged('li', STEPS)}</ol>`;
  const recipe = read(`<div class="comments">${marked}</div>`, '');
  expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
});

test.each(['application/ld+json', 'application/LD+Json', 'application/ld&#43;json'])(
  'data that stands among what readers say is read: %s',
  (type) => {
    const script = `<script type="${type}">${JSON.stringify(DATA)}</script>`;
    const recipe = read(LAYOUTS.lists, `<div id="comments">Lovely!${script}</div>`, null);
    expect(recipe?.engine).toBe('structured-data');
  },
);

test('an element without an end leaves out nothing', () => {
  const open = '<ol class="comment-list">'.repeat(20);
  expect(read(`${open}${LAYOUTS.paragraphs}`, '')?.confidence).toBeGreaterThanOrEqual(90);
});
