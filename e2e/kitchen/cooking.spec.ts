import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { HOSTILE, SOUP, openRecipe } from './kitchen-recipes.ts';

test('a tap strikes an ingredient through, and it stays so for the visit @phone', async ({
  page,
  product,
}) => {
  const { recipe } = await openRecipe({ page, product });
  const oil = page.getByRole('listitem').filter({ hasText: 'olive oil' });
  await oil.click();
  await expect(oil.getByRole('checkbox')).toBeChecked();
  await expect(oil.getByText('olive oil')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByText('1 of 10 ready')).toBeVisible();
  await page.goto('/profile');
  await page.goto(`/recipes/${recipe.id}`);
  await expect(oil.getByRole('checkbox')).toBeChecked();
  await oil.click();
  await expect(oil.getByRole('checkbox')).not.toBeChecked();
});

test('a tap on a step or its number strikes the step through', async ({ page, product }) => {
  await openRecipe({ page, product });
  const text = page.getByText('Tear in most of the basil.');
  const number = page.getByRole('button', { name: 'Step 3 done' });
  await text.click();
  await expect(text).toHaveCSS('text-decoration-line', 'line-through');
  await expect(number).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(number).toHaveAttribute('aria-pressed', 'true');
  await number.click();
  await expect(text).toHaveCSS('text-decoration-line', 'none');
});

test('starting a timer in a step does not strike the step through', async ({ page, product }) => {
  await openRecipe({ page, product });
  await page.getByRole('button', { name: '40 minutes' }).click();
  await expect(page.getByRole('button', { name: 'Step 1 done' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('cooking mode keeps the screen on and makes the type larger @phone', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const held = (on: boolean) => (document.documentElement.dataset['awake'] = String(on));
    const request = () => {
      held(true);
      return Promise.resolve({ release: () => Promise.resolve(held(false)) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await openRecipe({ page, product });
  const step = page.getByText('Tear in most of the basil.');
  const size = () =>
    step.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  expect(before).toBeGreaterThanOrEqual(19);
  const mode = page.getByRole('switch', { name: 'Cooking mode' });
  await mode.click();
  await expect(page.getByText('Larger type, and the screen stays on.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true');
  expect(await size()).toBeGreaterThan(before + 4);
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'false');
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true');
  await page.getByRole('link', { name: 'Commonplate' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'false');
});

for (const [title, wakeLock] of [
  ['where the browser refuses it cooking mode says that the screen may go dark', 'refused'],
  ['where the browser has no wake lock cooking mode says so too', 'absent'],
] as const) {
  test(title, async ({ page, product }) => {
    await page.addInitScript((kind) => {
      const request = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      const value = kind === 'refused' ? { request } : undefined;
      Object.defineProperty(navigator, 'wakeLock', { value });
    }, wakeLock);
    await openRecipe({ page, product });
    await page.getByRole('switch', { name: 'Cooking mode' }).click();
    await expect(page.getByText('does not let this page keep the screen on')).toBeVisible();
  });
}

test('every control is at least 44 pixels high and in reach without hovering @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await page.getByRole('button', { name: /^Rice/ }).click();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, main label, main input')]
      // A time inside a sentence has an invisible margin of its own; a tick has its whole row.
      .filter((element) => !element.matches('ol p *, [type=checkbox]'))
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label'),
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);
});

test('FE-1 text that looks like markup is shown as text and nothing of it runs', async ({
  page,
  product,
}) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await openRecipe(
    { page, product },
    {
      title: HOSTILE,
      tags: ['<b>bold</b>'],
      ingredients: [{ quantity: '2', unit: '<i>', item: HOSTILE }],
      directions: [{ instruction: `${HOSTILE} for 5 minutes` }],
    },
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
  await expect(page.getByRole('link', { name: '<b>bold</b>' })).toBeVisible();
  await page.getByRole('button', { name: '2x' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '4 <i>' })).toBeVisible();
  await page.getByRole('button', { name: '5 minutes' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.locator('main script, main i, main img[src="x"]').count()).toBe(0);
  expect(dialogs).toBe(0);
});

test('right-to-left words, emoji and one endless word keep their direction and the page its width @phone', async ({
  page,
  product,
}) => {
  await openRecipe(
    { page, product },
    {
      title: `שקשוקה 🍳 ${'w'.repeat(90)}`,
      ingredients: [
        { quantity: '2', unit: 'כוסות', item: 'עגבניות' },
        { quantity: '1', unit: 'u'.repeat(80), item: 'm'.repeat(200) },
      ],
      directions: [{ instruction: 'מטגנים את הבצל.' }, { instruction: 'n'.repeat(400) }],
      tags: ['ארוחת בוקר', 't'.repeat(50)],
    },
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('עגבניות')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('מטגנים את הבצל.')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('n'.repeat(400))).toHaveCSS('direction', 'ltr');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('nothing bars the way on a recipe @phone', async ({ page, product }) => {
  await openRecipe({ page, product });
  await expectAccessible(page);
});

test('nothing bars the way on a recipe with all its panels open @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await page.getByRole('button', { name: /^Rice/ }).click();
  await page.getByRole('button', { name: /^Pasta/ }).click();
  await page.getByRole('button', { name: 'Start Rice' }).click();
  await page.getByRole('button', { name: '3x' }).click();
  await page.getByRole('switch', { name: 'Cooking mode' }).click();
  await page.getByText('olive oil').click();
  await page.getByRole('button', { name: 'Step 3 done' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expectAccessible(page);
});

test('nothing bars the way where there is no recipe', async ({ page, product, expectTrouble }) => {
  expectTrouble('404');
  await openRecipe({ page, product });
  await page.goto('/recipes/none');
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expectAccessible(page);
});

test('a recipe appears without anything on the page jumping', async ({ page, product }) => {
  const { recipe } = await openRecipe({ page, product }, { title: SOUP.title });
  await page.goto('/profile');
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      document.documentElement.dataset['shift'] = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/recipes/${recipe.id}`);
  await expect(page.getByRole('heading', { name: SOUP.title })).toBeVisible();
  await page.waitForTimeout(400);
  const shift = await page.locator('html').getAttribute('data-shift');
  expect(Number(shift ?? 0)).toBeLessThan(0.02);
});
