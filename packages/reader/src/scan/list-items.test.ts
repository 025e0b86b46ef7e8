import { expect, test } from 'vitest';
import { ITEM_MAX } from './list-items.ts';
import { scanPage } from './scan-page.ts';

const scan = (html: string) => scanPage(`<body>${html}</body>`);

/** The item in which a word of a page stands. */
function itemWith(word: string, html: string): string | null {
  const { items, markup } = scan(html);
  const item = items.around(markup.whole.indexOf(word));
  return item && markup.slice(item.from, item.to);
}

test.each([
  ['a closed item', '<ul><li>one</li><li>two</li></ul>', '<li>two'],
  ['an item that the next one ends', '<ul><li>two<li>three</ul>', '<li>two'],
  ['an item that its list ends', '<ol><li>two</ol>', '<li>two'],
  ['an item in capitals', '<UL><LI class="a">two</LI></UL>', '<LI class="a">two'],
  ['an item that nothing ends', '<ul><li>two', '<li>two</body>'],
  ['an item behind a script', '<ul><script>"<li>"</script><li>two</li></ul>', '<li>two'],
])('a place in %s is in that item', (_what, html, item) => {
  expect(itemWith('two', html)).toBe(item);
});

test.each([
  ['before the first', '<p>two</p><ul><li>one</li></ul>'],
  ['between two', '<ul><li>one</li>two<li>three</li></ul>'],
  ['behind the list', '<ul><li>one</ul><p>two</p>'],
  ['in an element that is called nearly so', '<link rel="x">two</link><list>two</list>'],
  ['in one that is too long', `<ul><li>two${'<br>'.repeat(ITEM_MAX / 4)}</li></ul>`],
])('a place %s is in none', (_where, html) => {
  expect(itemWith('two', html)).toBeNull();
});

test('the items of a part of the page are those that begin in it', () => {
  const { items, markup } = scan('<ul><li>one</li><li>two</li><li>three</li></ul>');
  const part = { from: markup.whole.indexOf('<li>two'), to: markup.whole.indexOf('three') };
  const found = Array.from(items.within(part), ({ from, to }) => markup.slice(from, to));
  expect(found).toEqual(['<li>two', '<li>three']);
});
