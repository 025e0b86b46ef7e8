import type { Recipe } from '@commonplate/contract';
import { call } from '../support/accounts.ts';
import { expect, importAddress, openImport, test } from './import-test.ts';

const saved = /\/recipes\/([0-9a-f-]{36})$/;
const idIn = (url: string) => saved.exec(url)?.[1] ?? '';

// The page's own address of the picture is one of this machine, which the browser is not sent to.
const UNSHOWN_PICTURE = '404';

test('the picture of the page is taken over on saving', async ({
  page,
  product,
  site,
  expectTrouble,
}) => {
  expectTrouble(UNSHOWN_PICTURE);
  const person = await openImport(page, product, 'url');
  await importAddress(page, site.url('/with-picture'));
  await expect(page.getByRole('button', { name: 'Leave Out the Picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);
  const answer = await call(product, `GET /recipes/${idIn(page.url())}`, { token: person.token });
  const { recipe } = answer.data as { recipe: Recipe };
  expect(recipe.photoUrl).toMatch(/^\/api\/uploads\/[\w-]+\.webp$/);
});

test('the picture can be left out', async ({ page, product, site, expectTrouble }) => {
  expectTrouble(UNSHOWN_PICTURE);
  const person = await openImport(page, product, 'url');
  await importAddress(page, site.url('/with-picture'));
  await page.getByRole('button', { name: 'Leave Out the Picture' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);
  const answer = await call(product, `GET /recipes/${idIn(page.url())}`, { token: person.token });
  expect((answer.data as { recipe: Recipe }).recipe.photoUrl).toBe('');
});

test('a picture that cannot be taken over keeps its own address', async ({
  page,
  product,
  site,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED', '502');
  await page.route('https://photos.example/**', (route) => route.abort());
  const person = await openImport(page, product, 'url');
  await importAddress(page, site.url('/pictured-broth'));
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);
  const answer = await call(product, `GET /recipes/${idIn(page.url())}`, { token: person.token });
  const { recipe } = answer.data as { recipe: Recipe };
  expect(recipe.photoUrl).toBe('https://photos.example/broth.png');
});
