import { expect, test } from 'vitest';
import { scanPage } from '../scan/scan-page.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { countedBelow } from './counted-below.ts';

const STEPS = [
  'Soak the chickpeas overnight in plenty of water.',
  'Boil them with the bay leaf until they are soft.',
];
const LAST = 'Purée everything with the tahini.';
const FOODS = ['250 g chickpeas', '1 bay leaf', '3 tbsp tahini'];

const told = (method: string): string | null => {
  const page = scanPage(`<body><h2>Method</h2>${method}<h2>Comments</h2><p>Lovely!</p></body>`);
  return countedBelow(seenLines(STEPS, page.shown), page);
};

const belowFoods = (step: string, at: number): string =>
  `<h4>${at + 1}</h4><ul><li>${FOODS[at]}</li></ul><p>${step}</p>`;

test.each([
  ['foods between the two', belowFoods],
  ['a name above it', (step: string, at: number) => `<h4>Step ${at + 1}</h4><p>${step}</p>`],
  [
    'boxes for both',
    (step: string, at: number) => `<div><div>${at + 1}</div><div>${step}</div></div>`,
  ],
])('the step below the next number is what the page goes on with, with %s', (_what, write) => {
  expect(told([...STEPS, LAST].map(write).join(''))).toBe(LAST);
  expect(told(STEPS.map(write).join(''))).toBeNull();
});

test.each([
  ['another number stands below the last', `<h4>5</h4><p>${LAST}</p>`],
  ['remarks stand below the next number', `<h4>3</h4><p>Notes</p><p>${LAST}</p>`],
  ['only a wish does', '<h4>3</h4><p>Enjoy!</p>'],
  ['only how long the dish keeps does', '<h4>3</h4><p>Keeps for four days in the fridge.</p>'],
  ['a story does', `<h4>3</h4><p>${'My aunt made it each spring, when we came by '.repeat(3)}</p>`],
  ['a step that is declared does', `<h4>3</h4><p>${STEPS[0]}</p>`],
])('none is where %s', (_what, below) => {
  expect(told(`${STEPS.map(belowFoods).join('')}${below}`)).toBeNull();
});

test('none is where the page does not count the last declared step', () => {
  const [first = '', second = ''] = STEPS;
  expect(told(`<p>${first}</p><p>${second}</p><h4>3</h4><p>${LAST}</p>`)).toBeNull();
});
