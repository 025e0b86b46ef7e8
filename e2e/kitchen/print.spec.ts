import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { HOSTILE, OMELETTE, SOUP, openRecipe } from './kitchen-recipes.ts';

async function openPrint(page: Page): Promise<Page> {
  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print' }).click(),
  ]);
  await print.getByText('Recipe from Commonplate').waitFor();
  await print.evaluate(() => document.fonts.ready);
  return print;
}

async function countPages(print: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await print.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('Print opens a window with everything of the recipe on it', async ({ page, product }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
  await openRecipe({ page, product });
  const print = await openPrint(page);
  await expect(print).toHaveTitle(SOUP.title);
  await expect(print.getByRole('heading', { level: 1 })).toHaveText(SOUP.title);
  await expect(print.getByRole('img', { name: 'Rated 4 of 5' })).toHaveText('★★★★☆');
  for (const fact of ['Serves 4', 'Prep 15 min', 'Cook 40 min', 'Difficulty Easy']) {
    await expect(print.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(print.getByText('Scaled:')).toHaveCount(0);
  await expect(print.locator('ul > li')).toHaveCount(SOUP.ingredients.length);
  await expect(print.locator('ul')).toHaveCSS('column-count', '2');
  await expect(print.locator('ol > li')).toHaveText(
    SOUP.directions.map(({ instruction }) => instruction),
  );
  await expect(print.locator('dl > div')).toHaveText([
    'Calories412',
    'Protein9 g',
    'Carbs38 g',
    'Fat25 g',
    'Fiber7 g',
    'Sodium640 mg',
  ]);
  await expect(print.getByText('Tags: soup, weeknight, freezes well')).toBeVisible();
  await expect(print.locator('footer')).toHaveText(
    'Recipe from CommonplatePrinted 15 November 2026',
  );
});

test('a recipe that is shown is printed as well without a connection', async ({
  page,
  product,
  context,
}) => {
  const styles = page.waitForResponse(/print-page-.*\.css$/);
  await openRecipe({ page, product });
  await (await styles).finished();
  await context.setOffline(true);
  const print = await openPrint(page);
  await expect(print.locator('ul')).toHaveCSS('column-count', '2');
});

test('the print shows what the screen shows: the scale, rounded servings, fractions', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product }, { servings: 5 });
  await page.getByRole('switch', { name: /Fractions/ }).click();
  await page.getByRole('button', { name: '1/2' }).click();
  const shown = await page
    .getByRole('region', { name: 'Ingredients' })
    .getByRole('listitem')
    .allInnerTexts();
  const print = await openPrint(page);
  await expect(print.getByText('Scaled: 0.5x original recipe')).toBeVisible();
  await expect(print.getByText('Serves 3', { exact: true })).toBeVisible();
  const printed = await print.locator('ul > li').allInnerTexts();
  const words = (lines: string[]) => lines.map((line) => line.split(/\s+/).join(' '));
  expect(words(printed)).toEqual(words(shown));
  await expect(print.locator('ol > li').nth(1)).toContainText('100 g lentils and 250 ml stock');
});

test('the print scales the directions as the screen does, and says so in the same words', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product }, OMELETTE);
  await page.getByRole('button', { name: '2x' }).click();
  const directions = page.getByRole('region', { name: 'Directions' });
  const shown = await directions.getByRole('listitem').getByRole('paragraph').allInnerTexts();
  const note = await directions.getByText('Amounts in the directions').innerText();
  const print = await openPrint(page);
  await expect(print.locator('ol > li')).toHaveText(shown);
  await expect(print.getByText(note, { exact: true })).toBeVisible();
});

test('an ordinary recipe takes one page, on A4 and on Letter', async ({ page, product }) => {
  await openRecipe({ page, product });
  const print = await openPrint(page);
  expect(await countPages(print, 'A4')).toBe(1);
  expect(await countPages(print, 'Letter')).toBe(1);
});

