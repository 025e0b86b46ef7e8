import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { openEdit, openManual, save } from './recipe-form-page.ts';

for (const path of ['/recipes/new', '/recipes/create/url', '/recipes/create/manual']) {
  test(`nothing bars the way on ${path}, light and dark @phone`, async ({ page, product }) => {
    await enterAs(page, await registerPerson(product));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('nothing bars the way on a filled form, light and dark @phone', async ({ page, product }) => {
  await openEdit(page, product);
  await expectAccessible(page);
});

test('nothing bars the way on a form full of faults and notices @phone', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await page.getByLabel('Calories').fill('many');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Discard Draft' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Recipe title is required')).toBeVisible();
  await expectAccessible(page);
});

test('nothing bars the way on a recipe that is not found', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('404');
  await enterAs(page, await registerPerson(product));
  await page.goto('/recipes/nowhere/edit');
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expectAccessible(page);
});

test('a long form does not stand wider than the window @phone', async ({ page, product }) => {
  const long = 'Donaudampfschifffahrtskapitänsmützenkuchen'.repeat(3);
  await openEdit(page, product, {
    title: long,
    ingredients: [{ quantity: '1 1/2 to 2 3/4', unit: 'generous handfuls', item: long }],
    directions: [{ step: 1, instruction: long }],
    tags: [long.slice(0, 50)],
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
