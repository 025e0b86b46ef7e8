import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines, type Written } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

interface Frame {
  title: string;
  lists: [ingredients: string, directions: string];
  steps: string[];
}

const CARDS = {
  es: {
    title: 'Tortilla',
    lists: ['Ingredientes', 'Elaboración'],
    steps: ['Bate los huevos.', 'Hornea a 180 grados durante 2 horas en 3 capas.'],
  },
  pt: {
    title: 'Torta',
    lists: ['Ingredientes', 'Modo de preparo'],
    steps: ['Bata as 4 gemas com a manteiga.', 'Asse por 2 horas.'],
  },
  fr: {
    title: 'Gratin',
    lists: ['Ingrédients', 'Préparation'],
    steps: ['Beurrez 2 moules avec le beurre.', 'Faites 2 couches et laissez cuire 2 heures.'],
  },
  it: {
    title: 'Pollo',
    lists: ['Ingredienti', 'Preparazione'],
    steps: ['Rosolate le 4 cosce nel burro.', 'Cuocete per 2 ore con il vino.'],
  },
  nl: {
    title: 'Stoofpot',
    lists: ['Ingrediënten', 'Bereiding'],
    steps: ['Schil de 6 peren dun met het mes.', 'Stoof de peren een uur in de oven.'],
  },
} satisfies Record<string, Frame>;

type Code = keyof typeof CARDS;

function read(language: Code, line: string | Written) {
  const { title, lists, steps } = CARDS[language];
  return readCard(cardLines([title, lists[0], line, '200 g x', lists[1], ...steps]));
}

const shown = (language: Code, line: string | Written): string => {
  const { quantity = '', unit = '', item = '' } = read(language, line)?.ingredients[0] ?? {};
  return [quantity, unit, item].filter(Boolean).join(' ');
};

describe.each([0.99, 0.8])('words read with a certainty of %f', (confidence) => {
  test.each([
    ['es', '2 tapas de anís'],
    ['pt', '4 gemas'],
    ['pt', '3 peras'],
    ['fr', '12 moules'],
    ['fr', '2 couches de feuilles'],
    ['it', '4 cosce di pollo'],
    ['nl', '6 peren'],
  ] as const)('%s: %s are no misread measure', (language, text) => {
    expect(shown(language, { text, confidence })).toBe(text);
  });

  test.each(Object.keys(CARDS) as Code[])('the counts in the steps of %s stand', (language) => {
    const { title, lists, steps } = CARDS[language];
    const lines = [title, lists[0], '200 g x', '3 y', lists[1], ...steps];
    const card = readCard(cardLines(lines.map((text) => ({ text, confidence }))));
    expect(card?.directions.map(({ instruction }) => instruction)).toEqual(steps);
  });
});

test('a word nobody knows that was clear to read is left as it is', () => {
  expect(shown('es', '2 tazzs de agua')).toBe('2 tazzs de agua');
});

describe('a measure that was hard to read', () => {
  const faint = { text: '1 cocharadita de sal', confidence: 0.8 };

  test('is mended', () => {
    expect(shown('es', faint)).toMatch(/^1 cucharadita/u);
  });

  test('and marked', () => {
    const evidence = read('es', faint)?.evidence.find(({ path }) => path === 'ingredients.0');
    expect(evidence?.unsureWords).toContain(1);
    expect(evidence?.confidence).toBeLessThan(SURE_CONFIDENCE);
  });
});

test('a figure inside a word is a letter, however clear it was', () => {
  expect(shown('es', '1 pi3ca de sal')).toMatch(/^1 pizca/u);
});
