import type { Page } from '@playwright/test';
import { openRecipe } from './kitchen-recipes.ts';

export const START = new Date('2026-11-15T12:00:00');
export const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

/** The clock stands still at START once the recipe is there. */
export async function openKitchen(kitchen: Parameters<typeof openRecipe>[0]) {
  await kitchen.page.clock.install({ time: later(-600) });
  const opened = await openRecipe(kitchen);
  await kitchen.page.getByRole('button', { name: 'Timer', exact: true }).click();
  await kitchen.page.clock.pauseAt(START);
  return opened;
}

export const row = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Timers' }).getByRole('listitem').filter({ hasText: label });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).first().click();
export const indicator = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: /timer/i });

export async function startPreset(page: Page, name: string) {
  await press(page, name);
  await press(page, `Start ${name}`);
}
