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
    'Rectifica de sal y espera un poco.',
    'Ajusta el punto de sal.',
    'Regolate di sale e pepe.',
    'Acerte o sal com cuidado.',
    'Rectifier en sel et en poivre.',
    'Nachsalzen, falls nötig.',
    'Justera sältan.',
    'Correct the seasoning with lemon.',
    'Keep the crêpes warm in a low oven.',
    'Keep warm until the guests come.',
    'Im Ofen bei 70 Grad warm halten.',
    'Gardez la viande au chaud.',
    'Conservez la viande au chaud.',
    'Mantén caliente hasta la hora de comer.',
    'Tenete in caldo la carne.',
    'Mantenha aquecido até a hora do almoço.',
    'Hold dem varme i ovnen.',
    'Tálalásig melegen tartjuk.',
  ])('tells the last work on a dish: %s', (text) => {
    expect(opensWithOrder(text)).toBe(true);
  });

  test.each([
    'Keep the rest in a jar in the fridge.',
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
