import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LIST = ['500 g parsnips', '2 tbsp honey', '1 tsp thyme'];
const STEPS = [
  'Peel the parsnips and cut them lengthwise.',
  'Roast them with honey and thyme for 40 minutes.',
];
const stepsOf = (text: string): string[] | undefined =>
  readText(text)?.directions.map(({ instruction }) => instruction);

test.each([
  'How to make honey parsnips',
  'HOW TO MAKE HONEY PARSNIPS:',
  'How to cook these parsnips',
  'Comment faire les panais au miel',
  'Cómo hacer chirivías con miel',
  'COME PREPARARE LE PASTINACHE',
  'Como fazer cherovias com mel',
  'Zo maak je de pastinaken',
  'Jak zrobić pasternak w miodzie',
  'Så gör du palsternackorna',
  'Sådan laver du pastinakkerne',
  'Slik lager du pastinakken',
  'So machst du die Pastinaken',
])('"%s" below a list heads the steps', (heading) => {
  const text = ['Honey Parsnips', 'Ingredients', ...LIST, heading, ...STEPS].join('\n');
  expect(stepsOf(text)).toEqual(STEPS);
  expect(readText(text)?.ingredients).toHaveLength(3);
});

test('above the list it is the title', () => {
  const title = 'How to Make Honey Parsnips';
  const recipe = readText([title, 'Ingredients', ...LIST, 'Method', ...STEPS].join('\n'));
  expect(recipe?.title).toBe(title);
  expect(recipe?.directions).toHaveLength(2);
});

test('a sentence that begins so is no heading', () => {
  const told = 'How to cook parsnips is told on page five of the book.';
  const text = ['Honey Parsnips', 'Ingredients', ...LIST, 'Method', ...STEPS, told].join('\n');
  expect(stepsOf(text)?.at(-1)).toContain(told);
});
