import type { Locator } from '@playwright/test';
import { expect, importAddress, openImport, test } from './import-test.ts';

const frameOf = (field: Locator) =>
  field.evaluate((element) => {
    const { borderColor, borderStyle, outlineColor, outlineStyle } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    return { borderColor, borderStyle, isOutlined };
  });

test('a step that is marked and cannot be saved tells its fault first, in frame and words @phone', async ({
  page,
  product,
  site,
}) => {
  await page.route('**/api/ai/import/url', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const empty = {
      ...data,
      directions: [1, 2, 3].map((step) => ({ step, instruction: '' })),
      evidence: [
        { path: 'directions.1', confidence: 60, basis: 'source', excerpt: 'Stir' },
        { path: 'directions.2', confidence: 60, basis: 'inferred', excerpt: 'Serve' },
      ],
    };
    await route.fulfill({ response, json: { success: true, data: empty } });
  });
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByText('Instruction is required')).toHaveCount(3);

  const step = (number: number) => page.getByLabel(`Step ${number}`, { exact: true });
  const frameOfFault = await frameOf(step(1));
  expect(await frameOf(step(2))).toEqual(frameOfFault);
  expect(await frameOf(step(3))).toEqual(frameOfFault);

  const steps = page.getByRole('region', { name: 'Directions' }).getByRole('listitem');
  await expect(steps.nth(1)).toHaveText(/Instruction is required.*Check, 60 %/);
  await expect(steps.nth(2)).toHaveText(/Instruction is required.*Worked out/);
  await expect(step(2)).toHaveAccessibleDescription('Instruction is required Check, 60 % Stir');
});
