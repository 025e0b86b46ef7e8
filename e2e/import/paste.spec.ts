import { checkHeading, expect, openImport, test } from './import-test.ts';

const TEXT = `Barley broth
Serves 4

Ingredients
200 g pearl barley
2 carrots
1 litre stock

Directions
1. Cut the carrots small and soften them in a little butter.
2. Add barley and stock and simmer for 50 minutes.`;

test.beforeEach(async ({ page, product }) => {
  await openImport(page, product, 'url');
  await page.getByRole('button', { name: "Paste the page's text or HTML instead" }).click();
});

test('pasted text becomes a recipe to check @phone', async ({ page }) => {
  await page.getByLabel("The page's text or HTML").fill(TEXT);
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(checkHeading(page)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Barley broth');
  await expect(page.getByLabel('Servings')).toHaveValue('4');
  await expect(page.getByLabel('Ingredient of ingredient 1')).toHaveValue(/barley/);
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});

test('a long ingredient is seen whole, and stays one line whatever is pasted into it @phone', async ({
  page,
}) => {
  const note = 'cut into small cubes so that they are soft as soon as the barley is, or grated';
  await page
    .getByLabel("The page's text or HTML")
    .fill(TEXT.replace('2 carrots', `2 carrots, ${note}`));
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  const carrots = page.getByLabel('Ingredient of ingredient 2');
  await expect(carrots).toHaveValue(`carrots, ${note}`);
  const hidden = await carrots.evaluate((field) => field.scrollHeight - field.clientHeight);
  expect(hidden).toBe(0);
  await carrots.fill('carrots,\n grated');
  await expect(carrots).toHaveValue('carrots, grated');
});

test('a long title is seen whole, and Enter in it saves nothing @phone', async ({ page }) => {
  const title =
    'Barley broth as it was cooked in the harbour on the first cold evening of the year';
  await page.getByLabel("The page's text or HTML").fill(TEXT.replace('Barley broth', title));
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  const field = page.getByLabel('Title');
  await expect(field).toHaveValue(title);
  const hidden = await field.evaluate((shown) => [
    shown.scrollHeight - shown.clientHeight,
    shown.scrollWidth - shown.clientWidth,
  ]);
  expect(hidden).toEqual([0, 0]);
  await field.press('Enter');
  await expect(field).toHaveValue(title);
  await field.press('Home');
  await page.keyboard.insertText('My\nown ');
  await page.keyboard.insertText('old ');
  await expect(field).toHaveValue(/^(?:.* )?My own old /);
  await expect(checkHeading(page)).toBeVisible();
});

test('the address that is kept with pasted text becomes the source', async ({ page }) => {
  await page.getByLabel("The page's text or HTML").fill(TEXT);
  await page.getByLabel('Recipe address, if you want to keep it').fill('https://soups.example/b');
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByRole('link', { name: 'soups.example' })).toHaveAttribute(
    'href',
    'https://soups.example/b',
  );
});

test('nothing pasted and a wrong address are told', async ({ page }) => {
  await page.getByLabel('Recipe address, if you want to keep it').fill('soups');
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByText('Please paste the text of the recipe')).toBeVisible();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
});

test('text without a recipe brings one back to it with the message, ready to type', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('422');
  const field = page.getByLabel("The page's text or HTML");
  await expect(field).toBeFocused();
  await expect(page.getByText("Paste the text or the HTML of a recipe's page.")).toBeVisible();
  await field.fill('Good morning.');
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByRole('alert')).toContainText('No recipe was found in this text');
  await expect(page.getByRole('link', { name: 'Use Photos' })).toBeVisible();
  await expect(field).toHaveValue('Good morning.');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(field).toBeFocused();
});

test('what was pasted is still there after a reload', async ({ page }) => {
  await page.getByLabel("The page's text or HTML").fill(TEXT);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("The page's text or HTML")).toHaveValue(TEXT);
});

test('closing the tab asks as soon as the first letter stands there', async ({ page }) => {
  // In one task with the letter: whatever is put off until later comes too late.
  const asked = await page.getByLabel("The page's text or HTML").evaluate((field) => {
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const before = closing();
    document.execCommand('insertText', false, 'B');
    return { before, after: closing(), is: document.activeElement === field };
  });
  expect(asked).toEqual({ before: false, after: true, is: true });
});

test('going back to the address loses nothing that was typed', async ({ page }) => {
  await page.getByLabel("The page's text or HTML").fill(TEXT);
  await page.getByLabel('Recipe address, if you want to keep it').fill('https://soups.example/b');
  await page.getByRole('button', { name: 'Import from the address instead' }).click();
  await expect(page.getByLabel('Recipe address')).toHaveValue('https://soups.example/b');
  await expect(page.getByLabel('Recipe address')).toBeFocused();
  await page.getByRole('button', { name: "Paste the page's text or HTML instead" }).click();
  await expect(page.getByLabel("The page's text or HTML")).toHaveValue(TEXT);
});
