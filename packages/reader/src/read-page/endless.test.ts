import { describe, expect, test } from 'vitest';
import { LineReader } from '../dom/lines/page-lines.ts';
import { parseDocument } from '../dom/tree/page-document.ts';
import { readPage } from '../read-page.ts';
import { scanPage } from '../scan/scan-page.ts';

const PAGE_MAX = 5_000_000;
const URL = 'https://table.example/';

const fill = (piece: string): string => piece.repeat(Math.ceil(PAGE_MAX / piece.length));
const HEADED =
  '<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 leek</li><li>2 carrots</li></ul><h2>Method</h2><ol><li>Cook it all until it is soft.</li></ol><h2>Comments</h2>';
const NODE = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 leek', '2 carrots'],
  recipeInstructions: ['Cook it all until it is soft.'],
};
const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;

describe('a page of the largest size that is fetched', () => {
  test.each([
    ['elements', fill('<p>x</p>')],
    ['lists', fill('<ul><li>x</ul>')],
    ['headings', fill('<h2>More</h2>')],
    ['hidden parts', fill('<div hidden>x</div>')],
    ['styles', fill('<STYLE>x</STYLE>')],
    ['scripts', fill('<script>x</script>')],
    ['empty data', fill('<script type="application/ld+json">{</script>')],
    ['properties', fill('<b itemprop=keywords>x</b>')],
    ['words', fill('word ')],
  ])('is read for its recipe in front of endless %s', (_, rest) => {
    const recipe = readPage(`<html lang="en"><title>Soup</title><body>${HEADED}${rest}`, URL);
    expect(recipe).toMatchObject({ title: 'Soup', directions: [{ step: 1 }] });
    expect(recipe?.ingredients).toHaveLength(2);
  });

  test('is read for the recipe its title names among thousands', () => {
    const others = Array.from({ length: 20_000 }, (_, at) => ({ ...NODE, name: `Dish ${at}` }));
    const recipe = readPage(
      `<title>Soup</title>${data(JSON.stringify([NODE, ...others]))}<body>${HEADED}`,
      URL,
    );
    expect(recipe).toMatchObject({ title: 'Soup', engine: 'structured-data' });
  });

  test('is read for the recipe at the front of data that breaks off', () => {
    const recipe = readPage(
      `<title>Soup</title><body>${HEADED}${data(`[${JSON.stringify(NODE)},${fill('"\n')}`)}`,
      URL,
    );
    expect(recipe).toMatchObject({ title: 'Soup', engine: 'structured-data' });
  });
});

describe('the work a page can cause', () => {
  test('is bounded in elements, in depth, in lines and in scripts', () => {
    expect(parseDocument(fill('<div>'))).toBeNull();
    const document = parseDocument(fill('<p>x</p>'));
    expect(document?.elements.length).toBeLessThan(130_000);
    expect(new LineReader().read(document?.root ?? []).lines.length).toBeLessThan(13_000);
    expect(scanPage(fill('<script></script>')).scripts.length).toBeLessThan(5_000);
  });

  test('leaves a page alone that is only large', () => {
    const large = `<div>${'<p>word</p>'.repeat(20_000)}</div>`;
    expect(parseDocument(large)?.elements).toHaveLength(20_001);
  });
});
