import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';

test.beforeEach(async ({ page, product }) => enterAs(page, await registerPerson(product)));

const CARDS = [
  { name: 'Recipe Card', path: '/recipes/create/recipe-card', time: 'about 1-2 min', ai: true },
  { name: 'From URL', path: '/recipes/create/url', time: 'about 30 sec', ai: true },
  { name: 'Photo of Dish', path: '/recipes/create/photo-dish', time: 'about 1-2 min', ai: true },
  { name: 'Manual Entry', path: '/recipes/create/manual', time: 'about 5-10 min', ai: false },
];

test('the chooser offers four ways with their times, three of them marked AI @phone', async ({
  page,
}) => {
  await page.goto('/recipes/new');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  for (const [index, { name, time, ai }] of CARDS.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByText(time, { exact: true })).toBeVisible();
    await expect(card.getByText('AI', { exact: true })).toHaveCount(ai ? 1 : 0);
  }
});

for (const { name, path } of CARDS) {
  test(`the card ${name} leads to ${path}`, async ({ page }) => {
    await page.goto('/recipes/new');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  });
}

test('the chooser hints at the fastest way for online and for handwritten recipes', async ({
  page,
}) => {
  await page.goto('/recipes/new');
  await expect(
    page.getByText(
      'URL import is fastest for online recipes. Recipe cards suit handwritten or printed ones.',
    ),
  ).toBeVisible();
});

test('the chooser leads back to the recipes', async ({ page }) => {
  await page.goto('/recipes/new');
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
});

test('each mode has a title and a subtitle of its own, and leads back to the options @phone', async ({
  page,
}) => {
  const heads = new Set<string>();
  for (const { path } of CARDS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    heads.add(await page.locator('main header').innerText());
    await page.getByRole('link', { name: 'Back to Recipe Options' }).click();
    await expect(page).toHaveURL('/recipes/new');
  }
  const words = [...heads].flatMap((head) => head.split('\n').filter((line) => line.trim() !== ''));
  // The link back is the same four times; title and subtitle are not.
  expect(new Set(words).size).toBe(1 + 2 * CARDS.length);
});

test('manual mode shows the whole form with Create Recipe', async ({ page }) => {
  await page.goto('/recipes/create/manual');
  await expect(page.getByRole('button', { name: 'Create Recipe' })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeVisible();
});

test('a mode that does not exist is not found', async ({ page }) => {
  for (const mode of ['telepathy', 'constructor', 'toString']) {
    await page.goto(`/recipes/create/${mode}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
