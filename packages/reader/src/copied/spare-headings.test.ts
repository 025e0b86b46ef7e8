import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const read = (text: string) => {
  const recipe = readText(text.replaceAll('|', '\n'));
  return {
    title: recipe?.title,
    items: recipe?.ingredients.map(({ item }) => item),
    steps: recipe?.directions.map(({ instruction }) => instruction),
    leftOut: recipe?.leftOut?.map((each) => each.text),
  };
};

const GERMAN = '500 g Zwiebeln|200 g Mehl|3 Eier';
const GERMAN_STEPS = 'Zubereitung|Die Zwiebeln schneiden und anbraten.|Alles mischen und backen.';
const SWEDISH = 'Kladdkaka|Ingredienser|100 g smör|2 ägg|3 dl mjöl';
const SWEDISH_STEPS = ['Smält smöret i en kastrull.', 'Rör ner resten och grädda.'];

test('a list for the shop heads the ingredients where no other heading does', () =>
  expect(read(`Zwiebelkuchen|Einkaufsliste:|${GERMAN}|${GERMAN_STEPS}`)).toMatchObject({
    title: 'Zwiebelkuchen',
    items: ['Zwiebeln', 'Mehl', 'Eier'],
    leftOut: [],
  }));

test.each([
  ['in a menu', `Startseite|Rezepte|Einkaufsliste|Anmelden|Zwiebelkuchen|Zutaten|${GERMAN}`],
  ['below the list', `Zwiebelkuchen|Zutaten|${GERMAN}|Einkaufsliste`],
])('it is a button %s', (_, head) =>
  expect(read(`${head}|${GERMAN_STEPS}`)).toMatchObject({
    title: 'Zwiebelkuchen',
    items: ['Zwiebeln', 'Mehl', 'Eier'],
    leftOut: ['Einkaufsliste'],
  }),
);

test('a description heads the steps where no other heading does', () =>
  expect(read(`${SWEDISH}|Beskrivning|${SWEDISH_STEPS.join('|')}`)).toMatchObject({
    steps: SWEDISH_STEPS,
    leftOut: [],
  }));

test.each([
  ['below the list', `${SWEDISH}|Beskrivning|En härlig kaka som alla älskar.|Gör så här`],
  [
    'above it',
    `Kladdkaka|Beskrivning|En härlig kaka som alla älskar.|${SWEDISH.slice('Kladdkaka|'.length)}|Gör så här`,
  ],
])('what it says of the dish %s is no step', (_, text) =>
  expect(read(`${text}|${SWEDISH_STEPS.join('|')}`)).toEqual({
    title: 'Kladdkaka',
    items: ['smör', 'ägg', 'mjöl'],
    steps: SWEDISH_STEPS,
    leftOut: ['Beskrivning', 'En härlig kaka som alla älskar.'],
  }),
);
