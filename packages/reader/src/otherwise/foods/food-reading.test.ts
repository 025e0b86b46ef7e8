import { expect, test } from 'vitest';
import { lexiconOf } from '../../ingredients/language.ts';
import { scanPage } from '../../scan/scan-page.ts';
import { foodReadingOf } from './food-reading.ts';

test('the list of a page is read once in each language', () => {
  const page = scanPage('<body><li>2 EL Zucker</li></body>');
  const reading = foodReadingOf(page, lexiconOf('de'));
  expect(foodReadingOf(page, lexiconOf('de'))).toBe(reading);
  expect(reading.amountIn('2 EL Zucker').amount.unit).toBe('tablespoon');
  expect(foodReadingOf(page, lexiconOf('en')).amountIn('2 EL Zucker').amount.unit).toBeNull();
});
