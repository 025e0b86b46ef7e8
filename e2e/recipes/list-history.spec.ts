import type { Locator, Page } from '@playwright/test';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { keepRecipe } from '../support/recipes.ts';
import { expect, test } from '../support/test.ts';

type Product = Parameters<typeof registerPerson>[0];

/** A book of one recipe, and the box to search it. */
async function openBook(page: Page, product: Product): Promise<Locator> {
  const person = await registerPerson(product);
  await keepRecipe(product, person, { title: 'Tomato soup' });
  await enterAs(page, person);
  await page.goto('/recipes');
  return page.getByPlaceholder('Search recipes, ingredients, and tags...');
}

test('typing makes one entry in the history, and Enter no second one', async ({
  page,
  product,
}) => {
  const box = await openBook(page, product);
  await box.fill('tom');
  await expect(page).toHaveURL('/recipes?search=tom');
  await box.fill('tomato');
  await expect(page).toHaveURL('/recipes?search=tomato');
  await box.press('Enter');
  await box.press('Enter');
  await box.fill('soup');
  await expect(page).toHaveURL('/recipes?search=soup');
  await page.goBack();
  await expect(page).toHaveURL('/recipes?search=tomato');
  await page.goBack();
  await expect(page).toHaveURL('/recipes');
  await expect(box).toHaveValue('');
});

test('back and forward bring every search again, and the box with it', async ({
  page,
  product,
}) => {
  const box = await openBook(page, product);
  const stands = async (search: string) => {
    await expect(box).toHaveValue(search);
    // Longer than the pause after which the box would be searched for.
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(search === '' ? '/recipes' : `/recipes?search=${search}`);
  };
  await box.fill('soup');
  await box.press('Enter');
  await stands('soup');
  await page.getByRole('button', { name: 'Remove search soup' }).click();
  await stands('');
  await page.goBack();
  await stands('soup');
  await box.fill('lemon');
  await box.press('Enter');
  await stands('lemon');
  await page.goBack();
  await stands('soup');
  await page.goForward();
  await stands('lemon');
});
