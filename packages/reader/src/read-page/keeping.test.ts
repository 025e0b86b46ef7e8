import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { readText } from '../read-text.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { type PageInLanguage, PAGES_IN_LANGUAGES } from '../testing/pages-in-languages.ts';
import { items, readGalette, STEPS } from '../testing/pear-galette.ts';

const KEEPS: Readonly<Record<string, string>> = {
  en: 'Keeps for 3 days in the fridge.',
  de: 'Im Kühlschrank ist die Suppe 3 Tage haltbar.',
  nl: 'De soep blijft 3 dagen goed in de koelkast.',
  fr: 'La soupe se conserve 3 jours au réfrigérateur.',
  es: 'Se conserva 3 días en la nevera.',
  it: 'Si conserva in frigorifero per 3 giorni.',
  pt: 'Conserva-se na geladeira por 3 dias.',
  sv: 'Håller sig 3 dagar i kylen.',
  da: 'Opbevares i køleskab i op til 3 dage.',
  no: 'Oppbevares i kjøleskap i inntil 3 dager.',
  nb: 'Oppbevares i kjøleskap i inntil 3 dager.',
  pl: 'Przechowywać w lodówce do 3 dni.',
  hu: 'Hűtőben 3 napig eláll.',
};

const pageOf = (
  { language, title, ingredients, ingredientsHeading, stepsHeading }: PageInLanguage,
  rows: readonly string[],
  data: object | null,
): string =>
  `<html lang="${language}"><title>${title}</title>
  ${data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''}
  <body><h1>${title}</h1>
  <h2>${ingredientsHeading}</h2><ul>${items(ingredients)}</ul>
  <h2>${stepsHeading}</h2><ol>${items(rows)}</ol></body></html>`;

describe.each(PAGES_IN_LANGUAGES)(
  'a last row that says how long the dish keeps ($language)',
  (page) => {
    const rows = [...page.steps, KEEPS[page.language] ?? ''];

    test('is added to the steps whose list has it, and marked', () => {
      const data = {
        '@type': 'Recipe',
        name: page.title,
        recipeIngredient: page.ingredients,
        recipeInstructions: page.steps,
      };
      const recipe = readPage(pageOf(page, rows, data), 'https://table.example/soup');
      expect(rows.at(-1)).not.toBe('');
      expect(linesOf(recipe, 'directions')).toEqual(rows);
      expect(recipe?.evidence.filter(({ pageSays }) => pageSays !== undefined)).toMatchObject([
        { path: `directions.${page.steps.length}.instruction`, pageSays: 'adds' },
      ]);
    });

    test('is not lost where the page alone tells the steps', () => {
      const recipe = readPage(pageOf(page, rows, null), 'https://table.example/soup');
      expect(linesOf(recipe, 'directions')).toEqual(rows);
    });
  },
);

/** Ways in which a page shows its steps. */
const LAYOUTS: Readonly<Record<string, (rows: readonly string[]) => string>> = {
  'a list': (rows) => `<ol>${items(rows)}</ol>`,
  paragraphs: (rows) => rows.map((row) => `<p>${row}</p>`).join(''),
  breaks: (rows) => `<p>${rows.join('<br>')}</p>`,
  'a table': (rows) =>
    `<table>${rows.map((row, at) => `<tr><td>${at + 1}</td><td>${row}</td></tr>`).join('')}</table>`,
};

describe.each(Object.entries(LAYOUTS))('below declared steps in %s', (way, write) => {
  test.each([
    'Keeps for 3 days in the fridge.',
    'The galette can be frozen for up to 2 months.',
    'Store leftovers in an airtight container for up to 3 days.',
  ])('a row about keeping is one of them only where it is an item of their list: %s', (row) => {
    const recipe = readGalette({ method: write([...STEPS, row]) });
    const isItem = way === 'a list';
    expect(linesOf(recipe, 'directions')).toEqual(isItem ? [...STEPS, row] : STEPS);
    expect(markedPaths(recipe).length > 0).toBe(isItem);
  });

  test('something to do is noticed, be it about the fridge', () => {
    const recipe = readGalette({
      method: write([...STEPS, 'Chill it in the fridge for 2 hours, then slice it.']),
    });
    expect(markedPaths(recipe).join()).toContain('directions');
  });
});

test.each(['Refrigerate overnight.', 'Store in the fridge until serving.'])(
  'a step before another stays: %s',
  (step) => {
    const rows = STEPS.toSpliced(2, 0, step);
    const recipe = readGalette({ method: `<ol>${items(rows)}</ol>`, declared: rows });
    expect(linesOf(recipe, 'directions')).toEqual(rows);
  },
);

test('what the data declares as a step stays one', () => {
  const rows = [...STEPS, 'Keeps for 3 days in the fridge.'];
  const recipe = readGalette({ method: `<ol>${items(rows)}</ol>`, declared: rows });
  expect(linesOf(recipe, 'directions')).toEqual(rows);
});

test('the last line of a pasted recipe that says how long the dish keeps is told beside it', () => {
  const recipe = readText(
    'Plum buns\n\n500 g plums\n200 g flour\n\nHalve the plums.\nBake for 30 minutes.\nKeeps for 3 days in a tin.',
  );
  expect(recipe?.directions).toHaveLength(2);
  expect(recipe?.leftOut?.map(({ text }) => text)).toEqual(['Keeps for 3 days in a tin.']);
});
