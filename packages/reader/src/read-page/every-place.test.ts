import { describe, expect, test } from 'vitest';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { readPage } from '../read-page.ts';
import { DISHES, type Dish } from '../testing/dishes.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const AMOUNT = /^[\d/]+(?: (?:g|kg|ml|cl|tbsp|TL|el)(?= ))?/;

const cells = (line: string): string => {
  const [amount = ''] = AMOUNT.exec(line) ?? [];
  return `<tr><td>${amount}</td><td>${line.slice(amount.length).trim()}</td></tr>`;
};
const each = (lines: readonly string[], tag: string): string =>
  lines.map((line) => `<${tag}>${line}</${tag}>`).join('\n');

interface Layout {
  list: (lines: readonly string[]) => string;
  steps: (lines: readonly string[]) => string;
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  lists: {
    list: (lines) => `<ul>${each(lines, 'li')}</ul>`,
    steps: (lines) => `<ol>${each(lines, 'li')}</ol>`,
  },
  paragraphs: { list: (lines) => each(lines, 'p'), steps: (lines) => each(lines, 'p') },
  'rows of a table and numbered boxes': {
    list: (lines) => `<table>${lines.map(cells).join('')}</table>`,
    steps: (lines) =>
      lines.map((line, at) => `<div><span>${at + 1}</span><p>${line}</p></div>`).join(''),
  },
  'lines parted by breaks': {
    list: (lines) => `<p>${lines.join('<br>')}</p>`,
    steps: (lines) => `<ol>${each(lines, 'li')}</ol>`,
  },
  boxes: {
    list: (lines) => `<div>${each(lines, 'div')}</div>`,
    steps: (lines) => each(lines, 'p'),
  },
  'lists in two parts and steps under counted headings': {
    list: (lines) =>
      `<ul>${each(lines.slice(0, 2), 'li')}</ul><h3>Top</h3><ul>${each(lines.slice(2), 'li')}</ul>`,
    steps: (lines) =>
      lines.map((line, at) => `<div><h4>Step ${at + 1}</h4><p>${line}</p></div>`).join(''),
  },
};

/** What is said of foods elsewhere lists none of them. */
const STORY = 'With basil, garlic, Zwiebeln, Eiern, pommes or mosterd we have cooked it for years.';
const REMARK = 'Made it without pasta, Salz, crème or zout, and with more basil over it: lovely.';

interface Told {
  shown?: Partial<Dish>;
  declared?: Partial<Dish>;
}

function read(dish: Dish, { list, steps }: Layout, told: Told = {}): ReadRecipe | null {
  const shown = { ...dish, ...told.shown };
  const declared = { ...dish, ...told.declared };
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: declared.title,
    recipeIngredient: declared.ingredients,
    recipeInstructions: declared.steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="${dish.language}"><head><title>${shown.title} | Hearth</title>
    <script type="application/ld+json">${data}</script></head><body>
    <nav><ul><li><a href="/soup">Soups</a></li><li><a href="/pie">Pies</a></li></ul></nav>
    <main><h1>${shown.title}</h1><p>${STORY}</p>
    <h2>${dish.headings.ingredients}</h2>${list(shown.ingredients)}
    <h2>${dish.headings.steps}</h2>${steps(shown.steps)}</main>
    <section><h2>Comments</h2><p>${REMARK}</p></section>
    <footer><p>Hearth 2024</p></footer></body></html>`,
    'https://hearth.example/dish',
  );
}

const without = (lines: readonly string[], at: number): string[] => lines.toSpliced(at, 1);
const places = (lines: readonly string[]): number[] => [...lines.keys()];

describe.each(Object.entries(LAYOUTS))('on pages with %s', (_name, layout) => {
  describe.each(DISHES)('in $language', (dish) => {
    const { ingredients, steps } = dish;

    test('what the page shows as it is declared is not marked', () => {
      expect(markedPaths(read(dish, layout))).toEqual([]);
    });

    test('an ingredient that the list lacks is marked, wherever it is declared', () => {
      const found = places(ingredients).map((at) =>
        markedPaths(read(dish, layout, { shown: { ingredients: without(ingredients, at) } })),
      );
      expect(found).toEqual(
        places(ingredients).map((at) => expect.arrayContaining([`ingredients.${at}`])),
      );
    });

    test('an ingredient that only the page lists is taken into its place, marked', () => {
      for (const at of places(ingredients)) {
        const recipe = read(dish, layout, { declared: { ingredients: without(ingredients, at) } });
        expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
        expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
      }
    });

    test('so is the name of a food without an amount', () => {
      for (const at of [0, 2, ingredients.length]) {
        const more = ingredients.toSpliced(at, 0, 'mozzarella');
        const recipe = read(dish, layout, { shown: { ingredients: more } });
        expect(linesOf(recipe, 'ingredients')).toEqual(more);
        expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
      }
    });

    test('two ingredients in one row of the page stay two', () => {
      for (const at of places(ingredients).slice(1)) {
        const [one = '', other = ''] = ingredients.slice(at - 1, at + 1);
        const rows = ingredients.toSpliced(at - 1, 2, `${one}, ${other}`);
        const recipe = read(dish, layout, { shown: { ingredients: rows } });
        expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
      }
    });

    test('two in one line of the data become two, as the page shows them', () => {
      // Of two parts the data makes no line.
      for (const at of [1, 3, 4]) {
        const [one = '', other = ''] = ingredients.slice(at - 1, at + 1);
        const lines = ingredients.toSpliced(at - 1, 2, `${one}, ${other}`);
        const recipe = read(dish, layout, { declared: { ingredients: lines } });
        expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
      }
    });

    test('a step that the page does not tell is marked, wherever it is declared', () => {
      const found = places(steps).map((at) =>
        markedPaths(read(dish, layout, { shown: { steps: without(steps, at) } })),
      );
      expect(found).toEqual(
        places(steps).map((at) => expect.arrayContaining([`directions.${at}`])),
      );
    });

    test('a step that only the page tells is taken, or said to follow', () => {
      for (const at of places(steps)) {
        const recipe = read(dish, layout, { declared: { steps: without(steps, at) } });
        const isTaken = linesOf(recipe, 'directions').length === steps.length;
        expect(markedPaths(recipe)).toContain(`directions.${isTaken ? at : at - 1}`);
      }
    });
  });
});
