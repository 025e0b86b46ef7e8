import { UNIT_SUGGESTIONS } from '@commonplate/contract';
import { expect, test } from '../support/test.ts';
import {
  addIngredient,
  ingredientNames,
  ingredientRows,
  openEdit,
  openManual,
  pasteInto,
  save,
} from './recipe-form-page.ts';

test('Add takes the row in and clears it for the next @phone', async ({ page, product }) => {
  await openManual(page, product);
  await page.getByLabel('Unit', { exact: true }).fill('g');
  await addIngredient(page, ' 200 ', ' flour ');
  await expect(ingredientRows(page)).toHaveCount(1);
  await expect(page.getByLabel('Quantity of ingredient 1')).toHaveValue('200');
  await expect(page.getByLabel('Unit of ingredient 1')).toHaveValue('g');
  await expect(page.getByLabel('Ingredient of ingredient 1')).toHaveValue('flour');
  for (const name of ['Quantity', 'Unit', 'Ingredient']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveValue('');
  }
  await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused();
});

test('Add works only when quantity and item are both more than blanks', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  const add = page.getByRole('button', { name: 'Add ingredient' });
  const quantity = page.getByLabel('Quantity', { exact: true });
  const item = page.getByLabel('Ingredient', { exact: true });
  for (const [amount, name] of [
    ['', ''],
    ['2', ''],
    ['', 'eggs'],
    ['   ', 'eggs'],
    ['2', '   '],
  ] as const) {
    await quantity.fill(amount);
    await item.fill(name);
    await expect(add).toBeDisabled();
    await item.press('Enter');
    await expect(ingredientRows(page)).toHaveCount(0);
  }
  await quantity.fill('2');
  await item.fill('eggs');
  await expect(add).toBeEnabled();
});

test('Enter adds from each of the three fields, and does not send the form', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  for (const [index, from] of ['Quantity', 'Unit', 'Ingredient'].entries()) {
    await page.getByLabel('Quantity', { exact: true }).fill('1');
    await page.getByLabel('Ingredient', { exact: true }).fill(`thing ${index}`);
    await page.getByLabel(from, { exact: true }).press('Enter');
    await expect(ingredientRows(page)).toHaveCount(index + 1);
  }
  await expect(page.getByText('Recipe title is required')).toHaveCount(0);
});

test('units are suggested, and any other text is taken', async ({ page, product }) => {
  await openManual(page, product);
  const unit = page.getByLabel('Unit', { exact: true });
  const list = await unit.getAttribute('list');
  const suggested = await page.locator(`datalist#${list} option`).allTextContents();
  expect(suggested).toEqual([...UNIT_SUGGESTIONS]);
  await unit.fill('thimbles');
  await addIngredient(page, '2', 'rum');
  await expect(page.getByLabel('Unit of ingredient 1')).toHaveValue('thimbles');
});

