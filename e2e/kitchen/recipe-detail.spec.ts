import { call, enterAs, registerPerson } from '../support/accounts.ts';
import { keepRecipe } from '../support/recipes.ts';
import { expect, test } from '../support/test.ts';
import { SOUP, openRecipe } from './kitchen-recipes.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a recipe shows its title, rating, total minutes, servings and difficulty @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const hero = page.locator('article > header');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(SOUP.title);
  await expect(hero.getByText('Rated 4 of 5')).toBeAttached();
  for (const fact of ['55 min', 'Serves 4', 'Easy', 'Private']) {
    await expect(hero.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(page).toHaveTitle(`${SOUP.title} · Commonplate`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('on a tablet the facts of a recipe stand in one line, and a long word in a question is not cut off', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openRecipe({ page, product }, { title: 'Soup'.repeat(30), visibility: 'public' });
  const hero = page.locator('article > header');
  const [first, last] = await Promise.all(
    ['55 min', 'Public'].map((fact) => hero.getByText(fact, { exact: true }).boundingBox()),
  );
  expect(last?.y).toBeCloseTo(first?.y ?? 0, 0);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  const [inside, whole] = await dialog.evaluate((box) => [box.clientWidth, box.scrollWidth]);
  expect(whole).toBe(inside);
});

test('boxes tell prep, cook, total and servings', async ({ page, product }) => {
  await openRecipe({ page, product });
  const boxes = page.locator('article > dl > div');
  await expect(boxes).toHaveText(['Prep15 min', 'Cook40 min', 'Total55 min', 'Servings4']);
});

test('a box that would be zero or unknown is left out', async ({ page, product }) => {
  await openRecipe({ page, product }, { prepTime: 0, servings: null });
  const boxes = page.locator('article > dl > div');
  await expect(boxes).toHaveText(['Cook40 min', 'Total40 min']);
});

test('a recipe that names no times, servings, rating or difficulty reads well without them', async ({
  page,
  product,
}) => {
  await openRecipe(
    { page, product },
    { prepTime: null, cookTime: null, servings: null, rating: null, difficulty: null, tags: [] },
  );
  await expect(page.locator('article > dl')).toHaveCount(0);
  await expect(page.getByText('Rated')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Directions' })).toBeVisible();
});

test('ingredients, tags, nutrition and numbered directions are all there', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const ingredients = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
  await expect(ingredients).toHaveCount(SOUP.ingredients.length);
  await expect(ingredients.first()).toHaveText('1.2 kg plum tomatoes, halved');
  await expect(ingredients.last()).toHaveText('to taste flaky salt and black pepper');
  const nutrition = page.getByRole('region', { name: 'Nutrition' }).locator('dl > div');
  await expect(nutrition).toHaveText([
    'Calories412',
    'Protein9 g',
    'Carbs38 g',
    'Fat25 g',
    'Fiber7 g',
    'Sodium640 mg',
  ]);
  const steps = page.getByRole('region', { name: 'Directions' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  for (const [index, { instruction }] of SOUP.directions.entries()) {
    await expect(steps.nth(index)).toHaveText(`${index + 1}${instruction}`);
  }
});

test('a tag leads to the recipes that have it', async ({ page, product }) => {
  await openRecipe({ page, product });
  await page.getByRole('link', { name: 'freezes well' }).click();
  await expect(page).toHaveURL('/recipes?tag=freezes%20well');
});

test('FE-7 the source opens in a new tab that learns nothing of this one', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const source = page.getByRole('link', { name: 'thekitchenpaper.example' });
  await expect(source).toHaveAttribute('href', SOUP.sourceUrl);
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a photo that fails to load gives way to the plate', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('Failed to load resource');
  await page.route('https://pictures.example/**', (route) => route.abort());
  await openRecipe({ page, product }, { photoUrl: 'https://pictures.example/gone.jpg' });
  await expect(page.locator('article > header img')).toHaveAttribute('src', /plate-empty/);
});

test('a photo of somebody else is credited under the picture', async ({ page, product }) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ body: PIXEL, contentType: 'image/png' }),
  );
  await openRecipe(
    { page, product },
    {
      photoUrl: 'https://pictures.example/soup.png',
      photoCredit: {
        photographer: 'Ada Lind',
        photographerUrl: 'https://pictures.example/ada',
        license: 'CC BY 4.0',
        licenseUrl: 'https://licences.example/by',
      },
    },
  );
  await expect(page.getByText('Photo by Ada Lind, CC BY 4.0')).toBeVisible();
  for (const name of ['Ada Lind', 'CC BY 4.0']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('img', { name: SOUP.title })).toHaveAttribute(
    'src',
    'https://pictures.example/soup.png',
  );
});

