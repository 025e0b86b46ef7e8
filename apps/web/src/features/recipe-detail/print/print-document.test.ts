// @vitest-environment happy-dom
import { ONE, rational } from '@commonplate/kitchen';
import { expect, test } from 'vitest';
import { SAMPLE } from '../sample-recipe.fixture.ts';
import { writeSheet } from './print-document.ts';
import { printSheet } from './print-sheet.ts';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>';

function write(changes: Partial<typeof SAMPLE> = {}, factor = ONE) {
  const page = document.implementation.createHTMLDocument();
  const scale = { factor, format: {} };
  writeSheet(page, printSheet({ ...SAMPLE, ...changes }, scale, new Date(2026, 10, 15)));
  return page;
}

test('the page holds every part in its order', () => {
  const page = write();
  expect(page.title).toBe('Flat bread');
  const headings = [...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Flat bread', 'Ingredients', 'Directions', 'Nutrition per serving']);
  expect(page.querySelector('.stars')?.textContent).toBe('★★★★☆');
  expect(page.querySelector('.tags')?.textContent).toBe('Tags: bread, quick');
  expect(page.querySelector('footer')?.textContent).toMatch(
    /^Recipe from CommonplatePrinted .*2026/,
  );
});

test('text that looks like markup stays text wherever it stands', () => {
  const page = write({
    title: HOSTILE,
    tags: [HOSTILE],
    sourceUrl: `https://a.example/${HOSTILE}`,
    ingredients: [{ quantity: HOSTILE, unit: HOSTILE, item: HOSTILE }],
    directions: [{ step: 1, instruction: HOSTILE }],
  });
  expect(page.querySelectorAll('img, script')).toHaveLength(0);
  expect(page.querySelector('h1')?.textContent).toBe(HOSTILE);
  expect(page.querySelector('ol')?.textContent).toBe(HOSTILE);
});

test('what was scaled in the directions stands above them', () => {
  const [, directions] = write({}, rational(2)).querySelectorAll('section');
  expect(directions?.querySelector('.note')?.textContent).toBe(
    'Amounts in the directions are scaled too: 2x.',
  );
  expect(write().querySelector('.note')).toBeNull();
});

test('an unrated recipe has no stars, one without tags and nutrition no such parts', () => {
  const page = write({ rating: null, tags: [], nutrition: null });
  expect(page.querySelector('.stars, .tags, .nutrition')).toBeNull();
});
