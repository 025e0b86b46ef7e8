import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const RECIPE = `<h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>2 tbsp oil</li></ul>
  <h2>Method</h2><ol><li>Slice the carrots and the onion finely.</li><li>Fry them in the oil until they are soft.</li></ol>`;

const read = (top: string, head = ''): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><head><title>Fried Carrots</title>${head}</head><body><h1>Fried Carrots</h1>${top}${RECIPE}</body></html>`,
    'https://pan.example/carrots',
  );

describe('facts that a page shows without words for them', () => {
  test('times and servings are known by the class of their elements', () => {
    const recipe =
      read(`<div class="item portions"><b>2</b></div><div class="item preparation_time"><b>5 min</b></div>
      <div class="item cooking_time"><b>15 min</b></div><div class="total_time"><b>0:20</b></div>`);
    expect(recipe).toMatchObject({ servings: 2, prepTime: 5, cookTime: 15, totalTime: 20 });
  });

  test('a time all alone above the list is how long it takes', () => {
    expect(read('<p>25 min</p><p>Easy</p>')?.totalTime).toBe(25);
    expect(read('<p>25 min</p><p>40 min</p>')?.totalTime).toBeNull();
    expect(read('<p>31 days</p>')?.totalTime).toBeNull();
  });

  test.each([
    ['Serves six', 6],
    ['For four people', 4],
    ['Makes a dozen', 12],
  ])('portions that are spelled out are portions: %s', (line, servings) => {
    const recipe = read(`<p>${line}</p>`);
    expect(recipe?.servings).toBe(servings);
    expect(recipe?.evidence.find(({ path }) => path === 'servings')?.excerpt).toBe(line);
  });

  test('times may be told as by a clock', () => {
    expect(read('<p>Prep: 0:20</p><p>Cook: 1:05</p>')).toMatchObject({
      prepTime: 20,
      cookTime: 65,
    });
  });

  test('words count for more than classes and layout', () => {
    const recipe = read('<p class="prep-time">5 min</p><p>Prep: 10 min</p>');
    expect(recipe).toMatchObject({ prepTime: 10, totalTime: null });
  });
});

describe('the picture of a page that declares none', () => {
  test.each([
    ['has the class of one', '<img src="/a.jpg"><img class="recipe-hero-image" src="/b.jpg">'],
    [
      'is named after the dish',
      '<img src="/a.jpg"><img alt="A pan of fried carrots" src="/b.jpg">',
    ],
    ['lies in a file of that name', '<img src="/a.jpg"><img src="/img/fried-carrots_1.jpg">'],
    [
      'is large',
      '<img src="/a.jpg" width="90" height="90"><img src="/b.jpg" width="640" height="480">',
    ],
  ])('is the one that %s', (_way, pictures) => {
    expect(read(pictures)?.imageUrl).toMatch(/(?:b|fried-carrots_1)\.jpg$/);
  });

  test('is none where no picture is of the dish', () => {
    expect(
      read('<img src="/a.jpg" alt="our kitchen"><img src="/b.jpg" width="64">')?.imageUrl,
    ).toBeNull();
  });

  test('is the one declared at the end of a long head', () => {
    const styles = `<style>${'.a{color:red}'.repeat(30_000)}</style>`;
    const declared = '<meta property="og:image" content="https://pan.example/declared.jpg">';
    expect(read('', styles + declared)?.imageUrl).toBe('https://pan.example/declared.jpg');
  });
});
