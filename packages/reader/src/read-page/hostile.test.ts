import {
  DIRECTIONS_MAX,
  INGREDIENTS_MAX,
  INGREDIENT_PART_MAX,
  ImportResult,
  TAGS_MAX,
  TAG_MAX,
  TEXT_MAX,
  TITLE_MAX,
} from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { readText } from '../read-text.ts';

const URL = 'https://table.example/';
const BYTES = 2_000_000;
/** Far above what these take and far below what a quadratic reader would. */
const LIMIT_MS = 20_000;

const fill = (piece: string): string => piece.repeat(Math.ceil(BYTES / piece.length));
const data = (json: string): string => `<body><script type="application/ld+json">${json}</script>`;
const recipe = (fields: object): string =>
  data(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['1 leek', '2 carrots'],
      recipeInstructions: 'Cook it all.',
      ...fields,
    }),
  );

const inLetters = (count: number): string =>
  String(count).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

const CLASSES = Array.from({ length: 120 }, (_, at) => inLetters(at)).join(' ');

describe('a page built to exhaust the reader', () => {
  test.each([
    ['open elements', fill('<div>')],
    ['elements closed by others', fill('<b></i>')],
    ['items and paragraphs never closed', fill('<li><p>')],
    ['nested lists in JSON', data(fill('['))],
    ['nested objects in JSON', data(fill('{"a":'))],
    ['quotes in JSON', data(`{"a":"${fill('"')}`)],
    ['escapes in JSON', data(`{"a":"${fill('\\')}`)],
    ['tags in a string', recipe({ recipeIngredient: fill('<a ') })],
    ['comments in a string', recipe({ recipeInstructions: fill('<!--') })],
    ['entities in a string', recipe({ recipeInstructions: fill('&amp;amp;') })],
    ['digits in a line', recipe({ recipeIngredient: [fill('1'), '2 eggs', '100 g flour'] })],
    ['brackets in a string', recipe({ recipeInstructions: fill('[') })],
    ['scripts', fill('<script>')],
    ['empty data blocks', fill('<script type="application/ld+json">{</script>')],
    ['unfinished tags', fill('<meta ')],
    ['elements closed in other letters', `<body>${fill('<STYLE>x</style>')}`],
    [
      'headings between steps below pictures',
      `${recipe({ recipeInstructions: ['Peel the leeks.', 'Cook it all.'] })}<figure><figcaption>Peel the leeks.</figcaption></figure>${fill('</h2>')}<figure><figcaption>Cook it all.</figcaption></figure>`,
    ],
    ['quotes that are never closed', `<body>${fill('<a title=">x</a>')}`],
    [
      'words that may end anywhere',
      `${recipe({ recipeIngredient: [`2 ${'a '.repeat(19)}b`, '2 carrots'] })}<p>3 ${'a'.repeat(80)}</p>`,
    ],
    [
      'lines that break off at their dots',
      `${recipe({
        recipeIngredient: Array.from({ length: 40 }, (_, at) => `${at} cups ${'.'.repeat(2_000)}x`),
      })}<ul>${Array.from({ length: 40 }, (_, at) => `<li>${at} cups ${'.'.repeat(2_000)}y</li>`).join('')}</ul>`,
    ],
    [
      'lines of the same letter',
      `${recipe({
        recipeInstructions: Array.from({ length: 10 }, () => `ab${'a'.repeat(4_000)}`),
      })}<p>${'a'.repeat(500_000)}</p>`,
    ],
    [
      'ingredients that run through many items',
      `${recipe({ recipeIngredient: Array.from({ length: 140 }, () => '1 egg '.repeat(2_000)) })}<ul>${'<li>1 egg</li>'.repeat(20_000)}</ul>`,
    ],
    [
      'steps behind which the page goes on and on',
      `${recipe({ recipeInstructions: Array.from({ length: 140 }, (_, at) => `Boil ${inLetters(at)} and wait.`) })}${Array.from({ length: 140 }, (_, at) => `<p>Boil ${inLetters(at)} and wait. ${'Stir it. '.repeat(400)}</p>`.repeat(4)).join('')}`,
    ],
    [
      'steps with nothing but tags behind them',
      `${recipe({ recipeInstructions: Array.from({ length: 140 }, (_, at) => `${'and boil it '.repeat(150 - at)}all.`) })}<p>${'and boil it '.repeat(150)}all.${'<b title=soup></b>'.repeat(90_000)}Stir.</p>`,
    ],
    [
      'signs between the name of a nutrient and its amount',
      `${recipe({ nutrition: { calories: '520 kcal' } })}<ul><li>1 leek<li>2 carrots</ul><p>Calories:</p><p>${fill('.')}</p><p>410</p>`,
    ],
    [
      'a step in sentences that stand far apart',
      `${recipe({ recipeInstructions: ['Peel the leeks and carrots first.', 'Peel all of the leeks well. Cook it all until it is done. '.repeat(8_000)] })}<ul><li>1 leek<li>2 carrots</ul><p>${'Peel all of the leeks well. '.repeat(40)}${fill('and so on ')}Cook it all until it is done.</p>`,
    ],
    [
      'lines of the same letter in many lengths',
      `${recipe({
        recipeInstructions: Array.from({ length: 10 }, (_, at) => `ab${'a'.repeat(4_000 + at)}`),
      })}<p>ab${'a'.repeat(4_010)} ${'a'.repeat(500_000)}</p>`,
    ],
    ['headings', fill('<h2>Ingredients</h2><p>1 cup</p>')],
    ['lists of ingredients', fill('<ul class=ingredients><li>1 cup flour</ul>')],
    ['spans on one line', fill('<span>1</span>')],
    ['amounts in one line', `<h2>Ingredients</h2><ul>${fill('1 egg, ')}`],
    [
      'items with many classes',
      `<h2>Ingredients</h2><ul>${fill(`<li class="${CLASSES}">1 egg</li><li class=part>Sauce</li>`)}`,
    ],
    [
      'what the data counts otherwise',
      recipe({ recipeIngredient: Array.from({ length: 200 }, (_, at) => `${at + 1} eggs`) }) +
        fill('eggs and '),
    ],
    [
      'ingredients in parts of parts',
      '<div itemscope itemtype="http://schema.org/Recipe">' +
        `<div>${'much to say '.repeat(200)}<i itemprop=ingredients>flour</i>`.repeat(300),
    ],
    [
      'recipes in recipes',
      '<div itemscope itemtype="http://schema.org/Recipe">'.repeat(500) +
        fill('<b itemprop=recipeInstructions>Do it.</b>'),
    ],
    [
      'properties',
      `<div itemscope itemtype="http://schema.org/Recipe">${fill('<b itemprop=recipeIngredient>1 egg</b>')}`,
    ],
    ['attributes', `<div ${fill('a=1 b ')}`],
    [
      'nested data of a program',
      `<script>window.state = ${fill('{"ingredients":["a","b"],"steps":["c","d"],"x":')}</script>`,
    ],
    [
      'hidden and struck words that never end within a line',
      `${recipe({ recipeIngredient: ['1 big leek', '2 carrots', '3 onions'] })}<p>1 big leek</p><p>2 ${'<span class="sr-only"><s>x<input value="2">'.repeat(3_000)} carrots</p><p>3 onions</p>`,
    ],
    [
      'hidden parts that never end around the same lines',
      recipe({ recipeIngredient: ['1 big leek', '2 carrots', '3 onions'] }) +
        fill('<div hidden><p>1 big leek</p><p>2 carrots</p><p>3 onions</p>'),
    ],
    [
      'rows that begin like the lines of the data',
      recipe({
        recipeIngredient: Array.from({ length: 140 }, (_, at) => `${at + 1} big ${inLetters(at)}`),
      }) +
        Array.from(
          { length: 140 },
          (_, at) => `<p>${at + 1} big ${inLetters(at)}, ${'cut and '.repeat(120)}</p>`,
        )
          .join('')
          .repeat(10),
    ],
    ['lone surrogates', fill('\uD800')],
  ])(
    '%s is answered in time',
    (_, html) => {
      expect(() => readPage(html, URL)).not.toThrow();
      expect(() => readText(html)).not.toThrow();
    },
    LIMIT_MS,
  );

  test(
    'what is too long or too many is cut to the limits',
    () => {
      const long = 'word '.repeat(1_200);
      const result = readPage(
        recipe({
          name: long,
          recipeIngredient: Array.from(
            { length: 400 },
            (_, at) => `${at + 1} g ${inLetters(at)} ${long}`,
          ),
          recipeInstructions: Array.from({ length: 300 }, (_, at) => `Step ${at}. ${long}`),
          keywords: Array.from({ length: 500 }, (_, at) => `tag ${at}`).concat('x'.repeat(60)),
          prepTime: 'PT99999999H',
          recipeYield: '1e9',
          nutrition: { calories: '99999999999 kcal' },
        }),
        URL,
      );
      expect(
        ImportResult.safeParse({ ...result, generatedAt: '2026-01-01T00:00:00.000Z' }).success,
      ).toBe(true);
      expect(result?.title.length).toBeLessThanOrEqual(TITLE_MAX);
      expect(result?.ingredients).toHaveLength(INGREDIENTS_MAX);
      expect(result?.directions).toHaveLength(DIRECTIONS_MAX);
      expect(result?.tags).toHaveLength(TAGS_MAX);
      expect(Math.max(...(result?.tags ?? []).map((tag) => tag.length))).toBeLessThanOrEqual(
        TAG_MAX,
      );
      expect(
        Math.max(...(result?.ingredients ?? []).map(({ item }) => item.length)),
      ).toBeLessThanOrEqual(INGREDIENT_PART_MAX);
      expect(
        Math.max(...(result?.directions ?? []).map(({ instruction }) => instruction.length)),
      ).toBeLessThanOrEqual(TEXT_MAX);
      expect(result).toMatchObject({ prepTime: 0, nutrition: {} });
    },
    LIMIT_MS,
  );

  test('no markup comes through', () => {
    const result = readPage(
      recipe({
        name: 'Soup <img src=x onerror=alert(1)>',
        recipeIngredient: ['1 &lt;script&gt;alert(1)&lt;/script&gt; leek', '2 carrots'],
        recipeInstructions:
          'Cook &amp;lt;b onclick=&quot;x()&quot;&amp;gt;it&amp;lt;/b&amp;gt; all.',
      }),
      URL,
    );
    expect(result?.title).toBe('Soup');
    expect(result?.ingredients[0]?.item).not.toContain('<');
    expect(result?.directions[0]?.instruction).toBe('Cook it all.');
  });
});
