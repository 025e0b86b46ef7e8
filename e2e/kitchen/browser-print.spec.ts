import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { SOUP, openRecipe } from './kitchen-recipes.ts';

/** How bright a computed colour is, from 0 (black) to 1 (white). */
const brightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));

const visibleButtons = (page: Page) =>
  page
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const theme of ['chosen', 'of the system'] as const) {
  test(`in the dark theme, ${theme}, the browser prints a recipe in ink on white`, async ({
    page,
    product,
  }) => {
    if (theme === 'of the system') await page.emulateMedia({ colorScheme: 'dark' });
    else await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openRecipe({ page, product });
    const [onScreen = ''] = await colorsOf(page, 'article h1');
    expect(brightness(onScreen)).toBeGreaterThan(0.8);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const words = 'article :is(h1, h2, p, p *, li, li *, dt, dd, header span, header a)';
    const colors = await colorsOf(page, words);
    expect(colors.length).toBeGreaterThan(50);
    // At least 4.5 to 1 on white, for any hue there is.
    expect(colors.filter((color) => brightness(color) > 0.46)).toEqual([]);
  });
}

test('the browser prints nothing of a recipe that can only be pressed', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await ingredients.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Step 1 done' }).click();
  await page.getByRole('button', { name: '20 minutes' }).click();
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.emulateMedia({ media: 'print' });

  expect(await visibleButtons(page)).toEqual([
    'Step 1 done',
    '40 minutes',
    'Step 2 done',
    expect.stringContaining('20 minutes'),
    'Step 3 done',
    'Step 4 done',
    '5 minutes',
    'Step 5 done',
  ]);
  for (const control of ['nav', 'footer', 'article input', '[role="menu"]', '[role="switch"]']) {
    await expect(page.locator(`${control}:visible`)).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: /^(Edit|Back to Recipes)$/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Timers' })).toHaveCount(0);

  await expect(page.getByRole('heading', { name: SOUP.title })).toBeVisible();
  await expect(ingredients.getByRole('listitem')).toHaveCount(SOUP.ingredients.length);
  for (const marked of [
    ingredients.getByText('plum tomatoes, halved'),
    page.getByText('Heat the oven'),
  ]) {
    await expect(marked).toBeVisible();
    await expect(marked).toHaveCSS('text-decoration-line', 'none');
  }
  const step = page.getByRole('region', { name: 'Directions' }).locator('li p').nth(1);
  await expect(step).toHaveText(SOUP.directions[1].instruction, { useInnerText: true });
});

test('printed by the browser, the title stands below the photo and all of it fits the paper', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1017 });
  await page.emulateMedia({ media: 'print' });
  const [photo, title] = await Promise.all([
    page.locator('article img').first().boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect(title?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? 0));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(688);
});

test('a question or a message in front of the page is not printed', async ({ page, product }) => {
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the list is printed without its search, its actions and its pages', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: SOUP.title })).toBeVisible();
  await expect(page.getByText('Showing 1 of 1 recipes')).toBeVisible();
  expect(await visibleButtons(page)).toEqual([]);
  await expect(page.locator('input:visible')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Add Recipe|Edit/ })).toHaveCount(0);
});
