import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LIST = ['400 g chard', '2 eggs', '50 g butter'];
const STEPS = ['Chop the chard and steam it.', 'Stir in the eggs and the butter.'];

interface Headings {
  readonly list?: string;
  readonly steps?: string;
  readonly between?: readonly string[];
}

const text = ({ list = 'Ingredients', steps = 'Method', between = [] }: Headings): string =>
  ['Steamed Chard', '', list, ...LIST, ...between, '', steps, ...STEPS].join('\n');

const essence = (source: string): (number | undefined)[] => {
  const recipe = readText(source);
  return [recipe?.ingredients.length, recipe?.directions.length, recipe?.leftOut?.length];
};

test.each([
  'Wat heb je nodig?',
  '¿Ingredientes?',
  'Ingredients!',
  'Det behöver du',
  'Du brauchst',
  'Hozzávalók',
  'Shopping list',
  'Einkaufsliste',
  'Boodschappenlijst',
  'Liste de courses',
  'Lista de la compra',
  'Lista de compras',
  'Lista della spesa',
  'Inköpslista',
  'Indkøbsliste',
  'Handleliste',
  'Lista zakupów',
  'Bevásárlólista',
])('"%s" heads the ingredients', (list) => expect(essence(text({ list }))).toEqual([3, 2, 0]));

test.each([
  'Gör såhär',
  'Såhär gör du',
  'Slik lager du den',
  'Sådan laver du det',
  'Und so geht es',
  'Und so wird’s gemacht',
  'Zo maak je dit',
  'Hoe maak je het?',
  'Comment faire ?',
  '¿Cómo preparar?',
  'Come si prepara',
  'Így készítsd',
  'Így készítsd el',
  'Elkészítés',
  'Beskrivning',
  'Tillagning',
  'Arbetsgång',
  'Gør sådan',
  'Sådan gør du',
  'Slik gjør du',
  "Und so geht's",
  'Zo maak je het',
  'Zo ga je te werk',
  'Sposób przygotowania',
  'Wykonanie',
  'Jak to zrobić',
  'Modo de preparo',
  'Modo de fazer',
  'Elaboración',
  'Procedimento',
  'Svolgimento',
])('"%s" heads the steps', (steps) => expect(essence(text({ steps }))).toEqual([3, 2, 0]));

test.each([
  'Utensils',
  'Küchengeräte',
  'Utensilien',
  'Keukenspullen',
  'Ustensiles',
  'Utensilios',
  'Utensílios',
  'Utensili',
  'Utrustning',
  'Udstyr',
  'Utstyr',
  'Przybory',
  'Konyhai eszközök',
])('what is listed below "%s" is nothing to eat', (heading) => {
  const source = text({ between: [heading, '1 pan', '1 bowl'] });
  expect(essence(source).slice(0, 2)).toEqual([3, 2]);
  expect(readText(source)?.leftOut).toContainEqual({ text: `${heading}: 1 pan` });
});
