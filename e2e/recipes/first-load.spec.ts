import { gzipSync } from 'node:zlib';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { keepRecipe } from '../support/recipes.ts';
import { expect, test } from '../support/test.ts';

const SCRIPTS_MAX_KIB = 110;
const REQUESTS_MAX = 20;

test('the first load of the list is light: at most 110 KiB of scripts, in at most 20 requests', async ({
  page,
  product,
}) => {
  const cook = await registerPerson(product);
  await keepRecipe(product, cook);
  await enterAs(page, cook);
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('response', (response) => {
    requests += 1;
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto('/recipes', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Yellow dal with cumin butter' })).toBeVisible();
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(SCRIPTS_MAX_KIB);
  expect(requests).toBeLessThanOrEqual(REQUESTS_MAX);
});
