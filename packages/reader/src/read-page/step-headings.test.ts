import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['400 g chickpeas', '2 lemons', '3 tbsp tahini', '1 clove of garlic'];
const STEPS = [
  'Rinse the chickpeas and warm them in a small pan of water.',
  'Crush the garlic with the juice of both lemons and leave it for a while.',
  'Blend everything with the tahini until the paste is smooth and pale.',
];
const LIST = `<ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const stepsOf = (body: string): string[] | undefined =>
  readPage(
    `<html><title>Warm hummus</title><body><h1>Warm hummus</h1>${body}<h2>Comments</h2><p>We had it with carrots and it was lovely.</p></body></html>`,
    'https://table.example/hummus',
  )?.directions.map(({ instruction }) => instruction);

const under = (tag: string, name: (number: number) => string): string =>
  STEPS.map((step, at) => `<${tag}>${name(at + 1)}</${tag}><p>${step}</p>`).join('');

describe('steps under headings of their own', () => {
  const words: readonly (readonly [string, string, string])[] = [
    ['Ingredients', 'Method', 'Step'],
    ['Zutaten', 'Zubereitung', 'Schritt'],
    ['Ingrediënten', 'Bereiding', 'Stap'],
    ['Ingrédients', 'Préparation', 'Étape'],
    ['Ingredientes', 'Preparación', 'Paso'],
    ['Ingredienti', 'Procedimento', 'Passo'],
    ['Ingredienser', 'Gör så här', 'Steg'],
    ['Ingredienser', 'Fremgangsmåde', 'Trin'],
    ['Ingredienser', 'Framgangsmåte', 'Trinn'],
    ['Składniki', 'Przygotowanie', 'Krok'],
    ['Hozzávalók', 'Elkészítés', 'Lépés'],
  ];

  for (const tag of ['h2', 'h3', 'h4', 'strong', 'p'])
    test.each(words)(`%s, %s and "%s 1" as ${tag}: every step is kept`, (list, method, step) => {
      const body = `<h2>${list}</h2>${LIST}<h2>${method}</h2>`;
      expect(stepsOf(body + under(tag, (number) => `${step} ${number}`))).toEqual(STEPS);
    });

  test.each([
    ['the number first', (number: number) => `${number}. lépés`],
    ['a name behind it', (number: number) => `Step ${number}: more work`],
  ])('with %s', (_, name) => {
    expect(stepsOf(`<h2>Ingredients</h2>${LIST}<h2>Method</h2>${under('h2', name)}`)).toEqual(
      STEPS,
    );
  });

  test('without a heading above them all', () => {
    const body = `<h2>Ingredients</h2>${LIST}<p>A story about chickpeas.</p>`;
    expect(stepsOf(body + under('h2', (number) => `Step ${number}`))).toEqual(STEPS);
  });

  test.each([
    ['numbers', (step: string, at: number) => `${at + 1}. ${step}`],
    ['labels', (step: string, at: number) => `Step ${at + 1}: ${step}`],
  ])('that are headings themselves, with %s', (_, headed) => {
    const steps = STEPS.map((step, at) => `<h3>${headed(step, at)}</h3>`).join('');
    expect(stepsOf(`<h2>Ingredients</h2>${LIST}<h2>Method</h2>${steps}`)).toEqual(STEPS);
  });

  test('whose numbers go on behind the element that they began in', () => {
    const [first = '', ...others] = STEPS.map((step, at) => `${at + 1}. ${step}`);
    const begun = `<div><h2>Ingredients</h2>${LIST}<h4>Method</h4>${first}</div>`;
    const after = '<div>9 friends of ours make it every week.</div><div>Share it</div>';
    expect(stepsOf(`${begun}<div>${others.join('</div><div>')}</div>${after}`)).toEqual(STEPS);
  });
});
