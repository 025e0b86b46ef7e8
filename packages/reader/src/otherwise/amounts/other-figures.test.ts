import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { figuresOtherwise } from './other-figures.ts';

const compared = (step: string, shown: string): string | undefined => {
  const page = scanPage(
    `<body><ol><li>Peel the pears.</li><li>${shown}</li><li>Serve warm.</li></ol></body>`,
  );
  return figuresOtherwise(seenLines([step], page.shown), page).get(step);
};

test.each([
  ['Simmer for 12 minutes.', 'Simmer for 1-2 minutes.'],
  ['Simmer for 12 minutes.', 'Simmer for 1 – 2 minutes.'],
  ['Simmer for 1-2 minutes.', 'Simmer for 12 minutes.'],
  ['Pour in 12 cup of cream.', 'Pour in 1/2 cup of cream.'],
  ['Pour in 12 cup of cream.', 'Pour in ½ cup of cream.'],
  ['Pour in 15 litres of cider.', 'Pour in 1.5 litres of cider.'],
  ['15 Liter Most angießen.', '1,5 Liter Most angießen.'],
  ['Bake for 2025 minutes.', 'Bake for 20-25 minutes.'],
  ['Stir in 2 eggs and bake for 2025.', 'Stir in 2 eggs and bake for 20-25.'],
  [
    'Bake for 2025 minutes.',
    '<i title="Bake for 2025 minutes">Bake</i> for 20-25 minutes.',
    'Bake for 20-25 minutes.',
  ],
  ['Heat the oven to 200 °C for 1015 minutes.', 'Heat the oven to 200 °C for 10–15 minutes.'],
])('%s is not what the page says: %s', (step, shown, row = shown) => {
  expect(compared(step, shown)).toBe(row);
});

test.each([
  ['Simmer for 10-12 minutes.', 'Simmer for 10–12 minutes.'],
  ['Simmer for 10-12 minutes.', 'Simmer for 10 - 12 minutes.'],
  ['Simmer for 12 minutes.', '<b>2.</b> Simmer for 12 minutes.'],
  ['Pour in 1/2 cup of cream.', 'Pour in ½ cup of cream.'],
  ['Pour in 1 1/2 cups of cream.', 'Pour in 1½ cups of cream.'],
  ['Pour in 1½ cups of cream.', 'Pour in 1 <sup>1</sup>/<sub>2</sub> cups of cream.'],
  ['Pour in 1.5 litres of cider.', 'Pour in 1,5 litres of cider.'],
  ['Pour in 1,000 ml of cider.', 'Pour in 1000 ml of cider.'],
  ['Bake at 180C/350F for 12 minutes.', 'Bake at <b>180C/350F</b> for <span>12</span> minutes.'],
  ['Fold in 3 eggs.', 'Fold in 3 eggs.'],
])('%s is what the page says: %s', (step, shown) => {
  expect(compared(step, shown)).toBeUndefined();
});

test('how the numbers of a step are written is not told by the next one', () => {
  const step = 'Bake for 2025 minutes.';
  const row = 'Bake for <b>20-25</b> minutes.';
  const page = scanPage(`<body><ol><li>${row}</li><li>Fry for 2025 minutes.</li></ol></body>`);
  const found = figuresOtherwise(seenLines([step], page.shown), page);
  expect(found.get(step)).toBe('Bake for 20-25 minutes.');
});

test('a step that stands on the page as it is may stand there with other signs as well', () => {
  const step = 'Simmer for 12 minutes.';
  const page = scanPage(`<body><p>Simmer for 1-2 minutes.</p><ol><li>${step}</li></ol></body>`);
  expect(figuresOtherwise(seenLines([step], page.shown), page).size).toBe(0);
});
