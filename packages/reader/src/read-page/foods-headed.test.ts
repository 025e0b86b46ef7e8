import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, items, readGalette } from '../testing/pear-galette.ts';

const list = (rows: readonly string[]): string => `<ul>${items(rows)}</ul>`;
const link = (words: string): string => `<a href="/more">${words}</a>`;
const heading = (name: string): string => `<h3>${name}</h3>`;
const PARTS = [INGREDIENTS.slice(0, 2), INGREDIENTS.slice(2)] as const;
const LIST = list(INGREDIENTS);

const markedIngredients = (recipe: ReturnType<typeof readGalette>): string[] =>
  markedPaths(recipe).filter((path) => path.startsWith('ingredients'));

/** Ways to write rows under a name. */
const LAYOUTS: Record<string, (name: string, rows: readonly string[]) => string> = {
  'lists under headings': (name, rows) => heading(name) + list(rows),
  'lists under smaller headings': (name, rows) => `<h4>${name}</h4>${list(rows)}`,
  'lists under words in bold': (name, rows) => `<p><strong>${name}:</strong></p>${list(rows)}`,
  'lists that begin with a name': (name, rows) => list([`<b>${name}</b>`, ...rows]),
  'lists in an item': (name, rows) => `<ul><li><b>${name}</b>${list(rows)}</li></ul>`,
  'items of a class': (name, rows) =>
    `<div class="group"><h4>${name}</h4><ul class="i">${rows.map((row) => `<li class="row"><span>${row}</span></li>`).join('')}</ul></div>`,
  boxes: (name, rows) =>
    `<div class="name">${name}</div>${rows.map((row) => `<div class="row">${row}</div>`).join('')}`,
  'lines of paragraphs': (name, rows) => `<p><b>${name}</b><br>${rows.join('<br>')}</p>`,
};

describe.each(Object.entries(LAYOUTS))('foods without amounts in %s', (_way, write) => {
  const SERVED = ['maple syrup', 'blueberries', 'vanilla ice cream'];

  test.each([0, 1, 2])('are taken from the part at %i, marked', (at) => {
    const parts: [string, readonly string[]][] = [
      ['Pastry', PARTS[0]],
      ['Fruit', PARTS[1]],
    ];
    const shown = parts.toSpliced(at, 0, ['To serve', SERVED]);
    const recipe = readGalette({ list: shown.map(([name, rows]) => write(name, rows)).join('') });
    const expected = shown.flatMap(([, rows]) => rows);
    expect(linesOf(recipe, 'ingredients')).toEqual(expected);
    expect(markedIngredients(recipe)).toContain(`ingredients.${expected.indexOf('blueberries')}`);
  });
});

describe('names of parts that need no amounts', () => {
  test.each([
    ['For the sauce', ['soy sauce', 'rice vinegar', 'sesame oil']],
    ['Topping', ['cream', 'icing sugar']],
    ['Spices', ['cinnamon', 'nutmeg']],
    ['Marinade', ['juice of 1 lemon', 'olive oil']],
    ['Garnish:', ['mint leaves']],
    ['Zum Servieren', ['vanilla sauce', 'cinnamon']],
    ['Pour servir', ['chocolate', 'cinnamon']],
    ['Also needed', ['vanilla sugar', '1 egg yolk']],
    ['Außerdem', ['cinnamon', '1 vanilla pod']],
    ['Verder nodig', ['icing sugar', '1 egg yolk']],
  ])('%s', (name, rows) => {
    const recipe = readGalette({ list: LIST + heading(name) + list(rows) });
    expect(linesOf(recipe, 'ingredients')).toEqual([...INGREDIENTS, ...rows]);
    expect(markedIngredients(recipe)).toContain(`ingredients.${INGREDIENTS.length}`);
  });

  test.each(['maple syrup and blueberries', 'whipped cream, cinnamon', 'vanilla ice cream'])(
    'what one row tells of such a part is taken: %s',
    (foods) => {
      const recipe = readGalette({ list: `${LIST}<p><b>To serve:</b> ${foods}</p>` });
      expect(linesOf(recipe, 'ingredients')).toEqual([...INGREDIENTS, foods]);
      expect(markedIngredients(recipe)).toContain(`ingredients.${INGREDIENTS.length}`);
    },
  );
});

describe('other lists and rows beside the ingredients are none', () => {
  test.each([
    ['links to dishes', heading('To serve') + list(['Rice pudding', 'Vanilla custard'].map(link))],
    ['products', heading('Spices') + list(['Cinnamon', 'Nutmeg'].map(link))],
    ['what may harm', heading('Allergens') + list(['milk', 'nuts', 'celery'])],
    ['what else may be taken', heading('Substitutions') + list(['margarine', 'apples', 'quark'])],
    ['what to try', heading('Variations') + list(['blueberries', 'plums'])],
    ['tags', heading('Tags') + list(['Cheese', 'Chocolate', 'Cinnamon'])],
    ['tools', heading('Equipment') + list(['rolling pin', 'baking paper'])],
    ['tools to finish', heading('To finish') + list(['piping bag', 'pastry brush'])],
    ['sentences', heading('To serve') + list(['Best warm, with cream.', 'Also good with cheese.'])],
    ['the same again', heading('For the pastry') + list(['flour', 'butter', 'eggs'])],
    ['other dishes', heading('More recipes') + list(['Cheese tart', 'Chocolate cake'])],
    ['words for no food', heading('To serve') + list(['Enjoy your meal', 'Share with friends'])],
    ['a list of another kind', `${heading('To serve')}<ol class="tips">${items(['cream'])}</ol>`],
    ['a remark in a row', '<p>To serve: warm or cold</p>'],
    ['a known food in a row', '<p>To serve: pears</p>'],
    ['what to do in a row', '<p>To finish: dust with icing sugar</p>'],
    ['how to serve it', '<p>To serve: cut it into slices and add cream on top</p>'],
  ])('%s', (_what, below) => {
    const recipe = readGalette({ list: LIST + below });
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedIngredients(recipe)).toEqual([]);
  });

  test('names above declared parts change nothing', () => {
    const shown = PARTS.map(
      (rows, at) => heading(['For the pastry', 'Topping'][at] ?? '') + list(rows),
    );
    const recipe = readGalette({ list: shown.join('') });
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedIngredients(recipe)).toEqual([]);
  });
});