test('while it is fetched the page says "Loading recipe..."', async ({ page, product }) => {
  const cook = await registerPerson(product);
  const { id } = await keepRecipe(product, cook, SOUP);
  await enterAs(page, cook);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/recipes/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/recipes/${id}`);
  await expect(page.getByText('Loading recipe...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: SOUP.title })).toBeVisible();
  await expect(page.getByText('Loading recipe...')).toHaveCount(0);
});

test('a failure is told in words, and Try Again clears it', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  const cook = await registerPerson(product);
  const { id } = await keepRecipe(product, cook, SOUP);
  await enterAs(page, cook);
  await page.route(`**/api/recipes/${id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch recipe');
  await page.unroute(`**/api/recipes/${id}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: SOUP.title })).toBeVisible();
  await expect(page.getByText('Failed to fetch recipe')).toHaveCount(0);
});

test("the server's own words are used for a failure where it has any", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('503');
  const cook = await registerPerson(product);
  const { id } = await keepRecipe(product, cook, SOUP);
  await enterAs(page, cook);
  await page.route(`**/api/recipes/${id}`, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: { message: 'The kitchen is closed', code: 'closed' } },
    }),
  );
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole('alert')).toHaveText('The kitchen is closed');
});

test('a recipe that is not there says so and leads back to the recipes', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('404');
  const cook = await registerPerson(product);
  const stranger = await registerPerson(product, 'Noor');
  const hidden = await keepRecipe(product, stranger, SOUP);
  await enterAs(page, cook);
  for (const id of [hidden.id, 'no-such-recipe']) {
    await page.goto(`/recipes/${id}`);
    await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
});

test('who is not signed in is sent to sign in first', async ({ page, product }) => {
  const cook = await registerPerson(product);
  const { id } = await keepRecipe(product, cook, SOUP);
  await page.goto(`/recipes/${id}`);
  await expect(page).toHaveURL('/login');
});

test('the recipe is cleared when the page is left: no old text comes back', async ({
  page,
  product,
}) => {
  const { recipe } = await openRecipe({ page, product });
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/recipes/${recipe.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByText('Loading recipe...')).toBeVisible();
  await expect(page.getByText(SOUP.title)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: SOUP.title })).toBeVisible();
});

test('Edit leads to the form of this recipe', async ({ page, product }) => {
  const { recipe } = await openRecipe({ page, product });
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/recipes/${recipe.id}/edit`);
});

test('Delete asks first, and Cancel keeps the recipe', async ({ page, product }) => {
  const { recipe } = await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this recipe?',
  });
  await expect(question.getByText(SOUP.title)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  await expect(page.getByRole('heading', { name: SOUP.title })).toBeVisible();
});

test('a confirmed Delete deletes the recipe and goes to the recipes', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('404');
  const { recipe } = await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Delete' }).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/recipes/${recipe.id}`)) asked.push(request.method());
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(page.getByText('No recipes found')).toBeVisible();
  expect(asked).toEqual(['DELETE']);
  await page.goto(`/recipes/${recipe.id}`);
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
});

test('while a recipe is deleted the question says so and cannot be cancelled', async ({
  page,
  product,
}) => {
  const { recipe } = await openRecipe({ page, product });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/recipes/${recipe.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  const confirm = question.getByRole('button', { name: 'Delete' });
  await confirm.click();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(confirm).toBeVisible();
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  letGo();
  await expect(page).toHaveURL('/recipes');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a failed Delete is only logged, and the recipe stays on the screen', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500', 'Failed to delete recipe');
  const { recipe } = await openRecipe({ page, product });
  await page.route(`**/api/recipes/${recipe.id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to delete recipe'),
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  expect((await logged).type()).toBe('error');
  await expect(page.getByRole('heading', { name: SOUP.title })).toBeVisible();
  await expect(page.getByText('Failed to delete recipe')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
});

test('a Delete of what was deleted elsewhere shows that it is gone', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('404', 'Failed to delete recipe');
  const { recipe, cook } = await openRecipe({ page, product });
  await call(product, `DELETE /recipes/${recipe.id}`, { token: cook.token });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toBeVisible();
});

test('a public recipe of somebody else names its author and offers no Edit or Delete', async ({
  page,
  product,
}) => {
  const author = await registerPerson(product, 'Ines Ferro');
  const shared = await keepRecipe(product, author, { ...SOUP, visibility: 'public' });
  await enterAs(page, await registerPerson(product));
  await page.goto(`/recipes/${shared.id}`);
  await expect(page.getByText('by Ines Ferro')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

for (const [title, source, kept] of [
  ['a copy of it is private, with its source kept', SOUP.sourceUrl, () => SOUP.sourceUrl],
  ['a copy of it is private, with the way back here kept', null, (address: string) => address],
] as const) {
  test(title, async ({ page, product, baseURL }) => {
    const author = await registerPerson(product, 'Ines Ferro');
    const shared = await keepRecipe(product, author, {
      ...SOUP,
      sourceUrl: source,
      visibility: 'public',
      photoCredit: { photographer: 'Ada Lind' },
    });
    await enterAs(page, await registerPerson(product));
    await page.goto(`/recipes/${shared.id}`);
    await page.getByRole('button', { name: 'Save a copy' }).click();
    await expect(page.getByText('Saved to My Recipes')).toBeVisible();
    await expect(page).not.toHaveURL(`/recipes/${shared.id}`);
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(page.getByText('Photo by Ada Lind')).toBeVisible();
    await expect(page.getByText('Recipe by Ines Ferro')).toBeVisible();
    const link = page.locator('article > header a[target="_blank"]');
    await expect(link).toHaveAttribute('href', kept(`${baseURL}/recipes/${shared.id}`));
  });
}

test('a copy that cannot be saved says why and stays on the recipe', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  const author = await registerPerson(product, 'Ines Ferro');
  const shared = await keepRecipe(product, author, { ...SOUP, visibility: 'public' });
  await enterAs(page, await registerPerson(product));
  await page.goto(`/recipes/${shared.id}`);
  await page.route('**/api/recipes', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Save a copy' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create recipe');
  await expect(page).toHaveURL(`/recipes/${shared.id}`);
});