test('a long recipe of 25 ingredients and 10 steps still takes one page', async ({
  page,
  product,
}) => {
  const ingredients = Array.from({ length: 25 }, (_, index) => ({
    quantity: String(index + 1),
    unit: 'tbsp',
    item: index % 3 === 0 ? 'coriander seed, toasted and coarsely crushed' : 'brown sugar',
  }));
  const instruction =
    'Warm the oil in a wide, heavy pan over a gentle heat, add the onions with a good pinch of salt and cook them slowly, stirring now and then, until they are soft and the colour of honey, about 15 minutes.';
  const directions = Array.from({ length: 10 }, () => ({ instruction }));
  await openRecipe({ page, product }, { ingredients, directions });
  const print = await openPrint(page);
  await expect(print.locator('main')).toHaveAttribute('data-density', /snug|tight|close/);
  expect(await countPages(print, 'A4')).toBe(1);
  expect(await countPages(print, 'Letter')).toBe(1);
});

test('two hundred ingredients and a step of 5,000 letters are printed whole, no line split or cut off', async ({
  page,
  product,
}) => {
  const ingredients = Array.from({ length: 200 }, (_, index) => ({
    quantity: String(index + 1),
    unit: 'g',
    item: `ingredient number ${index + 1} with a name that needs a second line on paper`,
  }));
  const long = 'knead and fold '.repeat(333).trim();
  await openRecipe(
    { page, product },
    { ingredients, directions: [{ instruction: long }, { instruction: 'Bake.' }] },
  );
  await expect(page.getByText('ingredient number 200', { exact: false })).toBeVisible();
  const print = await openPrint(page);
  await expect(print.locator('main')).toHaveAttribute('data-density', 'roomy');
  expect(await countPages(print, 'A4')).toBeGreaterThan(3);
  await expect(print.locator('ul > li').first()).toHaveCSS('break-inside', 'avoid');
  await print.emulateMedia({ media: 'print' });
  const cut = await print.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > window.innerWidth + 1 ||
          getComputedStyle(element).overflow !== 'visible',
      )
      .map(({ tagName }) => tagName),
  );
  expect(cut).toEqual([]);
  await expect(print.locator('ol > li').first()).toHaveText(long);
});

test('from a dark theme it prints black on white', async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRecipe({ page, product });
  const print = await openPrint(page);
  await print.emulateMedia({ colorScheme: 'dark' });
  await expect(print.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(print.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(print.locator('ol > li').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('FE-2 hostile text is text alone in the print window', async ({ page, product }) => {
  let dialogs = 0;
  page.context().on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await openRecipe(
    { page, product },
    {
      title: HOSTILE,
      tags: ['<b>bold</b>'],
      ingredients: [{ quantity: HOSTILE, unit: '<i>', item: HOSTILE }],
      directions: [{ instruction: HOSTILE }],
    },
  );
  const print = await openPrint(page);
  await expect(print.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
  await expect(print.getByText('Tags: <b>bold</b>')).toBeVisible();
  expect(await print.locator('img, script, i').count()).toBe(0);
  expect(dialogs).toBe(0);
});

test('a recipe without rating, times, nutrition or tags prints without their places', async ({
  page,
  product,
}) => {
  await openRecipe(
    { page, product },
    {
      rating: null,
      prepTime: null,
      cookTime: null,
      servings: null,
      difficulty: null,
      nutrition: null,
      tags: [],
    },
  );
  const print = await openPrint(page);
  const text = await print.locator('body').innerText();
  for (const word of ['Rated', 'Serves', 'Prep', 'Nutrition', 'Tags', 'null']) {
    expect(text).not.toContain(word);
  }
});

test('a blocked window is told', async ({ page, product }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('alert')).toContainText('The print window was blocked');
});

test('the print window bars nobody', async ({ page, product }) => {
  await openRecipe({ page, product });
  await expectAccessible(await openPrint(page));
});
