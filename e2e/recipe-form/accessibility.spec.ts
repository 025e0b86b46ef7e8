import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { openEdit, openManual, pasteInto, save } from './recipe-form-page.ts';

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

for (const height of [720, 800, 900]) {
  test(`the bar at the foot never covers what has the focus, ${height} pixels high`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await openManual(page, product);
    const bar = page.getByRole('button', { name: 'Create Recipe' });
    const covered: string[] = [];
    await page.getByLabel('Title').focus();
    while (!(await bar.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
      const name = await bar.evaluate((button) => {
        const foot = button.closest('form')?.lastElementChild;
        const focused = document.activeElement;
        if (!foot || !focused || foot.contains(focused)) return null;
        // A radio button is shown by its label.
        const shown = focused.closest('label') ?? focused;
        const { top, bottom } = shown.getBoundingClientRect();
        const isSeen = top >= 0 && bottom <= foot.getBoundingClientRect().top;
        return isSeen ? null : focused.outerHTML;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
}

test('tabbing through the bar at the foot leaves the page where it is', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openManual(page, product);
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Recipe' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the longest usual unit is shown whole', async ({ page, product }) => {
  await openManual(page, product);
  await pasteInto(
    page.getByLabel('Unit', { exact: true }),
    '2 tablespoons oil\n3 tablespoons vinegar',
  );
  await page.getByLabel('Unit', { exact: true }).fill('tablespoons');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Unit of ingredient 1', 'Unit']) {
      const hidden = await page
        .getByLabel(name, { exact: true })
        .evaluate((field) => field.scrollWidth - field.clientWidth);
      expect(hidden).toBeLessThanOrEqual(0);
    }
  }
});
