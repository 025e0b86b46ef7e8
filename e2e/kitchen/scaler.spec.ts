import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { OMELETTE, SOUP, openRecipe } from './kitchen-recipes.ts';

const ingredients = (page: Page) =>
  page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
const written = SOUP.ingredients.map(({ quantity, unit, item }) =>
  [quantity, unit, item].filter(Boolean).join(' '),
);
const servings = (page: Page) => page.getByRole('spinbutton', { name: 'Servings' });

test('the factor starts at 1 and shows the amounts as they were written', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  await expect(servings(page)).toHaveValue('4');
  await expect(page.getByRole('button', { name: '1x' })).toHaveAttribute('aria-pressed', 'true');
  await expect(ingredients(page)).toHaveText(written);
});

test('the presets 1/2, 1x, 2x and 3x scale every amount, and 1x brings the original back @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const presets = page.getByRole('group', { name: 'Scale' }).getByRole('button');
  await expect(presets).toHaveText(['1/2', '1x', '2x', '3x']);
  await page.getByRole('button', { name: '2x' }).click();
  await expect(servings(page)).toHaveValue('8');
  await expect(ingredients(page)).toHaveText([
    '2.4 kg plum tomatoes, halved',
    '2 garlic bulbs, cut across',
    '8 tbsp olive oil',
    '2 cups red lentils (400 g)',
    '1000 ml vegetable stock',
    '2 (400 g) tins cherry tomatoes',
    '1 bunch basil',
    '4-6 slices day-old bread, torn',
    '200 ml double cream',
    'to taste flaky salt and black pepper',
  ]);
  await page.getByRole('button', { name: '1/2' }).click();
  await expect(ingredients(page).first()).toHaveText('0.6 kg plum tomatoes, halved');
  await expect(ingredients(page).nth(6)).toHaveText('0.25 bunch basil');
  await page.getByRole('button', { name: '3x' }).click();
  await expect(ingredients(page).first()).toHaveText('3.6 kg plum tomatoes, halved');
  await page.getByRole('button', { name: '1x' }).click();
  await expect(ingredients(page)).toHaveText(written);
});

test('three times and then a third is the original again', async ({ page, product }) => {
  await openRecipe(
    { page, product },
    { servings: 3, ingredients: [{ quantity: '1/3', unit: 'cup', item: 'sugar' }] },
  );
  await page.getByRole('button', { name: '3x' }).click();
  await expect(ingredients(page)).toHaveText(['1 cup sugar']);
  await servings(page).fill('3');
  await expect(ingredients(page)).toHaveText(['1/3 cup sugar']);
  await servings(page).fill('1');
  await expect(ingredients(page)).toHaveText(['0.11 cup sugar']);
});

test('servings go from 1 to 50; the buttons stop at both ends', async ({ page, product }) => {
  await openRecipe({ page, product }, { servings: 10 });
  const fewer = page.getByRole('button', { name: 'Fewer servings' });
  const more = page.getByRole('button', { name: 'More servings' });
  await expect(servings(page)).toHaveAttribute('min', '1');
  await expect(servings(page)).toHaveAttribute('max', '50');
  await more.click();
  await expect(servings(page)).toHaveValue('11');
  await servings(page).fill('2');
  await fewer.click();
  await expect(servings(page)).toHaveValue('1');
  await expect(fewer).toBeDisabled();
  await servings(page).fill('400');
  await expect(servings(page)).toHaveValue('50');
  await expect(more).toBeDisabled();
  await expect(fewer).toBeEnabled();
  await servings(page).fill('-3');
  await expect(servings(page)).toHaveValue('1');
});

test('a preset that leaves 1 to 50 servings behind cannot be chosen', async ({ page, product }) => {
  await openRecipe({ page, product }, { servings: 20 });
  await expect(page.getByRole('button', { name: '3x' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '3x' })).toHaveAttribute('title', /1 to 50/);
  await page.getByRole('button', { name: '2x' }).click();
  await expect(servings(page)).toHaveValue('40');
  await expect(page.getByRole('button', { name: '1/2' })).toBeEnabled();
});

test('what is no number becomes 1 serving', async ({ page, product }) => {
  await openRecipe({ page, product });
  await servings(page).press('ControlOrMeta+a');
  await servings(page).pressSequentially('e');
  await expect(ingredients(page).first()).toHaveText('0.3 kg plum tomatoes, halved');
  await servings(page).blur();
  await expect(servings(page)).toHaveValue('1');
});

test('a number in another spelling is written out once the field is left', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  for (const [typed, leave] of [
    ['1e1', 'Tab'],
    ['10.0', 'Enter'],
  ] as const) {
    await servings(page).press('ControlOrMeta+a');
    await servings(page).pressSequentially(typed);
    await servings(page).press(leave);
    await expect(servings(page)).toHaveValue('10');
    await expect(ingredients(page).first()).toHaveText('3 kg plum tomatoes, halved');
  }
});

