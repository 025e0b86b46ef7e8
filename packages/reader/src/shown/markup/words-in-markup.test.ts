import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { hasInMarkup, placesInMarkup } from './words-in-markup.ts';

const body = (html: string) => scanPage(`<body>${html}</body>`);

test('words are found where they stand as written', () => {
  const page = body('<p>Peel 2 pears</p><script>"2 pears"</script><b>and eat 2 pears.</b>');
  const found = [...placesInMarkup('2 pears', page)];
  expect(found).toHaveLength(2);
  for (const at of found) expect(page.markup.slice(at, at + 7)).toBe('2 pears');
});

test.each([
  ['in another case', '<p>Two Pears</p>'],
  ['with a tag among them', '<p>two <b>pears</b></p>'],
  ['in an attribute', '<p title="two pears">plums</p>'],
  ['nowhere', '<p>three plums</p>'],
])('words that stand %s are not', (_where, html) => {
  expect(hasInMarkup('two pears', body(html))).toBe(false);
});

test('a sign for less before them is no tag', () => {
  expect(hasInMarkup('two pears', body('<p>If < 1 kg, two pears</p>'))).toBe(true);
});

test('words that are first written otherwise are found below', () => {
  expect(hasInMarkup('two pears', body(`${'<p>TWO PEARS</p>'.repeat(12)}<p>two pears</p>`))).toBe(
    true,
  );
});
