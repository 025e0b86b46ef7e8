import { expect, test } from 'vitest';
import { scanPage } from '../scan/scan-page.ts';
import { areWordsTogether } from './words-together.ts';

const stand = (line: string, body: string): boolean =>
  areWordsTogether(line, scanPage(`<body>${body}</body>`));
const STORY = `<p>${'We tell of the sea and of ships. '.repeat(30)}</p>`;

test.each([
  ['in another order', '<td>Sugar</td><td>2 tbsp</td>'],
  ['with others between them', '<li>2 tbsp <span hidden>30 ml</span> caster sugar</li>'],
  ['further down', `<p>Sugar is sweet.</p>${STORY}<li>2 tbsp sugar</li>`],
  ['without what only joins them', '<li>2 tbsp sugar</li>'],
])('words that stand together %s', (_, body) => {
  expect(stand('2 tbsp of sugar', body)).toBe(true);
});

test.each([
  ['one is missing', '<li>2 tablespoons sugar</li>'],
  ['one stands far away', `<li>2 tablespoons sugar</li>${STORY}<p>A tbsp holds 15 ml.</p>`],
])('words do not where %s', (_, body) => {
  expect(stand('2 tbsp sugar', body)).toBe(false);
});

test('of a word that stands everywhere nothing is known', () => {
  expect(stand('2 tbsp sugar', '<p>Sugar.</p>'.repeat(20))).toBe(true);
});
