import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const read = (title: string, body: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>${title}</title><body><h1>${title}</h1>${body}</body></html>`,
    'https://table.example/page',
  );

describe('a page whose lists nothing names', () => {
  test('is no recipe where it tells of a machine', () => {
    const body = `<h2>At a glance</h2><ul>${items(['3 litre jug', '1200 W motor', '3 year guarantee'])}</ul>
      <h2>How to choose</h2><ol>${items(['Measure the height of your shelf before you order one.', 'Blend ice for 1 minute and listen for rattling noises.'])}</ol>`;
    expect(read('Blenders We Like', body)).toBeNull();
  });

  test('is no recipe where its headings count dishes', () => {
    const body = `<h2>1. Barley broth</h2><p>With 3 carrots and barley, it is ready in 50 minutes.</p><a>Get the recipe</a>
      <h2>2. Pea soup</h2><p>Soak the peas overnight and it is thicker.</p><a>Get the recipe</a>
      <h3>Worth having at home</h3><ul>${items(['Barley', 'Dried peas', 'Stock cubes'])}</ul>`;
    expect(read('12 Soups for Cold Days', body)).toBeNull();
  });

  test('is a recipe where the second list uses what the first one names', () => {
    const body = `<ul>${items(['200 g barley', '3 carrots', '1 l stock'])}</ul>
      <ol>${items(['Dice the carrots and fry them slowly in a wide pot.', 'Add barley and stock and simmer it all for 50 minutes.'])}</ol>`;
    expect(read('Barley Broth', body)?.ingredients).toHaveLength(3);
  });
});

describe('a page whose headings name ingredients and directions', () => {
  const page = (ingredients: readonly string[], steps: readonly string[]): string =>
    `<h2>Ingredients</h2><ul>${items(ingredients)}</ul><h2>Directions</h2><ol>${items(steps)}</ol>`;

  test('is no recipe where there is nothing to eat in it', () => {
    const body = page(
      ['Aqua', 'Sodium Coco-Sulfate', 'Glycerin', 'Parfum'],
      ['Apply to wet hair.', 'Massage it in and rinse well.'],
    );
    expect(read('Nettle Shampoo', body)).toBeNull();
  });

  test('is a recipe where little is cooked but all is food', () => {
    const body = page(
      ['2 tomatoes', '1 cucumber', '100 g feta'],
      ['Dice everything.', 'Toss the salad and serve it cold.'],
    );
    expect(read('Farmer’s Salad', body)?.ingredients).toHaveLength(3);
  });
});
