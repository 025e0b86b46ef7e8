import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { PAGES_IN_LANGUAGES, type PageInLanguage } from '../testing/pages-in-languages.ts';

const PORTIONS: Readonly<Record<string, string>> = {
  en: 'Yield: 4 servings',
  de: 'Ergibt 4 Portionen',
  nl: 'Porties: 4',
  fr: 'Pour 4 personnes :',
  es: 'Para 4 personas:',
  it: 'Dosi per 4 persone',
  pt: 'Rendimento: 4 porções',
  sv: 'Portioner: 4',
  da: 'Antal personer: 4',
  no: 'Porsjoner: 4',
  nb: 'Porsjoner: 4',
  pl: 'Liczba porcji: 4',
  hu: '4 főre:',
};

interface Lists {
  shown?: readonly string[];
  declared?: readonly string[];
  /** What the data says of its portions. */
  recipeYield?: string;
  layout?: (rows: readonly string[]) => string;
}
const each = (rows: readonly string[], write: (row: string) => string): string =>
  rows.map(write).join('');
const asList = (rows: readonly string[]): string =>
  `<ul>${each(rows, (row) => `<li>${row}</li>`)}</ul>`;

function read(
  { language, title, ingredientsHeading, steps, stepsHeading }: PageInLanguage,
  { shown, declared, recipeYield, layout = asList }: Lists,
): ReturnType<typeof readPage> {
  const node = { '@type': 'Recipe', name: title, recipeIngredient: declared, recipeYield };
  const data = JSON.stringify({ ...node, recipeInstructions: steps });
  return readPage(
    `<html lang="${language}"><head><title>${title}</title>
    ${declared ? `<script type="application/ld+json">${data}</script>` : ''}</head><body><h1>${title}</h1>
    ${shown ? `<h2>${ingredientsHeading}</h2>${layout(shown)}` : ''}
    <h2>${stepsHeading}</h2>${asList(steps)}</body></html>`,
    'https://table.example/soup',
  );
}

describe.each(PAGES_IN_LANGUAGES)('portions among the ingredients in $language', (page) => {
  const { ingredients } = page;
  const rows = [PORTIONS[page.language] ?? '', ...ingredients];

  test.each<[string, Lists]>([
    ['of a page', { shown: rows }],
    ['below the others', { shown: [...ingredients, ...rows.slice(0, 1)] }],
    ['of its data', { declared: rows }],
    ['of both', { shown: rows, declared: rows }],
  ])('%s are no ingredient, and those of the dish', (_where, lists) => {
    const recipe = read(page, lists);
    expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
    expect(recipe?.servings).toBe(4);
  });

  test('that only the page has are no ingredient which the data lacks', () => {
    const recipe = read(page, { shown: rows, declared: ingredients });
    expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
    expect(markedPaths(recipe).filter((path) => path.startsWith('ingredients'))).toEqual([]);
  });
});

const [ENGLISH] = PAGES_IN_LANGUAGES as [PageInLanguage];
const WITH_PORTIONS = ['Makes 4 portions', ...ENGLISH.ingredients];

test.each<[string, (rows: readonly string[]) => string]>([
  ['paragraphs', (rows) => each(rows, (row) => `<p>${row}</p>`)],
  ['breaks', (rows) => `<p>${rows.join('<br>')}</p>`],
  ['a table', (rows) => `<table>${each(rows, (row) => `<tr><td>${row}</td></tr>`)}</table>`],
  [
    'marked items',
    (rows) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><ul>${each(rows, (row) => `<li itemprop="recipeIngredient">${row}</li>`)}</ul></div>`,
  ],
])('they are told in %s', (_way, layout) => {
  const recipe = read(ENGLISH, { shown: WITH_PORTIONS, layout });
  expect(linesOf(recipe, 'ingredients')).toEqual(ENGLISH.ingredients);
  expect(recipe?.servings).toBe(4);
});

test('what the data says of its portions goes before them', () => {
  const recipe = read(ENGLISH, { declared: WITH_PORTIONS, recipeYield: '6 servings' });
  expect(recipe?.servings).toBe(6);
  expect(linesOf(recipe, 'ingredients')).toEqual(ENGLISH.ingredients);
});

test('a portion of something to eat stays an ingredient', () => {
  const rows = [...ENGLISH.ingredients, '4 portions of cooked rice'];
  expect(linesOf(read(ENGLISH, { declared: rows }), 'ingredients')).toEqual(rows);
});
