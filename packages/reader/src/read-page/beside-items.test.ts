import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const STEPS = [
  'Brown the lamb in the oil and pour in the broth.',
  'Simmer for an hour, then add the turnips and cook until they are soft.',
];
const ITEMS = ['600 g lamb', '3 turnips', '400 ml broth'];

const read = (list: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>Lamb pot</title><body><div itemscope itemtype="http://schema.org/Recipe">
     <h1 itemprop="name">Lamb pot</h1>${list}
     <ol>${STEPS.map((step) => `<li itemprop="recipeInstructions">${step}</li>`).join('')}</ol></div></body></html>`,
    'https://pots.example/lamb',
  );
const marked = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li itemprop="recipeIngredient">${item}</li>`).join('')}</ul>`;
const linesOf = (recipe: ReturnType<typeof readPage>): string[] =>
  recipe?.ingredients.map(({ quantity, unit, item }) =>
    [quantity, unit, item].filter((part) => part !== '').join(' '),
  ) ?? [];

describe('what pages put beside marked ingredients', () => {
  test('is no part of them where a shop offers it', () => {
    const offer =
      '<div class="product"><a href="/p">Best of the Farm 1kg</a><span>€ 7,49</span><button>Add</button></div>';
    expect(linesOf(read(marked(ITEMS.map((item) => item + offer))))).toEqual(ITEMS);
  });

  test('is no part of them where they stand in no list', () => {
    const offer = '<div class="product"><a href="/p">Best of the Farm 1kg</a><b>€ 7,49</b></div>';
    const items = ITEMS.map((item) => `<div itemprop="recipeIngredient">${item}${offer}</div>`);
    expect(linesOf(read(items.join('')))).toEqual(ITEMS);
  });

  test('is the item itself where the shop has nothing but its name', () => {
    const items = ITEMS.map((item) => item.replace(/ (\w+)$/, ' <span class="product">$1</span>'));
    expect(linesOf(read(marked(items)))).toEqual(ITEMS);
  });

  test('is no part of them where it opens as a hint', () => {
    const [lamb = '', ...others] = ITEMS;
    const hint = ' <span class="tooltip">Shoulder stays juicy longest</span>';
    expect(linesOf(read(marked([lamb + hint, ...others])))).toEqual(ITEMS);
  });

  test('is the item itself where a hint explains it', () => {
    const [lamb = '', ...others] = ITEMS;
    const explained = lamb.replace(
      'lamb',
      '<span class="tooltip">lamb<span class="tooltip-text">Shoulder stays juicy longest</span></span>',
    );
    expect(linesOf(read(marked([explained, ...others])))).toEqual(ITEMS);
  });

  test('is left out where it is hidden above the list that is shown', () => {
    const hidden = `<div style="display:none">${marked(['1 kg venison', '2 l water'])}</div>`;
    expect(linesOf(read(hidden + marked(ITEMS)))).toEqual(ITEMS);
  });

  test('makes the list doubtful where it is hidden below', () => {
    const hidden = `<div hidden>${marked(['1 kg venison', '2 l water'])}</div>`;
    expect(read(marked(ITEMS) + hidden)?.confidence).toBeLessThan(70);
  });

  test('is the same amount once more, in pounds and ounces', () => {
    const [, ...others] = ITEMS;
    const both = '<span>600 g</span><span>1 lb 5 oz</span> lamb';
    expect(linesOf(read(marked([both, ...others])))).toEqual(ITEMS);
  });
});