test('the servings under the title and in the boxes are those of the scaler', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  await servings(page).fill('13');
  await expect(page.locator('article > header').getByText('Serves 13')).toBeVisible();
  await expect(page.locator('article > dl > div').last()).toHaveText('Servings13');
  await page.getByRole('button', { name: '1x' }).click();
  await expect(page.locator('article > header').getByText('Serves 4')).toBeVisible();
});

test('a field that was emptied can be written anew', async ({ page, product }) => {
  await openRecipe({ page, product });
  await servings(page).press('ControlOrMeta+a');
  await servings(page).press('Backspace');
  await servings(page).pressSequentially('12');
  await expect(servings(page)).toHaveValue('12');
  await expect(page.getByRole('button', { name: '3x' })).toHaveAttribute('aria-pressed', 'true');
});

test('a recipe is scaled to at most ten times itself', async ({ page, product }) => {
  await openRecipe({ page, product }, { servings: 2 });
  await servings(page).fill('50');
  await expect(servings(page)).toHaveValue('20');
  await expect(page.getByText('at most 10 times itself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More servings' })).toBeDisabled();
  await expect(ingredients(page).first()).toHaveText('12 kg plum tomatoes, halved');
});

test('a recipe without servings counts as 4', async ({ page, product }) => {
  await openRecipe({ page, product }, { servings: null });
  await expect(servings(page)).toHaveValue('4');
  await servings(page).fill('2');
  await expect(ingredients(page).first()).toHaveText('0.6 kg plum tomatoes, halved');
});

test('fractions can be shown instead of decimals, and that is remembered', async ({
  page,
  product,
}) => {
  await openRecipe(
    { page, product },
    { servings: 3, ingredients: [{ quantity: '1', unit: 'cup', item: 'sugar' }] },
  );
  await servings(page).fill('1');
  await expect(ingredients(page)).toHaveText(['0.33 cup sugar']);
  await page.getByRole('switch', { name: /Fractions/ }).click();
  await expect(ingredients(page)).toHaveText(['1/3 cup sugar']);
  await page.reload();
  await expect(page.getByRole('switch', { name: /Fractions/ })).toBeChecked();
  await servings(page).fill('2');
  await expect(ingredients(page)).toHaveText(['2/3 cup sugar']);
});

test('measured amounts in the directions scale too and are shown as scaled; times, heat, tray and tin sizes do not', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const steps = page.getByRole('region', { name: 'Directions' }).getByRole('listitem');
  await page.getByRole('button', { name: '2x' }).click();
  await expect(steps.nth(0)).toContainText('200 °C');
  await expect(steps.nth(0)).toContainText('a 30 cm tray, pour 8 tbsp of oil over');
  await expect(steps.nth(0)).toContainText('roast for 40 minutes');
  await expect(steps.nth(1)).toContainText('the 400 g tin, 400 g lentils and 1000 ml stock');
  await expect(steps.nth(4)).toContainText('200 ml cream');
  await expect(page.getByTitle('The recipe says 200 g')).toHaveText('400 g');
  await expect(page.getByText('Amounts in the directions are scaled too: 2x.')).toBeVisible();
});

test('in the directions counted foods follow the list, and what each piece gets stays @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product }, OMELETTE);
  const steps = page.getByRole('region', { name: 'Directions' }).getByRole('listitem');
  await page.getByRole('button', { name: '2x' }).click();
  await expect(ingredients(page).first()).toHaveText('4 eggs');
  await expect(steps.nth(0)).toContainText(
    'Beat 4 eggs with 2 tsp salt in 2 bowls. Add 6 cloves garlic, 2 onions.',
  );
  await expect(steps.nth(1)).toContainText('in each bowl, pour on 350 ml hot stock.');
  await expect(
    page.getByText(
      'Amounts in the directions are scaled too: 2x. Amounts for each piece or person stay as written.',
    ),
  ).toBeVisible();
});

test('the servings box follows the scale', async ({ page, product }) => {
  await openRecipe({ page, product });
  await page.getByRole('button', { name: '1/2' }).click();
  await expect(page.locator('article > dl > div').last()).toHaveText('Servings2');
});

test('another recipe starts unscaled', async ({ page, product }) => {
  const { recipe } = await openRecipe({ page, product });
  await page.getByRole('button', { name: '3x' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  await expect(page.getByRole('button', { name: '1x' })).toHaveAttribute('aria-pressed', 'true');
});

test('the largest number of servings is seen whole @phone', async ({ page, product }) => {
  await openRecipe({ page, product }, { servings: 10_000 });
  await expect(servings(page)).toHaveValue('10000');
  const room = await servings(page).evaluate((box: HTMLInputElement) => {
    const digits = document.createElement('span');
    const { fontFamily, fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(box);
    const type = { fontFamily, fontSize, fontWeight, fontVariantNumeric };
    Object.assign(digits.style, type, { position: 'absolute' });
    digits.textContent = box.value;
    document.body.append(digits);
    const { width } = digits.getBoundingClientRect();
    digits.remove();
    return box.clientWidth - width;
  });
  // Browsers leave out digits where it is a tight fit.
  expect(room).toBeGreaterThan(4);
  await expect(page.locator('body')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width);
});
