import { describe, expect, test } from 'vitest';
import { markedPaths } from '../testing/marked-paths.ts';
import { items, readGalette, STEPS } from '../testing/pear-galette.ts';

const asList = (steps: readonly string[]): string => `<ol>${items(steps)}</ol>`;
const asRows = (steps: readonly string[]): string => steps.map((step) => `<p>${step}</p>`).join('');

const marksBelow = (row: string, method: string, declared = STEPS): string[] =>
  markedPaths(readGalette({ method: row + method, declared }));

describe('a short row above the steps', () => {
  test.each([
    'Preheat oven to 190°C.',
    'Preheat oven to 375F.',
    'Preheat the oven.',
    'Grease a 24 cm tin.',
    'Soak the beans.',
    'Oven: 190 °C',
    'Preheat to 190°C',
  ])('is marked where they do not tell it: %s', (row) => {
    expect(marksBelow(`<p>${row}</p>`, asList(STEPS))).not.toEqual([]);
    expect(marksBelow(`<div><b>${row}</b></div>`, asList(STEPS))).not.toEqual([]);
  });

  test.each([
    'Prep: 15 mins | Cook: 45 mins',
    'Cook 45 min',
    'Serves 4',
    'Turn on cook mode.',
    "Let's cook!",
    'Take your time.',
    'Watch the video.',
    'Room temperature: 20 °C',
    'Print this recipe.',
    'Save this recipe.',
    'Use the slider to change servings.',
    'Click to check off the steps.',
  ])('says nothing to do: %s', (row) => {
    expect(marksBelow(`<p>${row}</p>`, asList(STEPS))).toEqual([]);
  });

  test.each([
    'Watch how to make this recipe.',
    'Before you start, read the whole recipe.',
    'Follow the steps below.',
    'Turn on cook mode.',
  ])('is said of the steps in paragraphs as well: %s', (row) => {
    expect(marksBelow(`<p>${row}</p>`, asRows(STEPS))).toEqual([]);
  });

  test.each(['Bake at 190C for 45 minutes.', 'Bake at 374 °F for 45 minutes.'])(
    'is no other heat than they tell: %s',
    (last) => {
      const steps = [...STEPS.slice(0, -1), last];
      expect(marksBelow('<p>Oven: 190 °C</p>', asList(steps), steps)).toEqual([]);
    },
  );
});
