import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { NAME } from './outline-row.ts';
import { pageOutline } from './page-outline.ts';

function outlineOf(body: string, declared: readonly string[] = []) {
  const page = scanPage(`<body>${body}</body>`);
  const rows = pageOutline({ markup: page.markup.whole, at: 0 }, page, new Set(declared));
  return rows.map(({ text, bare, heading, list }) => ({ text, bare, heading, list }));
}

const LISTS = `<h2>Cake</h2><ul><li>• 2 eggs</li><li> </li><li><p>Sugar</p></li></ul><p>Frosting</p>
  <div><span></span></div><ol><li>Step 1 Beat it.</li></ol><p>Done!</p></div>`;

const ROWS = [
  { text: 'Cake', bare: '', heading: 2, list: 0 },
  { text: '2 eggs', bare: '2eggs', heading: 0, list: 1 },
  { text: 'Sugar', bare: 'sugar', heading: 0, list: 1 },
  { text: 'Frosting', bare: '', heading: NAME, list: 0 },
  { text: 'Beat it.', bare: 'beatit', heading: 0, list: 2 },
  { text: 'Done!', bare: '', heading: 0, list: 0 },
];

test('items of lists, headings and other lines are told apart, and what is empty is left out', () => {
  expect(outlineOf(LISTS)).toEqual(ROWS);
});

test('an item that is known by its letters reads as any other', () => {
  expect(outlineOf(LISTS, ['2eggs', 'sugar'])).toEqual(ROWS);
});

test('the class of an item and a link at its beginning are told', () => {
  const page = scanPage('<body><ul><li class="item-12 x"><a href="/">Add all</a></li></ul></body>');
  const [row] = pageOutline({ markup: page.markup.whole, at: 0 }, page, new Set(['addall']));
  expect(row).toMatchObject({ itemKind: 'item- x', isLinked: true, listKind: 'ul' });
});
