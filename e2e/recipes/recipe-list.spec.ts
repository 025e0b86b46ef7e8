import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { keepRecipe } from '../support/recipes.ts';

const NO_TAGS = 'No tags available. Tags will appear here as you add them to your recipes.';

test('an empty book says so and leads to the first recipe @phone', async ({ page, product }) => {
  await enterAs(page, await registerPerson(product));
  await page.goto('/recipes');
  await expect(page.getByText('No recipes found')).toBeVisible();
  await expect(page.getByText('Showing 0 of 0 recipes')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByText(NO_TAGS)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Your First Recipe' }).click();
  await expect(page).toHaveURL('/recipes/new');
});

test('a card shows everything a cook chooses by @phone', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED');
  const person = await registerPerson(product);
  await keepRecipe(product, person, {
    rating: 4,
    prepTime: 10,
    cookTime: 35,
    servings: 6,
    difficulty: 'medium',
    tags: ['weeknight', 'dal', 'vegetarian', 'winter', 'one pan'],
    visibility: 'public',
    photoUrl: 'https://pictures.invalid/missing.jpg',
  });
  await page.route('https://pictures.invalid/**', (route) => route.abort());
  await enterAs(page, person);
  await page.goto('/recipes');
  const card = page.getByRole('listitem').filter({ hasText: 'Yellow dal' }).first();
  await expect(card.getByRole('heading', { name: 'Yellow dal with cumin butter' })).toBeVisible();
  await expect(card.getByText('Rated 4 of 5')).toBeAttached();
  await expect(card.getByText('45 min')).toBeVisible();
  await expect(card.getByText('Serves 6')).toBeVisible();
  await expect(card.getByText('Medium')).toBeVisible();
  for (const tag of ['weeknight', 'dal', 'vegetarian', '+2 more']) {
    await expect(card.getByText(tag, { exact: true })).toBeVisible();
  }
  await expect(card.getByText('winter', { exact: true })).toHaveCount(0);
  await expect(card.getByText('split yellow peas, cumin seeds, butter')).toBeVisible();
  await expect(card.getByText('Public')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Edit/ })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Delete/ })).toBeVisible();
  // The picture cannot be loaded: the drawn plate stands in for it.
  await expect(card.locator('img')).toHaveAttribute('src', /plate-empty/);
  await expectAccessible(page);
});

test('deleting asks first, and then the recipe is gone', async ({ page, product }) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Keep me' });
  await keepRecipe(product, person, { title: 'Let me go' });
  await enterAs(page, person);
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Delete Let me go' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Are you sure you want to delete this recipe?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Let me go')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Let me go' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 1 of 1 recipes')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Keep me')).toBeVisible();
  await expect(page.getByText('Let me go')).toHaveCount(0);
});

test('a delete that fails is told, and the recipe is back', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Stubborn' });
  await enterAs(page, person);
  await page.goto('/recipes');
  await page.route('**/api/recipes/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete Stubborn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Failed to delete recipe');
  await expect(page.getByRole('heading', { name: 'Stubborn' })).toBeVisible();
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
});

test('eight skeletons stand in while recipes are loading', async ({ page, product }) => {
  await enterAs(page, await registerPerson(product));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/recipes?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/recipes');
  await expect(page.getByTestId('recipe-skeleton')).toHaveCount(8);
  release();
  await expect(page.getByTestId('recipe-skeleton')).toHaveCount(0);
});

for (const [path, message] of [
  ['/recipes', 'Failed to fetch recipes'],
  ['/recipes/public', 'Failed to fetch public recipes'],
] as const) {
  test(`${path} tells a failure in a red banner that goes away, and tries again`, async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble('500');
    await enterAs(page, await registerPerson(product));
    await page.route('**/api/recipes**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.unroute('**/api/recipes**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(/Showing \d+ of \d+ recipes/)).toBeVisible();
  });
}

test.describe('with 45 recipes', () => {
  test('Load More shows the next page in place of this one, and there is a way back', async ({
    page,
    product,
  }) => {
    const person = await registerPerson(product);
    for (let n = 1; n <= 45; n++) await keepRecipe(product, person, { title: `Dish ${n}` });
    await enterAs(page, person);
    await page.goto('/recipes');
    await expect(page.getByText('Showing 20 of 45 recipes')).toBeVisible();
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Load More' }).press('Enter');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dish 25', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Dish 45', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(20);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page.getByText('Showing 5 of 45 recipes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Dish 5', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Previous Page' }).click();
    await expect(page.getByRole('link', { name: 'Dish 25', exact: true })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Previous Page' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
  });
});

test('searching, tags, chips and clear all live in the address @phone', async ({
  page,
  product,
}) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Tomato soup', tags: ['Soup', 'winter'] });
  await keepRecipe(product, person, { title: 'Cold tomato soup', tags: ['soup', 'summer'] });
  await keepRecipe(product, person, { title: 'Lemon tart', tags: ['dessert'] });
  await enterAs(page, person);
  await page.goto('/recipes');
  const box = page.getByPlaceholder('Search recipes, ingredients, and tags...');
  await box.fill('tomatoes');
  await expect(page.getByText('Showing 2 of 2 recipes for “tomatoes”')).toBeVisible();
  await expect(page).toHaveURL(/search=tomatoes/);
  await page.getByRole('button', { name: 'Filters' }).click();
  const chooser = page.getByRole('region', { name: 'Filter by tag' });
  await expect(chooser.getByRole('button', { name: /soup/i })).toContainText('2');
  await chooser.getByRole('button', { name: 'winter' }).click();
  await expect(page.getByText('Showing 1 of 1 recipes for “tomatoes” tagged winter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 1 of 1 recipes for “tomatoes” tagged winter')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 2 of 2 recipes for “tomatoes”')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Remove search tomatoes' }).click();
  await expect(page.getByText('Showing 1 of 1 recipes tagged winter')).toBeVisible();
  await expect(box).toHaveValue('');
  await page.getByRole('button', { name: 'Remove tag winter' }).click();
  await expect(page.getByText('Showing 3 of 3 recipes')).toBeVisible();
  await box.fill('nothing like it');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No recipes found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Showing 3 of 3 recipes')).toBeVisible();
});

