import { expect, test } from '../support/test.ts';
import {
  addStep,
  openEdit,
  openManual,
  pasteInto,
  readRecipe,
  save,
  stepRows,
  steps,
} from './recipe-form-page.ts';

const numbers = async (page: Parameters<typeof stepRows>[0]) =>
  stepRows(page).evaluateAll((rows) => rows.map((row) => row.querySelector('span')?.textContent));

test('Add Step appends a step numbered after the last, and clears the field @phone', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await addStep(page, ' Soften the onion. ');
  await addStep(page, 'Add the peas.');
  expect(await steps(page)).toEqual(['Soften the onion.', 'Add the peas.']);
  expect(await numbers(page)).toEqual(['1', '2']);
  await expect(page.getByLabel('Next step')).toHaveValue('');
  await expect(page.getByLabel('Next step')).toBeFocused();
});

test('Ctrl+Enter adds, Enter alone is a line break, and blanks are no step', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  const next = page.getByLabel('Next step');
  await next.fill('Whisk.');
  await next.press('Enter');
  await expect(stepRows(page)).toHaveCount(0);
  await next.press('Control+Enter');
  expect(await steps(page)).toEqual(['Whisk.']);
  await next.fill('   ');
  await expect(page.getByRole('button', { name: 'Add Step' })).toBeDisabled();
  await next.press('Control+Enter');
  await expect(stepRows(page)).toHaveCount(1);
});

test('steps move up and down and are numbered anew @phone', async ({ page, product }) => {
  await openEdit(page, product);
  await page.getByRole('button', { name: 'Move step 3 up' }).click();
  expect(await steps(page)).toEqual(['Soften the onion.', 'Blend.', 'Add the peas and simmer.']);
  await expect(page.getByRole('button', { name: 'Move step 2 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Move step 1 down' }).click();
  expect(await steps(page)).toEqual(['Blend.', 'Soften the onion.', 'Add the peas and simmer.']);
  await expect(page.getByRole('button', { name: 'Move step 2 down' })).toBeFocused();
  expect(await numbers(page)).toEqual(['1', '2', '3']);
});

test('the first step cannot go up and the last cannot go down', async ({ page, product }) => {
  await openEdit(page, product);
  await expect(page.getByRole('button', { name: 'Move step 1 up' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move step 3 down' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move step 2 up' }).click();
  await expect(page.getByRole('button', { name: 'Move step 1 down' })).toBeFocused();
});

test('removing a step renumbers the rest, and the order is saved', async ({ page, product }) => {
  const { person, recipe } = await openEdit(page, product);
  await page.getByRole('button', { name: 'Remove step 1' }).click();
  expect(await numbers(page)).toEqual(['1', '2']);
  await page.getByRole('button', { name: 'Move step 2 up' }).click();
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  expect((await readRecipe(product, person, recipe.id)).directions).toEqual([
    { step: 1, instruction: 'Blend.' },
    { step: 2, instruction: 'Add the peas and simmer.' },
  ]);
});

test('who removes steps by keyboard stays among them', async ({ page, product }) => {
  await openEdit(page, product);
  const removal = (place: number) =>
    page.getByRole('button', { name: `Remove step ${place}`, exact: true });
  const count = (await steps(page)).length;
  await removal(count).focus();
  for (let left = count - 1; left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await expect(removal(left)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Next step')).toBeFocused();
});

test('an emptied step says that its instruction is required', async ({ page, product }) => {
  await openEdit(page, product);
  await page.getByLabel('Step 2', { exact: true }).fill('  ');
  await save(page);
  await expect(page.getByText('Instruction is required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Step 2', { exact: true })).toBeFocused();
});

test('pasted directions become steps without their numbers, and can be taken back @phone', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await addStep(page, 'Soak the peas.');
  const text = 'Method\n1. Soften the onion.\n2. Add the peas\nand simmer.\n\n3. Blend.';
  await pasteInto(page.getByLabel('Next step'), text);
  expect(await steps(page)).toEqual([
    'Soak the peas.',
    'Soften the onion.',
    'Add the peas and simmer.',
    'Blend.',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await steps(page)).toEqual(['Soak the peas.']);
});

test('steps are dragged by mouse, past steps of other heights', async ({ page, product }) => {
  await openEdit(page, product, {
    directions: ['First.', 'Second. '.repeat(60), 'Third.'].map((instruction, index) => ({
      step: index + 1,
      instruction,
    })),
  });
  const handle = page.getByRole('button', { name: /^Drag step 1/ });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const last = await stepRows(page).nth(2).boundingBox();
  if (from === null || last === null) throw new Error('no place to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 3 });
  await page.mouse.move(from.x + 20, last.y + last.height - 4, { steps: 12 });
  await page.mouse.up();
  expect((await steps(page)).map((step) => step.slice(0, 6))).toEqual([
    'Second',
    'Third.',
    'First.',
  ]);
});

test('steps are moved by the arrow keys on their handle', async ({ page, product }) => {
  await openEdit(page, product);
  await page.getByRole('button', { name: /^Drag step 3/ }).focus();
  await page.keyboard.press('ArrowUp');
  expect(await steps(page)).toEqual(['Soften the onion.', 'Blend.', 'Add the peas and simmer.']);
  await expect(page.getByRole('button', { name: /^Drag step 2/ })).toBeFocused();
});
