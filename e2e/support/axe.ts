import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In legacy mode frames of other origins are not looked at; there are none, and each report saves an empty page. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** WCAG 2.2 AA; the dark theme differs in its colours alone, so only they are looked at again. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNone('light', axeOn(page).withTags(STANDARDS));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone('dark', axeOn(page).withRules(['color-contrast']));
}

async function expectNone(theme: string, axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