test('the focus stays on the page when what was pressed goes away', async ({ page, product }) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Tomato soup', tags: ['soup'] });
  await enterAs(page, person);
  await page.goto('/recipes?search=tomato&tag=soup');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Remove tag soup' }).click();
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Recipe deleted')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a list that failed offline comes by itself with the connection', async ({
  page,
  product,
  context,
  expectTrouble,
}) => {
  expectTrouble('ERR_INTERNET_DISCONNECTED');
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Tomato soup' });
  await enterAs(page, person);
  await page.goto('/recipes');
  await expect(page.getByRole('heading', { name: 'Tomato soup' })).toBeVisible();
  await context.setOffline(true);
  await page.getByPlaceholder('Search recipes, ingredients, and tags...').fill('soup');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('The recipes could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Showing 1 of 1 recipes for “soup”')).toBeVisible();
});

test('the tag parameter filters whatever its case', async ({ page, product }) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Tomato soup', tags: ['Soup'] });
  await keepRecipe(product, person, { title: 'Lemon tart', tags: ['dessert'] });
  await enterAs(page, person);
  await page.goto('/recipes?tag=SOUP');
  await expect(page.getByText('Showing 1 of 1 recipes tagged SOUP')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tomato soup' })).toBeVisible();
});

test('an answer that arrives late never overwrites a newer one', async ({ page, product }) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Apple pie' });
  await keepRecipe(product, person, { title: 'Banana bread' });
  await enterAs(page, person);
  await page.goto('/recipes');
  await page.route('**/api/recipes?*search=apple*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  const box = page.getByPlaceholder('Search recipes, ingredients, and tags...');
  await box.fill('apple');
  await page.waitForRequest(/search=apple/);
  await box.fill('banana');
  await expect(page.getByText('Showing 1 of 1 recipes for “banana”')).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(page.getByRole('heading', { name: 'Banana bread' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Apple pie' })).toHaveCount(0);
});

test('the community shows public recipes with their author and no actions @phone', async ({
  page,
  product,
}) => {
  const author = await registerPerson(product, 'Bram Novak');
  await keepRecipe(product, author, { title: 'Shared galette', visibility: 'public' });
  await keepRecipe(product, author, { title: 'Private galette' });
  await enterAs(page, await registerPerson(product));
  await page.goto('/recipes/public?search=galette');
  await expect(page.getByRole('heading', { name: 'Shared galette' })).toBeVisible();
  await expect(page.getByText('Private galette')).toHaveCount(0);
  await expect(page.getByText('by Bram Novak')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/recipes/public?search=zzzzzz');
  await expect(page.getByText('No community recipes found')).toBeVisible();
  await expect(
    page.getByText(/adjusting your search or filters, or be the first to share/),
  ).toBeVisible();
});

test('a very long title and tag stay inside their card @phone', async ({ page, product }) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänssuppe'.repeat(4).slice(0, 200),
    tags: ['x'.repeat(50), 'y'.repeat(50)],
    ingredients: [{ quantity: '1', unit: 'g', item: 'z'.repeat(150) }],
  });
  await enterAs(page, person);
  for (const screen of ['/recipes', '/']) {
    await page.goto(screen);
    await expect(page.getByText('z'.repeat(150)).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('nothing moves while the list comes in', async ({ page, product }) => {
  const person = await registerPerson(product);
  for (let n = 1; n <= 8; n++)
    await keepRecipe(product, person, { title: `Dish ${n}`, tags: ['a'] });
  await enterAs(page, person);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/recipes');
  await expect(page.getByRole('heading', { name: 'Dish 8' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test('no letter is lost however slowly the cook types', async ({ page, product }) => {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Tomato soup' });
  await enterAs(page, person);
  await page.goto('/recipes');
  const box = page.getByPlaceholder('Search recipes, ingredients, and tags...');
  for (const pause of [340, 360, 380]) {
    await box.fill('');
    await box.pressSequentially('tomatoes', { delay: pause });
    await expect(box).toHaveValue('tomatoes');
    await expect(page.getByText('Showing 1 of 1 recipes for “tomatoes”')).toBeVisible();
    await expect(box).toHaveValue('tomatoes');
  }
});

test('deleting the last recipe of the last page leads to the page before', async ({
  page,
  product,
}) => {
  const person = await registerPerson(product);
  for (let n = 1; n <= 21; n++) await keepRecipe(product, person, { title: `Dish ${n}` });
  await enterAs(page, person);
  await page.goto('/recipes?page=2');
  await page.getByRole('button', { name: 'Delete Dish 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 20 of 20 recipes')).toBeVisible();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await page.goto('/recipes?page=99');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
});
