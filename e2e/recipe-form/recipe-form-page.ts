import { type Locator, type Page, expect } from '@playwright/test';
import { Recipe } from '@commonplate/contract';
import { type Person, call, enterAs, registerPerson } from '../support/accounts.ts';
import type { Product } from '../support/product.ts';
import { photo } from './drawn-photo.ts';

export async function openManual(page: Page, product: Product): Promise<Person> {
  const person = await registerPerson(product);
  await enterAs(page, person);
  await page.goto('/recipes/create/manual');
  await expect(page.getByLabel('Title')).toBeVisible();
  return person;
}

export const ingredientRows = (page: Page) =>
  page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
export const stepRows = (page: Page) =>
  page.getByRole('list', { name: 'Directions' }).getByRole('listitem');

const valuesOf = (fields: Locator) =>
  fields.evaluateAll((found) =>
    found.map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    ),
  );
export const ingredientNames = (page: Page) =>
  valuesOf(page.getByLabel(/^Ingredient of ingredient \d+$/));
export const steps = (page: Page) => valuesOf(page.getByLabel(/^Step \d+$/));

export async function addIngredient(page: Page, quantity: string, item: string) {
  await page.getByLabel('Quantity', { exact: true }).fill(quantity);
  await page.getByLabel('Ingredient', { exact: true }).fill(item);
  await page.getByRole('button', { name: 'Add ingredient' }).click();
}

export async function addStep(page: Page, instruction: string) {
  await page.getByLabel('Next step').fill(instruction);
  await page.getByRole('button', { name: 'Add Step' }).click();
}

export async function choosePhoto(page: Page, file = photo()) {
  await page.getByLabel('Photo', { exact: true }).setInputFiles(file);
  await expect(page.getByText('Uploading...')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'The photo of this recipe' })).toHaveAttribute(
    'src',
    /^\/api\/uploads\/[0-9a-f]{32}\.webp$/,
  );
}

/** The least that can be saved. */
export async function fillWhole(page: Page, title = 'Plum cake') {
  await page.getByLabel('Title').fill(title);
  await choosePhoto(page);
  await addIngredient(page, '1', 'plum');
  await addStep(page, 'Stone the plum.');
}

export const save = (page: Page) =>
  page.getByRole('button', { name: /^(?:Create Recipe|Save Changes)$/ }).click();

export async function readRecipe(product: Product, person: Person, id: string) {
  const answer = await call(product, `GET /recipes/${id}`, { token: person.token });
  return Recipe.parse((answer.data as { recipe: unknown }).recipe);
}

/** A recipe that is already there, made by another program. */
export async function storeRecipe(product: Product, person: Person, fields: object = {}) {
  const answer = await call(product, 'POST /recipes', {
    token: person.token,
    body: {
      title: 'Pea soup',
      photoUrl: 'https://pictures.example/pea-soup.jpg',
      sourceUrl: 'https://soups.example/pea',
      rating: 4,
      prepTime: 10,
      cookTime: 20,
      servings: 2,
      difficulty: 'easy',
      visibility: 'private',
      ingredients: [
        { quantity: '500', unit: 'g', item: 'peas' },
        { quantity: '1', unit: '', item: 'onion' },
        { quantity: 'to taste', unit: '', item: 'salt' },
      ],
      directions: [
        { step: 1, instruction: 'Soften the onion.' },
        { step: 2, instruction: 'Add the peas and simmer.' },
        { step: 3, instruction: 'Blend.' },
      ],
      tags: ['soup', 'Green'],
      nutrition: { calories: 210, protein: 12 },
      ...fields,
    },
  });
  return Recipe.parse((answer.data as { recipe: unknown }).recipe);
}

/** The pictures of stored recipes lie on a site that does not exist. */
export const servePictures = (page: Page) =>
  page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: photo().buffer }),
  );

export async function openEdit(page: Page, product: Product, fields: object = {}) {
  const person = await registerPerson(product);
  const recipe = await storeRecipe(product, person, fields);
  await enterAs(page, person);
  await servePictures(page);
  await page.goto(`/recipes/${recipe.id}/edit`);
  await expect(page.getByLabel('Title')).toHaveValue(recipe.title);
  return { person, recipe };
}

/** What a clipboard would give. */
export async function pasteInto(field: Locator, text: string) {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
