import { test as base, expect, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

interface Watch {
  /** Errors a test provokes on purpose, by a part of their text. */
  expectTrouble: (...parts: string[]) => void;
}

/** Each worker has one running product; every page is watched for script errors and blocked content. */
export const test = base.extend<Watch, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectTrouble: [
    async ({ context }, use) => {
      // Recipes of other tests may link to pictures elsewhere on the web, which no test can reach.
      const allowed = ['ERR_NAME_NOT_RESOLVED'];
      const troubles: string[] = [];
      const note = (text: string) => troubles.push(text);
      const watch = (page: Page) => {
        page.on('pageerror', (error) => note(`script error: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') note(`console: ${message.text()}`);
        });
      };
      for (const page of context.pages()) watch(page);
      context.on('page', watch);
      await use((...parts) => allowed.push(...parts));
      expect(troubles.filter((text) => !allowed.some((part) => text.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
