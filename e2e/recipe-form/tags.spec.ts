import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openEdit, openManual, readRecipe, save } from './recipe-form-page.ts';

const tags = (page: Page) =>
  page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts();

test('tags are added with Enter, a comma and the Add button @phone', async ({ page, product }) => {
  await openManual(page, product);
  const field = page.getByLabel('Add a tag');
  await field.fill('soup');
  await field.press('Enter');
  await field.pressSequentially('weeknight,');
  await expect(field).toHaveValue('');
  await field.fill('green');
  await page.getByRole('button', { name: 'Add tag' }).click();
  expect(await tags(page)).toEqual(['soup', 'weeknight', 'green']);
  await expect(field).toHaveValue('');
  await expect(page.getByText('Recipe title is required')).toHaveCount(0);
});

test('tags are trimmed, never blank and never twice, whatever their case', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  const field = page.getByLabel('Add a tag');
  for (const typed of ['  Soup ', 'soup', 'SOUP,', '   ', ',', ', ,green,Green']) {
    await field.fill(typed);
    await field.press('Enter');
  }
  expect(await tags(page)).toEqual(['Soup', 'green']);
});

test('tags are removed', async ({ page, product }) => {
  const { person, recipe } = await openEdit(page, product);
  expect(await tags(page)).toEqual(['soup', 'Green']);
  await page.getByRole('button', { name: 'Remove tag soup' }).click();
  expect(await tags(page)).toEqual(['Green']);
  await expect(page.getByLabel('Add a tag')).toBeFocused();
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  expect((await readRecipe(product, person, recipe.id)).tags).toEqual(['Green']);
});

test('a tag that is too long is named at its field at once, and stays there to be shortened', async ({
  page,
  product,
}) => {
  const { person, recipe } = await openEdit(page, product);
  const field = page.getByLabel('Add a tag');
  const fault = page.getByText('Tags must be at most 50 characters');
  await field.fill('x'.repeat(51));
  await expect(fault).toHaveCount(0);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Tags must be at most 50 characters');
  await expect(field).toHaveValue('x'.repeat(51));
  expect(await tags(page)).toEqual(['soup', 'Green']);
  await page.getByLabel('Title').focus();
  await save(page);
  await expect(fault).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('Backspace');
  await expect(fault).toHaveCount(0);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  for (const typed of ['y'.repeat(60), ',']) await page.keyboard.insertText(typed);
  await expect(fault).toBeVisible();
  await expect(field).toHaveValue(`${'y'.repeat(60)},`);
  await field.fill('');
  await expect(fault).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  const { tags: kept } = await readRecipe(product, person, recipe.id);
  expect(kept).toEqual(['soup', 'Green', 'x'.repeat(50)]);
});
