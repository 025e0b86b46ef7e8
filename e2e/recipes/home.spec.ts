import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { keepRecipe } from '../support/recipes.ts';

test('a new cook is greeted, has nothing to draw from, and is led to the first recipe @phone', async ({
  page,
  product,
}) => {
  await enterAs(page, await registerPerson(product, 'Ayşe Demir'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ayşe Demir');
  await expect(page.getByRole('button', { name: 'Random Recipe' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Add Your First Recipe' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Recipe' }).click();
  await expect(page).toHaveURL('/recipes/new');
});

test('a full home shows figures, the recipe of the day, trending tags and the latest six @phone', async ({
  page,
  product,
}) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Oldest', tags: ['a', 'rare'] });
  await keepRecipe(product, person, {
    title: 'Favorite',
    rating: 5,
    prepTime: 20,
    tags: ['a', 'b'],
    visibility: 'public',
  });
  for (let n = 1; n <= 6; n++) {
    await keepRecipe(product, person, {
      title: `Dish ${n}`,
      rating: 3,
      prepTime: 40,
      tags: ['a', 'b', 'c', `t${n}`],
    });
  }
  await enterAs(page, person);
  await page.goto('/');
  const figures = page.locator('dl');
  for (const [label, value] of [
    ['Recipes', '8'],
    ['Favorites', '1'],
    ['Public', '1'],
    ['Added this week', '8'],
    ['Average time', '37 min'],
  ] as const) {
    await expect(figures.locator('div').filter({ hasText: label })).toContainText(value);
  }
  const today = page.getByRole('region', { name: 'Recipe of the Day' });
  await expect(today.getByRole('heading', { name: 'Favorite' })).toBeVisible();

  const trending = page.locator('section').filter({ hasText: 'Trending Tags' });
  await expect(trending.getByRole('link')).toHaveCount(8);
  await expect(trending.getByRole('link').first()).toHaveText(/^a\s*8$/);
  const grounds = await trending
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(grounds.slice(0, 3)).size).toBe(1);
  expect(grounds[0]).not.toBe(grounds[3]);

  const recent = page.locator('section').filter({ hasText: 'Recently Added' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([
    'Dish 6',
    'Dish 5',
    'Dish 4',
    'Dish 3',
    'Dish 2',
    'Dish 1',
  ]);
  await expectAccessible(page);
  await trending.getByRole('link').first().click();
  await expect(page).toHaveURL('/recipes?tag=a');
  await page.goBack();
  await recent.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/recipes');
  await page.goBack();
  await page.getByRole('button', { name: 'Random Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});

test('a home that cannot be loaded says so and tries again', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  await enterAs(page, await registerPerson(product));
  await page.route('**/api/recipes?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch recipes');
  await page.unroute('**/api/recipes?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No recipes yet')).toBeVisible();
});
