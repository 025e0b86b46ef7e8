import { describe, expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import { linesOf } from '../../testing/lines-of.ts';
import { markedPaths } from '../../testing/marked-paths.ts';

type Row = readonly [amount: string, food: string, note?: string];
type Layout = (rows: readonly Row[]) => string;

const food = ([, name, note]: Row): string => (note === undefined ? name : `${name}, ${note}`);
const lineOf = (row: Row): string => [row[0], food(row)].filter(Boolean).join(' ');
const each = (rows: readonly Row[], write: (row: Row) => string): string =>
  rows.map(write).join('');

const boxes: Layout = (rows) =>
  each(rows, (row) => `<div class="r"><div>${row[0]}</div><div>${food(row)}</div></div>`);
const boxesWithContents: Layout = (rows) =>
  each(
    rows,
    (row) => `<div><p>${row[0]}</p><p>${food(row)}</p><p>(<span>Contains</span> celery)</p></div>`,
  );
const oneBoxToARow: Layout = (rows) => each(rows, (row) => `<div>${lineOf(row)}</div>`);

const LAYOUTS: Record<string, Layout> = {
  boxes,
  'boxes on lines of their own': (rows) =>
    each(
      rows,
      (row) =>
        `\n<div class="r">\n  <div class="q"><b>${row[0]}</b></div>\n  <!-- food -->\n  <div class="f">${food(row)}</div>\n</div>`,
    ),
  'boxes for number, unit and food': (rows) =>
    each(rows, (row) => {
      const [number = '', ...unit] = row[0].split(' ');
      return `<div><div>${number}</div><div>${unit.join(' ')}</div><div>${food(row)}</div></div>`;
    }),
  'boxes for the notes too': (rows) =>
    each(
      rows,
      ([amount, name, note]) =>
        `<div><div>${amount}</div><div>${name}</div>${note === undefined ? '' : `<div>${note}</div>`}</div>`,
    ),
  'boxes in items': (rows) =>
    `<ul>${each(rows, (row) => `<li><div>${row[0]}</div><div>${food(row)}</div></li>`)}</ul>`,
  'paragraphs in boxes': (rows) =>
    each(rows, (row) => `<div><p>${row[0]}</p><p>${food(row)}</p></div>`),
  'a list of amounts and foods': (rows) =>
    `<dl>${each(rows, (row) => `<dt>${row[0]}</dt><dd>${food(row)}</dd>`)}</dl>`,
  'a list of foods and amounts': (rows) =>
    `<dl>${each(rows, (row) => `<dt>${food(row)}</dt><dd>${row[0]}</dd>`)}</dl>`,
  'paragraphs in cells': (rows) =>
    `<table>${each(rows, (row) => `<tr><td><p>${row[0]}</p></td><td><p>${food(row)}</p></td></tr>`)}</table>`,
  'boxes one behind the other': (rows) =>
    `<div>${each(rows, (row) => `<div>${row[0]}</div><div>${food(row)}</div>`)}</div>`,
};

const DISHES: Record<string, { heads: readonly [string, string]; rows: Row[]; steps: string[] }> = {
  en: {
    heads: ['Ingredients', 'Method'],
    rows: [
      ['400 g', 'white beans'],
      ['2', 'onions', 'chopped'],
      ['3 tbsp', 'olive oil'],
      ['250 ml', 'vegetable stock'],
      ['1 tsp', 'smoked paprika'],
    ],
    steps: [
      'Soften everything that is chopped in the oil for ten minutes.',
      'Add what is left, simmer for 20 minutes and serve it hot.',
    ],
  },
  de: {
    heads: ['Zutaten', 'Zubereitung'],
    rows: [
      ['500 g', 'Mehl'],
      ['1 Prise', 'Zucker'],
      ['2 EL', 'Rapsöl', 'kalt gepresst'],
      ['250 ml', 'lauwarme Milch'],
      ['3', 'Eier'],
    ],
    steps: [
      'Alles zu einem glatten Teig verrühren und eine Stunde ruhen lassen.',
      'Den Teig in eine Form geben und im heißen Ofen 30 Minuten backen.',
    ],
  },
  fr: {
    heads: ['Ingrédients', 'Préparation'],
    rows: [
      ['250 g', 'de farine'],
      ['125 g', 'de beurre', 'bien froid'],
      ['1 pincée', 'de sel'],
      ['20 cl', 'de crème fraîche'],
      ['2', 'œufs'],
    ],
    steps: [
      'Mélanger le tout dans un grand saladier et laisser reposer une heure.',
      'Verser dans un moule et faire cuire au four pendant 30 minutes.',
    ],
  },
};

interface Shown {
  language: string;
  layout: Layout;
  declared: readonly Row[];
  rows: readonly Row[];
}

const read = ({ language, layout, declared, rows }: Shown): ReturnType<typeof readPage> => {
  const { heads, steps } = DISHES[language] ?? { heads: ['', ''], steps: [] };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Kitchen Supper',
    recipeIngredient: declared.map(lineOf),
    recipeInstructions: steps,
  };
  return readPage(
    `<html lang="${language}"><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Kitchen Supper</h1><h2>${heads[0]}</h2>${layout(rows)}<h2>${heads[1]}</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    'https://pot.example/supper',
  );
};

const marked = (shown: Shown): string[] =>
  markedPaths(read(shown)).filter((path) => path.startsWith('ingredients'));

const CASES = Object.entries(LAYOUTS).flatMap(([name, layout]) =>
  Object.keys(DISHES).map((language) => ({ name, layout, language })),
);

describe.each(CASES)('readPage of $language rows in $name', ({ layout, language }) => {
  const rows = DISHES[language]?.rows ?? [];
  const places = rows.map((_, at) => at);

  test('marks nothing where they say what is declared', () => {
    const shown = { language, layout, declared: rows, rows };
    expect(marked(shown)).toEqual([]);
    expect(linesOf(read(shown), 'ingredients')).toEqual(rows.map(lineOf));
  });

  test.each(places)('marks the one that only the page has, the row at %i', (at) => {
    expect(marked({ language, layout, declared: rows.toSpliced(at, 1), rows })).not.toEqual([]);
  });

  test.each(places)('marks the one that the page lacks, the row at %i', (at) => {
    expect(marked({ language, layout, declared: rows, rows: rows.toSpliced(at, 1) })).not.toEqual(
      [],
    );
  });

  test.each(places)('marks another amount in the row at %i', (at) => {
    const [amount = '', name = '', note] = rows[at] ?? [];
    const more = amount.replace(/\d+/, (number) => String(Number(number) + 1));
    const other: Row = note === undefined ? [more, name] : [more, name, note];
    expect(marked({ language, layout, declared: rows, rows: rows.with(at, other) })).not.toEqual(
      [],
    );
  });

  test.each([
    ['g', 'kg'],
    ['ml', 'l'],
    ['tbsp', 'tsp'],
    ['EL', 'TL'],
    ['cl', 'dl'],
  ])('marks another unit, %s and %s', (unit, otherUnit) => {
    const others = rows.map(([amount, ...rest]): Row => {
      const [number, own] = amount.split(' ');
      return [own === unit ? `${number} ${otherUnit}` : amount, ...rest];
    });
    const isMarked = marked({ language, layout, declared: rows, rows: others }).length > 0;
    expect(isMarked).toBe(others.some(([amount], at) => amount !== rows[at]?.[0]));
  });

  test('marks another note', () => {
    const others = rows.map(([amount, name, note]): Row =>
      note === undefined ? [amount, name] : [amount, name, 'xxxxx'],
    );
    expect(marked({ language, layout, declared: rows, rows: others })).not.toEqual([]);
  });
});

describe('readPage of rows in boxes', () => {
  const rows = DISHES['en']?.rows ?? [];
  const declared = rows;

  test('takes what shops say of a food in a box below it for no part of the row', () => {
    const layout = boxesWithContents;
    expect(marked({ language: 'en', layout, declared, rows })).toEqual([]);
  });

  test.each(rows.map((_, at) => at))('takes the one that the data lacks, the row at %i', (at) => {
    const shown = { language: 'en', layout: boxes, declared: rows.toSpliced(at, 1), rows };
    expect(linesOf(read(shown), 'ingredients')).toEqual(rows.map(lineOf));
  });

  test('keeps an amount in words with its food', () => {
    const salted: Row[] = [...rows, ['to taste', 'sea salt']];
    expect(marked({ language: 'en', layout: boxes, declared: salted, rows: salted })).toEqual([]);
  });

  test('leaves rows that are boxes themselves apart', () => {
    const shown = { language: 'en', layout: oneBoxToARow, declared: rows.toSpliced(1, 1), rows };
    expect(linesOf(read(shown), 'ingredients')).toEqual(rows.map(lineOf));
  });
});
