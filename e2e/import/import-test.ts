import type { Page } from '@playwright/test';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { startProduct, type Product } from '../support/product.ts';
import { test as base } from '../support/test.ts';
import { type RecipeSite, startRecipeSite } from './recipe-site.ts';
import { type StockPhotoService, startStockPhotoService } from './stock-photo-service.ts';

interface Surroundings {
  site: RecipeSite;
  stock: StockPhotoService;
  product: Product;
}

/** The product beside a web site it may read and a photo service, each started once for a worker. */
export const test = base.extend<object, Surroundings>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const site = await startRecipeSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  stock: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const stock = await startStockPhotoService();
      await use(stock);
      await stock.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ site, stock }, use) => {
      const product = await startProduct({
        FETCH_ALLOW: `${site.host},${stock.host}`,
        PHOTOS_PROVIDER: 'openverse',
        PHOTOS_BASE_URL: stock.url,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../support/test.ts';

export type Mode = 'url' | 'recipe-card' | 'photo-dish';

/** A new person on the create screen of this mode. */
export async function openImport(page: Page, product: Product, mode: Mode) {
  const person = await registerPerson(product);
  await enterAs(page, person);
  await page.goto(`/recipes/create/${mode}`);
  return person;
}

export async function importAddress(page: Page, address: string) {
  await page.getByLabel('Recipe address').fill(address);
  await page.getByRole('button', { name: 'Import Recipe' }).click();
}

export const checkHeading = (page: Page) => page.getByRole('heading', { name: 'Check the recipe' });
