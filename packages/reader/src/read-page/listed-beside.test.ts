import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, items, readGalette } from '../testing/pear-galette.ts';

const LIST = `<ul>${items(INGREDIENTS)}</ul>`;

/** The list with more in the item of the eggs. */
const besideEggs = (more: string): string => LIST.replace('2 eggs', `2 eggs${more}`);

const [flour = '', butter = '', eggs = '', pears = ''] = INGREDIENTS;

describe('ingredients that a page lists in elements of another kind are added, marked', () => {
  test.each<[string, string, string[]]>([
    [
      'a second line of an item',
      besideEggs('<br>60 g sultanas'),
      [flour, butter, eggs, '60 g sultanas', pears],
    ],
    [
      'a box within an item',
      besideEggs('<div>2 carrots, grated</div>'),
      [flour, butter, eggs, '2 carrots, grated', pears],
    ],
    [
      'a second line of an item that names no common food',
      besideEggs('<br>200 g mooli'),
      [flour, butter, eggs, '200 g mooli', pears],
    ],
    [
      'boxes below the list',
      `${LIST}<div>60 g sultanas</div><div>1 tbsp rum</div>`,
      [...INGREDIENTS, '60 g sultanas', '1 tbsp rum'],
    ],
    [
      'a paragraph below the list with the name of a part',
      `${LIST}<p><b>Frosting</b><br>100 g icing sugar<br>50 g butter</p>`,
      [...INGREDIENTS, '100 g icing sugar', '50 g butter'],
    ],
    [
      'a paragraph above the list',
      `<p>60 g sultanas, soaked</p>${LIST}`,
      ['60 g sultanas, soaked', ...INGREDIENTS],
    ],
    [
      'a sentence below the list',
      `${LIST}<p>You will also need: icing sugar</p>`,
      [...INGREDIENTS, 'icing sugar'],
    ],
  ])('%s', (_way, list, expected) => {
    const recipe = readGalette({ list });
    expect(linesOf(recipe, 'ingredients')).toEqual(expected);
    const marked = markedPaths(recipe);
    for (const [at, line] of expected.entries())
      expect(marked.includes(`ingredients.${at}`)).toBe(!INGREDIENTS.includes(line));
  });
});

describe('what pages put beside ingredients without listing another', () => {
  test.each<[string, string]>([
    ['the same in another measure', besideEggs('<br>100 g eggs')],
    ['an amount alone', besideEggs('<br>(100 g)')],
    ['a choice', besideEggs('<br>or 60 g apple sauce')],
    ['how to buy it', besideEggs('<br>from free-range hens')],
    ['a product', besideEggs('<div><a href="/p">10 Farm eggs with cheese</a></div>')],
    ['a price', besideEggs('<div>€ 2,49</div>')],
    ['a tip', besideEggs('<div class="tip">60 g apple sauce will do as well</div>')],
    ['portions above', `<p>Serves 8</p>${LIST}`],
    ['what it yields above', `<p>12 muffins</p>${LIST}`],
    [
      'what another dish takes above',
      `<p>60 g sultanas</p><h2>Method</h2><p>Soak them overnight in rum.</p><h4>Pear Galette</h4>${LIST}`,
    ],
    ['buttons above', `<div>1x 2x 3x</div>${LIST}`],
    ['tools below', `${LIST}<p>Tin: 24 cm</p>`],
    ['tools in a sentence', `${LIST}<p>You will also need: a cake tin, baking paper</p>`],
    ['tools under a heading', `${LIST}<h3>Equipment</h3><p>1 cup measure</p>`],
    ['nutrients', `${LIST}<p>Nutrition per slice</p><p>30 g sugar</p><p>12 g fat</p>`],
    [
      'the same for more',
      `${LIST}<div>600 g spelt flour</div><div>240 g butter</div><div>4 eggs</div><div>1 kg pears</div>`,
    ],
    [
      'a remark below',
      `${LIST}<p>All spoons are level: 1 tbsp flour is 10 g, and eggs are large.</p>`,
    ],
  ])('is neither added nor marked: %s', (_kind, list) => {
    const recipe = readGalette({ list });
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedPaths(recipe).filter((path) => path.startsWith('ingredients'))).toEqual([]);
  });
});
