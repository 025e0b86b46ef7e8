import { LOW_CONFIDENCE } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LIST =
  '4 small carrots\n200 g flour\n150 g sugar\n3 eggs\n\nGrate the carrots, stir everything together and bake for 40 minutes.';

test.each([
  ["Hello dear, here's gran's carrot cake:", "Gran's carrot cake"],
  ['Hey Tom! Here is my carrot cake:', 'Carrot cake'],
  ['Hi all, this is the carrot cake recipe:', 'Carrot cake'],
  ['Hi Tom, carrot cake:', 'Carrot cake'],
  ['Hi Tom, here’s the carrot cake', 'Carrot cake'],
  ['Hi Tom,\nhere is the recipe for the carrot cake:', 'Carrot cake'],
])('"%s" names the dish, and all of the list stays below it', (opening, title) => {
  const recipe = readText(`${opening}\n${LIST}`);
  expect(recipe?.title).toBe(title);
  expect(recipe?.ingredients).toHaveLength(4);
  expect(recipe?.leftOut?.map(({ text }) => text).join('\n')).toBe(opening);
});

test.each([
  [
    'Hallo Eva, hier ist Omas Rührkuchen:',
    'Omas Rührkuchen',
    '500 g Mehl\n3 Eier\n200 g Zucker\n\nAlles verrühren und 40 Minuten backen.',
  ],
  [
    'Coucou Léa, voici le gâteau au yaourt de mamie :',
    'Gâteau au yaourt de mamie',
    '1 yaourt\n200 g de farine\n3 œufs\n\nMélanger le tout et cuire 30 minutes au four.',
  ],
])('"%s" names the dish in its own language', (opening, title, list) => {
  const recipe = readText(`${opening}\n${list}`);
  expect(recipe?.title).toBe(title);
  expect(recipe?.ingredients).toHaveLength(3);
});

test('a greeting that names no dish is no title, and what stands in its place is marked', () => {
  const recipe = readText(`Hello dear, this is the one you asked me for:\n${LIST}`);
  expect(recipe?.title).not.toContain('Hello');
  expect(recipe?.confidence).toBeLessThan(LOW_CONFIDENCE);
  expect(recipe?.evidence.find(({ path }) => path === 'title')?.confidence).toBeLessThan(
    LOW_CONFIDENCE,
  );
});

test('a greeting with a list in its line is not thrown away', () => {
  const recipe = readText(
    'Hi Tom, here is my dressing: 3 tbsp oil, 1 tbsp vinegar. Whisk the oil into the vinegar.',
  );
  expect(recipe?.ingredients).toHaveLength(2);
});

test.each(['7 Layer Dip', '5-Minute Fudge'])('"%s" above a list is still a title', (title) => {
  const recipe = readText(`${title}\n${LIST}`);
  expect(recipe?.title).toBe(title);
  expect(recipe?.ingredients).toHaveLength(4);
  expect(recipe?.confidence).toBeGreaterThanOrEqual(LOW_CONFIDENCE);
});
