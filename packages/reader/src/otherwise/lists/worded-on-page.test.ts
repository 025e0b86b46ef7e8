import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { contradictedLines } from './contradicted-lines.ts';

type Layout = (rows: readonly string[]) => string;

const LAYOUTS: Record<string, Layout> = {
  list: (rows) => `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`,
  paragraphs: (rows) => rows.map((row) => `<p>${row}</p>`).join(''),
  breaks: (rows) => `<p>${rows.join('<br>')}</p>`,
  table: (rows) =>
    `<table>${rows.map((row) => `<tr><td>${row.replace(' ', '</td><td>')}</td></tr>`).join('')}</table>`,
  'notes in elements of their own': (rows) =>
    `<ul>${rows.map((row) => `<li><span>${row.replace(/(?=, | \()/, '</span><span>')}</span></li>`).join('')}</ul>`,
};
const ALL_LAYOUTS = Object.keys(LAYOUTS);

const ABOVE = ['300 g flour', '1 pinch of salt'];
const BELOW = ['4 leeks', '200 ml cream'];

/** Lines of the language in which another is written. */
const AROUND: readonly [RegExp, readonly string[], readonly string[]][] = [
  [/Zwiebeln|Eier/, ['300 g Mehl', '1 Prise Salz'], ['4 Stangen Lauch', '200 ml Sahne']],
  [/oignons/, ['300 g de farine', '1 pincée de sel'], ['4 poireaux', '200 ml de crème']],
  [/burro|cipolle/, ['300 g di farina', '1 pizzico di sale'], ['4 porri', '200 ml di panna']],
  [/cebollas/, ['300 g de harina', '1 pizca de sal'], ['4 puerros', '200 ml de nata']],
  [/cebolas/, ['300 g de farinha', '1 pitada de sal'], ['4 tomates', '200 ml de leite']],
  [/hagyma/, ['300 g liszt', '1 csipet só'], ['4 paradicsom', '200 ml tejszín']],
  [/uien/, ['300 g bloem', '1 snufje zout'], ['4 preien', '200 ml room']],
];
const around = (line: string): [readonly string[], readonly string[]] => {
  const [, above = ABOVE, below = BELOW] = AROUND.find(([words]) => words.test(line)) ?? [];
  return [above, below];
};

const compared = (line: string, row: string, layout = 'list'): string | null | undefined => {
  const [above, below] = around(line);
  const list = LAYOUTS[layout]?.([...above, row, ...below]) ?? '';
  const page = scanPage(
    `<body><p>We cook this with leeks.</p><h2>Ingredients</h2>${list}<h2>Method</h2><p>Cook it all.</p></body>`,
  );
  return contradictedLines([...above, line, ...below], page).get(line);
};

describe.each(ALL_LAYOUTS)('in a page with %s', (layout) => {
  test.each([
    ['2 onions', '2-3 onions'],
    ['3 onions', '2-3 onions'],
    ['2 onions', '2 to 3 onions'],
    ['2-3 onions', '2 onions'],
    ['2-3 onions', '3 onions'],
    ['2-3 onions', '2-4 onions'],
    ['2 Zwiebeln', '2 bis 3 Zwiebeln'],
    ['2 oignons', '2 à 3 oignons'],
    ['200 g di burro', '200-250 g di burro'],
    ['2 cebolas', '2 a 3 cebolas'],
  ])('%s is not the range or the number in %s', (line, row) => {
    expect(compared(line, row, layout)).toBe(row);
    expect(compared(row, line, layout)).toBe(line);
  });

  test.each([
    ['2 cebolas', 'três cebolas'],
    ['3 cebolas', 'duas cebolas'],
    ['duas cebolas', 'três cebolas'],
    ['2 hagyma', 'három hagyma'],
    ['3 hagyma', 'két hagyma'],
    ['két hagyma', 'három hagyma'],
    ['2 Zwiebeln', 'drei Zwiebeln'],
    ['2 onions', 'three onions'],
  ])('%s is another number than %s', (line, row) => {
    expect(compared(line, row, layout)).toBe(row);
    expect(compared(row, line, layout)).toBe(line);
  });

  test.each([
    ['2 onions, finely chopped', '2 onions, coarsely chopped'],
    ['2 onions (finely chopped)', '2 onions (coarsely chopped)'],
    ['2 onions', '2 onions, finely chopped'],
    ['2 onions', '2 onions (finely chopped)'],
    ['2 onions, peeled', '2 onions, peeled, finely chopped'],
    ['2 Zwiebeln, fein gehackt', '2 Zwiebeln, grob gehackt'],
    ['2 oignons', '2 oignons, finement hachés'],
    ['2 cipolle, tritate finemente', '2 cipolle, tritate grossolanamente'],
    ['2 cebollas', '2 cebollas (picadas)'],
    ['2 uien, fijn gesneden', '2 uien, grof gesneden'],
    ['80 g butter, salted', '80 g butter, unsalted'],
    ['2 onions, cut into strips', '2 onions, cut into cubes'],
  ])('%s and %s are told apart by their words', (line, row) => {
    expect(compared(line, row, layout)).toBe(row);
    expect(compared(row, line, layout)).toBe(line);
  });
});

test.each([
  ['2-3 onions', '2 to 3 onions'],
  ['2-3 onions', '2 – 3 onions'],
  ['2-3 Zwiebeln', '2 bis 3 Zwiebeln'],
  ['1/3 cup milk', '0.33 cup milk'],
  ['2 onions', '2 Onions'],
  ['2 onions', 'two onions'],
  ['2 cebolas', 'duas cebolas'],
  ['2 hagyma', 'két hagyma'],
  ['2 onions, finely chopped', '2 onions (Finely chopped)'],
  ['2 onions, finely chopped', '2 finely chopped onions'],
  ['2 Zwiebeln, fein gehackt', '2 Zwiebeln, feingehackt'],
  ['2 tbsp chopped parsley', '2 tablespoons of chopped parsley'],
  ['2 cups yogurt', '2 cups (480 ml) yoghurt'],
  ['1 can beans', '1 tin beans'],
  ['2 Eier', '2 Stück Eier'],
  ['salt & pepper', 'salt and pepper'],
  ['2 onion(s), chopped', '2 onions, chopped'],
])('%s and %s say the same', (line, row) => {
  expect(compared(line, row)).toBeUndefined();
  expect(compared(row, line)).toBeUndefined();
});

test('lines that follow each other are each held against their own row', () => {
  const rows = ['300 g flour', '2-3 onions', '4 leeks, sliced', '200 ml cream', '1 bay leaf'];
  const page = scanPage(`<body>${LAYOUTS['list']?.(rows)}</body>`);
  const declared = rows.with(1, '2 onions').with(2, '4 leeks, halved');
  expect([...contradictedLines(declared, page)]).toEqual([
    ['2 onions', '2-3 onions'],
    ['4 leeks, halved', '4 leeks, sliced'],
  ]);
});

test('all lines may lack the notes of their rows', () => {
  const declared = ['300 g flour', '2 onions', '4 leeks'];
  const rows = ['300 g flour, sifted', '2 onions, chopped', '4 leeks, sliced'];
  const page = scanPage(`<body>${LAYOUTS['list']?.(rows)}</body>`);
  expect([...contradictedLines(declared, page).values()]).toEqual(rows);
});

test.each([
  ['a range in the story above', '<p>Take 2-3 onions, finely chopped, for this.</p>'],
  ['a list in the story above', LAYOUTS['list']?.(['2-3 onions - they make it sweet', '4 leeks'])],
  ['the list of another dish', `<h2>Salad</h2>${LAYOUTS['list']?.(['2-3 onions', '1 lemon'])}`],
])('%s says nothing of a line that is shown', (_what, other = '') => {
  const rows = [...ABOVE, '2 onions', ...BELOW];
  const list = LAYOUTS['list']?.(rows);
  for (const body of [`${other}<h2>Ingredients</h2>${list}`, `${list}${other}`])
    expect(contradictedLines(rows, scanPage(`<body>${body}</body>`)).size).toBe(0);
});

test('the name of a part above a line is no row of it', () => {
  const page = scanPage(
    '<body><ul><li>300 g flour</li><li>4 leeks</li></ul><h3>Red onions</h3><ul><li>2 onions</li><li>200 ml cream</li></ul></body>',
  );
  const declared = ['300 g flour', '4 leeks', '2 onion', '200 ml cream'];
  expect(contradictedLines(declared, page).size).toBe(0);
});

test('a step that begins with the letters of a line is no row of it', () => {
  const rows = ['300 g flour', '3-4 eggs', '4 leeks', '200 ml cream'];
  const page = scanPage(
    `<body>${LAYOUTS['list']?.(rows)}<p><b>1.</b> Cook.</p><p><b>2.</b> Mix.</p><p><b>3.</b> Eggs go in last.</p></body>`,
  );
  expect([...contradictedLines(rows.with(1, '3 eggs'), page)]).toEqual([['3 eggs', '3-4 eggs']]);
});

test.each([
  ['a link behind it', '2 onions <a href="/shop">Buy now</a>'],
  ['links behind it', '2 onions <a href="/shop">Fair trade</a> <a href="/other"><b>Swap</b></a>'],
  ['a link behind other words for it', 'two onions <a href="/shop">At the market</a>'],
  ['a button', '2 onions <button type="button"><span>Add to list</span></button>'],
  ['a button around the food', '2 <button>onions</button>'],
  ['a hidden element', '2 onions <span hidden>remove</span>'],
  ['an element that is not displayed', '2 onions <span style="display: none">remove this</span>'],
  ['words for who listens', '2 onions <span class="sr-only">ingredient</span>'],
  ['the name of an icon', '2 onions <i aria-hidden="true">check</i>'],
  ['a note elsewhere', '2 onions (see notes)'],
  ['a numbered note', '2 onions (see Note 2)'],
  ['a star', '2 onions *see notes'],
  ['a recipe elsewhere', '2 onions (recipe here)'],
  ['who pays for a link', '2 onions (affiliate link)'],
  ['its energy', '2 onions <span>120 kcal</span>'],
  ['an advertisement', '2 onions <span>Sponsored</span>'],
  ['an offer', '2 onions <small>On sale</small>'],
])('%s says nothing of an ingredient', (_what, row) => {
  expect(compared('2 onions', row)).toBeUndefined();
});

test.each([
  ['2 Zwiebeln', '2 Zwiebeln (siehe Tipp)'],
  ['2 oignons', '2 oignons (voir note 1)'],
  ['2 cebollas', '2 cebollas (ver notas)'],
  ['2 uien', '2 uien (zie opmerking)'],
])('%s is what %s says', (line, row) => {
  expect(compared(line, row)).toBeUndefined();
  expect(compared(row, line)).toBeUndefined();
});

test.each([
  ['2 onions <span class="notes">finely chopped</span>', '2 onions finely chopped'],
  ['2 onions<span class="notes">, finely chopped</span>', '2 onions, finely chopped'],
  ['2 onions or <a href="/s">shallots</a>', '2 onions or shallots'],
  ['2 onions, <a href="/c">chopped</a>', '2 onions, chopped'],
  ['2 <a href="/r">red onions</a>', '2 red onions'],
  ['2 red onions <a href="/s">Buy now</a>', '2 red onions Buy now'],
  ['2-3 onions <button>Add</button>', '2-3 onions Add'],
  ['2 onions (seeded, see notes)', '2 onions (seeded, see notes)'],
])('what %s says is no part of the site', (row, text) => {
  expect(compared('2 onions', row)).toBe(text);
});

test('what stands behind most ingredients is said of none', () => {
  const declared = ['300 g flour', '2 onions', '4 leeks', '200 ml cream'];
  const page = (rows: readonly string[]) => scanPage(`<body>${LAYOUTS['list']?.(rows)}</body>`);
  const tailed = declared.map((line) => `${line} <span>from our farm</span>`);
  expect(contradictedLines(declared, page(tailed)).size).toBe(0);
  expect(contradictedLines(declared, page(tailed.with(1, '2 onions'))).size).toBe(0);
  const chopped = declared.map((line) => `${line}, chopped`);
  expect(contradictedLines(declared, page(chopped)).size).toBe(4);
  const two = declared.with(1, '2 onions chopped').with(2, '4 leeks chopped');
  expect(contradictedLines(declared, page(two)).size).toBe(2);
  expect([...contradictedLines(declared, page(tailed.with(1, '2 red onions')))]).toEqual([
    ['2 onions', '2 red onions'],
  ]);
});

describe('numbers beside the amount', () => {
  test.each([
    ['finely grated zest 1 lemon', 'finely grated zest 2 lemons'],
    ['1 egg + 1 yolk', '1 egg + 2 yolks'],
    ['1 cup butter (2 sticks), softened', '1 cup butter (1 stick), softened'],
    ['115g (1/2 cup/1 stick) butter', '115g (1 cup/2 sticks) butter'],
    ['1 onion (about 1 cup chopped)', '1 onion (about 2 cups chopped)'],
  ])('%s is not what %s says', (line, row) => {
    expect(compared(line, row)).toBe(row);
    expect(compared(row, line)).toBe(line);
  });

  test.each([
    ['1 lb (450 g) butter', '1 lb (454 g) butter'],
    ['1 cup (240 ml) milk', '1 cup (250 ml) milk'],
    ['1 egg + 1 yolk', '1 egg + one yolk'],
  ])('%s may be rounded or in words: %s', (line, row) => {
    expect(compared(line, row)).toBeUndefined();
  });
});
