import { LOW_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const HUMMUS =
  'Hummus\n1 can chickpeas\n2 tbsp tahini\nBlend the chickpeas with tahini.\nSeason and serve.';
const dip = (name: string): string =>
  `${name}\n1 cucumber\n250 g yogurt\n\nGrate the cucumber.\nStir it into the yogurt.`;

describe('of two recipes the first is read', () => {
  const recipe = readText(`${HUMMUS}\n\n${dip('Tzatziki')}`);

  test('and nothing of the second is mixed in', () => {
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual(['chickpeas', 'tahini']);
    expect(recipe?.directions).toHaveLength(2);
  });

  test('the second is told beside it', () => {
    expect(recipe?.leftOut?.map((left) => left.text)).toEqual([
      'Tzatziki',
      '1 cucumber',
      '250 g yogurt',
      'Grate the cucumber.',
      'Stir it into the yogurt.',
    ]);
  });

  test('and the reader is asked whether it is the one', () => {
    expect(recipe?.confidence).toBeLessThan(LOW_CONFIDENCE);
    const title = recipe?.evidence.find(({ path }) => path === 'title');
    expect(title?.confidence).toBeLessThan(LOW_CONFIDENCE);
  });
});

test('a heading tells a second recipe, whatever its name is', () => {
  const recipe = readText(
    `Ayran\n\nIngredients\n250 g yogurt\n1 pinch salt\n\nMethod\nWhisk with cold water.\n\nSmash the cucumber!\n\nIngredients\n1 cucumber\n2 tbsp vinegar\n\nMethod\nSmash and dress it.`,
  );
  expect(recipe?.ingredients).toHaveLength(2);
});

test.each(['Herb topping', 'For the salad', 'Dressing'])(
  '%s is a part of the same dish',
  (name) => {
    const recipe = readText(`${HUMMUS}\n\n${dip(name)}`);
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual(
      expect.arrayContaining(['chickpeas', 'cucumber', 'yogurt']),
    );
    expect(recipe?.directions).toHaveLength(4);
  },
);

const headed = (name: string, list: string, step: string): string =>
  `${name}\nIngredients\n${list}\nMethod\n${step}`;
const PILAF = headed('Pilaf', '1 cup rice\n1 tbsp butter', 'Fry the rice.\nBoil it in stock.');

test.each(['Cucumber Raita', 'Serve it with: Cucumber Raita'])(
  'below the steps "%s" names another recipe, though no empty line parts them',
  (name) => {
    const raita = headed(name, '2 cups yogurt\n1 cucumber', 'Grate the cucumber into the yogurt.');
    const recipe = readText(`${PILAF}\n${raita}`);
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual(['rice', 'butter']);
    expect(recipe?.directions).toHaveLength(2);
    expect(recipe?.confidence).toBeLessThan(LOW_CONFIDENCE);
  },
);

test('a part with both its lists stays with its dish there, too', () => {
  const sauce = headed('For the sauce', '2 cups yogurt\n1 cucumber', 'Grate the cucumber into it.');
  expect(readText(`${PILAF}\n${sauce}`)?.ingredients).toHaveLength(4);
});
