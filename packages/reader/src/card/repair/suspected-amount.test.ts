import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const ENGLISH = {
  head: ['Plain Dish', 'Ingredients'],
  steps: ['1 cup x', 'Directions', 'Heat the milk in a pan.', 'Add the butter and serve.'],
};
const GERMAN = {
  head: ['Auflauf', 'Zutaten'],
  steps: ['250 g Mehl', 'Zubereitung', 'Alles mit dem Zucker schlagen.', 'Dann 20 Minuten kochen.'],
};

function read(text: string, { head, steps } = ENGLISH, confidence = 0.99) {
  const recipe = readCard(cardLines([...head, { text, confidence }, ...steps]));
  const { quantity = '', unit = '', item = '' } = recipe?.ingredients[0] ?? {};
  const sure = recipe?.evidence.find(({ path }) => path === 'ingredients.0')?.confidence ?? 0;
  return { shown: [quantity, unit, item].filter(Boolean).join(' '), sure };
}

describe('an amount within reason stands', () => {
  test.each([
    ['12 tbsp butter', '12 tbsp butter'],
    ['14 tbsp flour', '14 tbsp flour'],
    ['11 lb turkey', '11 lb turkey'],
    ['12 cups stock', '12 cups stock'],
    ['11 oz beer', '11 oz beer'],
    ['1l passata', '1 l passata'],
    ['12 9 oz steaks', '12 steaks (9 oz)'],
  ])('%s', (line, meant) => {
    expect(read(line).shown).toBe(meant);
  });

  test.each(['11 Eier', '11 Eigelb', '11 Birnen'])('%s', (line) => {
    expect(read(line, GERMAN)).toEqual({ shown: line, sure: 95 });
  });

  test('and is no surer a fraction for being faint', () => {
    expect(read('12 tbsp butter', ENGLISH, 0.8).shown).toBe('12 tbsp butter');
  });
});

describe('an amount out of reason that was clear to read stands and is to be looked at', () => {
  test.each(['18 tsp salt', '12 tsp thyme', '34 tbsp oil', '11 passata'])('%s', (line) => {
    const { shown, sure } = read(line);
    expect(shown).toBe(line);
    expect(sure).toBeLessThan(SURE_CONFIDENCE);
  });
});

describe('it is another one', () => {
  test.each([
    ['18 tsp salt', '1/8 tsp salt'],
    ['23 tbsp oil', '2/3 tbsp oil'],
    ['11 passata', '1 l passata'],
  ])('where it was hard to read: %s', (line, meant) => {
    const { shown, sure } = read(line, ENGLISH, 0.8);
    expect(shown).toBe(meant);
    expect(sure).toBeLessThan(SURE_CONFIDENCE);
  });

  test('where there is but one of the measure', () => {
    expect(read('14 cup sugar').shown).toBe('1/4 cup sugar');
  });

  test('where it runs into what is poured', () => {
    expect(read('11Milch', GERMAN).shown).toBe('1 l Milch');
  });

  test('where a one of it looks like a letter', () => {
    expect(read('1I oz beer').shown).toBe('11 oz beer');
  });
});

test('a plus before what is not counted goes on with the list', () => {
  expect(read('+salt').shown).toBe('as needed salt');
  expect(read('+salt', ENGLISH, 0.8).shown).toBe('as needed salt');
});
