import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import * as dumplings from '../testing/plum-dumplings.ts';

const page = (title: string, body: string): string =>
  `<html><title>${title}</title><body><nav><ul><li>Home</li><li>Shop</li></ul></nav><h1>${title}</h1>${body}</body></html>`;
const listed = (tag: string, lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`;

const DISHES = [
  [
    'en',
    'Ingredients',
    'Method',
    ['2 eggs', '60 ml milk', '1 knob of butter'],
    ['Beat eggs.', 'Add milk.', 'Fry gently.'],
  ],
  [
    'sv',
    'Ingredienser',
    'Gör så här',
    ['2 ägg', '1 dl mjölk', '1 msk smör'],
    ['Vispa äggen.', 'Häll i mjölken.', 'Stek.'],
  ],
  [
    'da',
    'Ingredienser',
    'Fremgangsmåde',
    ['2 æg', '1 dl mælk', '1 spsk smør'],
    ['Pisk æggene.', 'Tilsæt mælken.', 'Steg.'],
  ],
  [
    'no',
    'Ingredienser',
    'Slik gjør du',
    ['2 egg', '1 dl melk', '1 ss smør'],
    ['Visp eggene.', 'Hell i melken.', 'Stek.'],
  ],
  [
    'pl',
    'Składniki',
    'Sposób przygotowania',
    ['2 jajka', '100 ml mleka', '1 łyżka masła'],
    ['Ubij jajka.', 'Dodaj mleko.', 'Usmaż.'],
  ],
] as const;

describe('steps of two or three words', () => {
  test.each(DISHES)('are steps under clear headings in %s', (_, list, method, lines, steps) => {
    const shapes = [
      `<h2>${list}</h2>${listed('ul', lines)}<h2>${method}</h2>${listed('ol', steps)}`,
      `<p><strong>${list}:</strong><br>${lines.join('<br>')}</p><p><strong>${method}</strong></p>${steps
        .map((step) => `<p>${step}</p>`)
        .join('')}<h3>Tips</h3><p>Eat at once.</p>`,
    ];
    for (const shape of shapes) {
      const recipe = readPage(page('Omelette', shape), null);
      expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(steps);
      expect(recipe?.ingredients).toHaveLength(3);
      expect(recipe?.confidence).toBeLessThan(70);
    }
  });

  test.each([
    ['no heading above the steps', listed('ol', ['Home.', 'Shop.', 'Contact.'])],
    ['words that are no sentences', '<h2>Method</h2><p>Oven</p><p>Pan</p><p>Grill</p>'],
    ['the way to a shop', `<h2>Directions</h2>${listed('ul', ['Bus 12', 'Get off'])}`],
  ])('with %s are none without ingredients', (_, body) => {
    expect(readPage(page('Our shop', body), null)).toBeNull();
  });
});

describe('a short step that only one side has', () => {
  const { INGREDIENTS, STEPS, declared, items, list } = dumplings;
  const told = (steps: readonly string[]): string => `<h2>Method</h2><ol>${items(steps)}</ol>`;
  const between = (step: string): string[] => STEPS.toSpliced(2, 0, step);

  test.each(['Cover.', 'Repeat.', 'Boil the potatoes.', 'Leave it for a quarter of an hour.'])(
    'is taken from the list of the page, marked: %s',
    (step) => {
      const recipe = dumplings.page(declared(INGREDIENTS, STEPS), list + told(between(step)));
      expect(linesOf(recipe, 'directions')).toEqual(between(step));
      expect(markedPaths(recipe)).toContain('directions.2');
    },
  );

  test.each([
    'Strain.',
    'Refrigerate.',
    'Kalt stellen.',
    'Laisser refroidir.',
    'Hűtőbe tesszük.',
    'Ställ kallt.',
    'Enjoy warm.',
  ])('is taken from the end of that list as well: %s', (step) => {
    const rows = [...STEPS, step];
    const recipe = dumplings.page(declared(INGREDIENTS, STEPS), list + told(rows));
    expect(linesOf(recipe, 'directions')).toEqual(rows);
    expect(markedPaths(recipe)).toContain(`directions.${STEPS.length}`);
  });

  test.each([
    'Strain.',
    'Refrigerate.',
    'Kalt stellen.',
    'Salate.',
    'Desenforme frio.',
    'Ställ kallt.',
    'Enjoy warm.',
    'Heiß genießen.',
  ])('is marked behind the last paragraph: %s', (step) => {
    const rows = [...STEPS, step].map((row) => `<p>${row}</p>`).join('');
    const recipe = dumplings.page(declared(INGREDIENTS, STEPS), `${list}<h2>Method</h2>${rows}`);
    expect(markedPaths(recipe)).not.toEqual([]);
  });

  test.each([
    'Enjoy your meal.',
    'Enjoy every bite.',
    'Lasst es euch schmecken!',
    'Buon appetito',
    'Yum.',
    'Done.',
    'Sign in.',
    'Read more.',
    'Shop now.',
    'In summer.',
    'To serve.',
    'Good luck.',
    'Happy baking.',
  ])('is none behind the last where it orders nothing: %s', (words) => {
    const rows = [...STEPS, words].map((row) => `<p>${row}</p>`).join('');
    for (const method of [told([...STEPS, words]), `<h2>Method</h2>${rows}`])
      expect(markedPaths(dumplings.page(declared(INGREDIENTS, STEPS), list + method))).toEqual([]);
  });

  test.each(['Wrap.', 'Simmer.'])('is marked where other steps have its letters: %s', (step) => {
    const recipe = dumplings.page(declared(INGREDIENTS, between(step)), list + told(STEPS));
    expect(markedPaths(recipe)).toEqual(['directions.2']);
  });

  test.each([
    ['a wish behind the last', [...STEPS, 'Enjoy!']],
    ['a name', between('The filling')],
    ['a remark', between('Tip: Use ripe plums.')],
    ['an advertisement', between('Advertisement')],
  ])('is none of them where it is %s', (_, rows) => {
    const recipe = dumplings.page(declared(INGREDIENTS, STEPS), list + told(rows));
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(markedPaths(recipe)).toEqual([]);
  });

  test('is shown where it is a row of its own', () => {
    const recipe = dumplings.page(
      declared(INGREDIENTS, between('Wrap.')),
      list + told(between('Wrap.')),
    );
    expect(markedPaths(recipe)).toEqual([]);
  });
});
