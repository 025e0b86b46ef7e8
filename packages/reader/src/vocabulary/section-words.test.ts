import { expect, test } from 'vitest';
import { sectionKind } from './section-words.ts';

test.each([
  'Gör så här',
  'Så här gör du',
  'Tillagning',
  'Gør sådan',
  'Sådan gør du',
  'Slik gjør du',
  "Und so geht's",
  'Und so geht’s:',
  'Zo maak je het',
  'Sposób przygotowania',
  'Wykonanie',
  'Elkészítés',
  'Modo de preparo',
  'Modo de fazer',
  'Elaboración',
  'Procedimento',
  'Svolgimento',
])('"%s" opens the steps of a page', (heading) => expect(sectionKind(heading)).toBe('steps'));

test.each(['Beskrivning', 'Einkaufsliste'])('"%s" may head anything on a page', (heading) =>
  expect(sectionKind(heading)).toBeNull(),
);