test('rows are changed in place and removed, and a removed one can come back @phone', async ({
  page,
  product,
}) => {
  await openEdit(page, product);
  await page.getByLabel('Ingredient of ingredient 2').fill('shallot');
  await page.getByRole('button', { name: 'Remove ingredient 1' }).click();
  expect(await ingredientNames(page)).toEqual(['shallot', 'salt']);
  await expect(page.getByText('peas removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await ingredientNames(page)).toEqual(['peas', 'shallot', 'salt']);
});

test('who removes rows by keyboard stays among them, and ends at the line for a new one', async ({
  page,
  product,
}) => {
  await openEdit(page, product);
  const removal = (place: number) =>
    page.getByRole('button', { name: `Remove ingredient ${place}`, exact: true });
  await removal(2).focus();
  await page.keyboard.press('Enter');
  await expect(removal(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removal(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(removal(1)).toBeFocused();
});

test('a row that was emptied is named with its fault', async ({ page, product }) => {
  await openEdit(page, product);
  await page.getByLabel('Quantity of ingredient 1').fill(' ');
  await page.getByLabel('Ingredient of ingredient 2').fill('');
  await save(page);
  await expect(page.getByText('Quantity is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Ingredient name is required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Quantity of ingredient 1')).toBeFocused();
});

test('a pasted list becomes rows, which can be taken back @phone', async ({ page, product }) => {
  await openManual(page, product);
  const list = '• 1 1/2 cups milk\n• 200g flour\n\n• 3 eggs\n• Salt to taste\n• Butter for the tin';
  await pasteInto(page.getByLabel('Ingredient', { exact: true }), list);
  expect(await ingredientNames(page)).toEqual([
    'milk',
    'flour',
    'eggs',
    'Salt',
    'Butter for the tin',
  ]);
  await expect(page.getByLabel('Quantity of ingredient 1')).toHaveValue('1 1/2');
  await expect(page.getByLabel('Unit of ingredient 2')).toHaveValue('g');
  await expect(page.getByLabel('Quantity of ingredient 4')).toHaveValue('to taste');
  await expect(page.getByLabel('Quantity of ingredient 5')).toHaveValue('as needed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ingredientRows(page)).toHaveCount(0);
});

test('a list pasted into a row goes below that row', async ({ page, product }) => {
  await openEdit(page, product);
  await pasteInto(page.getByLabel('Ingredient of ingredient 1'), '1 leek\n2 carrots');
  expect(await ingredientNames(page)).toEqual(['peas', 'leek', 'carrots', 'onion', 'salt']);
});

test('rows are moved by mouse', async ({ page, product }) => {
  await openEdit(page, product);
  const handle = page.getByRole('button', { name: 'Move ingredient 3', exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const target = await page
    .getByRole('button', { name: 'Move ingredient 1', exact: true })
    .boundingBox();
  if (from === null || target === null) throw new Error('no place to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 10, { steps: 4 });
  await page.mouse.move(target.x + 20, target.y, { steps: 8 });
  await page.mouse.up();
  expect(await ingredientNames(page)).toEqual(['salt', 'peas', 'onion']);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('Escape lets a dragged row go back to its place', async ({ page, product }) => {
  await openEdit(page, product);
  const handle = page.getByRole('button', { name: 'Move ingredient 3', exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (from === null) throw new Error('no place to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 90, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await ingredientNames(page)).toEqual(['peas', 'onion', 'salt']);
});

test('rows are moved by touch @phone-only', async ({ page, product }) => {
  await openEdit(page, product);
  const handle = page.getByRole('button', { name: 'Move ingredient 1', exact: true });
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await handle.boundingBox();
  const target = await page
    .getByRole('button', { name: 'Move ingredient 2', exact: true })
    .boundingBox();
  if (from === null || target === null) throw new Error('no place to drag');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + 20, y }],
    });
  const scrolled = await page.evaluate(() => window.scrollY);
  await touch('touchStart', from.y + 20);
  for (let y = from.y + 20; y <= target.y + 24; y += 8) await touch('touchMove', y);
  await touch('touchEnd');
  expect(await ingredientNames(page)).toEqual(['onion', 'peas', 'salt']);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('rows are moved by the arrow keys, which keep the focus and say the new place', async ({
  page,
  product,
}) => {
  await openEdit(page, product);
  await page.getByRole('button', { name: 'Move ingredient 1', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await ingredientNames(page)).toEqual(['onion', 'salt', 'peas']);
  await expect(page.getByRole('button', { name: 'Move ingredient 3', exact: true })).toBeFocused();
  await expect(page.getByText('Ingredient 2 is now 3 of 3')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await ingredientNames(page)).toEqual(['onion', 'peas', 'salt']);
});

test('rows are moved without dragging, by a menu @phone', async ({ page, product }) => {
  await openEdit(page, product);
  await page.getByRole('button', { name: 'Move ingredient 2', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move Up' }).click();
  expect(await ingredientNames(page)).toEqual(['onion', 'peas', 'salt']);
  await expect(page.getByRole('button', { name: 'Move ingredient 1', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Move ingredient 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move Down' }).click();
  expect(await ingredientNames(page)).toEqual(['peas', 'onion', 'salt']);
});
