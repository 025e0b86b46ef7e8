import { SURE_CONFIDENCE } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { cardLines } from '../testing/card-lines.ts';
import { readCard } from './read-card.ts';

const confidenceOf = (texts: readonly string[]): number =>
  readCard(cardLines([...texts]))?.confidence ?? Number.NaN;

test('a card of a language with accents that was read without one is not to be trusted as it is', () => {
  const plain = [
    'Pudim',
    'Ingredientes',
    '4 gemas',
    '2 magas',
    '1 lata leite condensado',
    'Modo de preparo',
    'Bata as gemas com o leite condensado.',
    'Deixe esfriar por 2 horas.',
  ];
  expect(confidenceOf(plain)).toBeLessThan(SURE_CONFIDENCE);
  expect(confidenceOf(plain.with(3, '2 maçãs'))).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
});
