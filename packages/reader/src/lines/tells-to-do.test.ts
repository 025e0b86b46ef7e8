import { describe, expect, test } from 'vitest';
import { opensWithOrder } from './tells-to-do.ts';

describe('a sentence of which the verb stands anywhere', () => {
  test.each([
    'Zostaw placek w ciepłym piekarniku na godzinę.',
    'Ciastem wyłóż formę i podpiecz 15 minut.',
    'Masę wylej na spód.',
    'Ser utrzyj z cukrem.',
    'Schłodź je w lodówce.',
    'Gotowe pierogi posypcie cebulą.',
    'Po godzinie pieczemy na złoto.',
    'Még 30 percig főzzük, amíg megpuhul.',
    'A hagymát apróra vágjuk.',
    'A tálat hűtőbe tesszük.',
    'A tésztát egy órára hűtőbe tesszük pihenni.',
  ])('says what to do: %s', (text) => {
    expect(opensWithOrder(text)).toBe(true);
  });

  test.each([
    'Moja babcia zawsze piekła ten placek na święta.',
    'Uwielbiam piec ciasta w weekend.',
    'W zestawie są trzy formy.',
    'Możesz do niego dodać rodzynki.',
    'Odkryj więcej ciast na niedzielę.',
    'Nagymamám mindig így készítette.',
    'A vendégek hajuk szálát is odaadnák érte.',
    'Sokan közülük ezt szeretik.',
    'This pie reminds me of home, when my aunt made one each Sunday.',
    'We ate it by the lake, in the shade of a pear tree.',
  ])('tells of something: %s', (text) => {
    expect(opensWithOrder(text)).toBe(false);
  });
});
