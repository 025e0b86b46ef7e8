import { expect, test } from 'vitest';
import { isText } from './dom-node.ts';
import { parseDocument } from './page-document.ts';

const ENDLESS = 3_000_000;
/** Far above what these take and far below what a quadratic builder would. */
const LIMIT_MS = 5_000;

type Case = readonly [name: string, piece: string];
const ofPiece = (piece: string): Case => [piece, piece];

const CASES: readonly Case[] = [
  ...['<', '</', '</p', '</p>', '</x>a', '<p', '<p ', '<p/', '<a ///'].map(ofPiece),
  ...['<a title="', '<a b=">" ', "<a b='x>", `<a b='"`, '<a =', '<a b='].map(ofPiece),
  ...['<!', '<!--', '<!---', '<?', '<![CDATA[', '&', '&a', '&#1', '&amp'].map(ofPiece),
  ...['<b></i>', '<li><p>', '<textarea>', '<textarea/>', '<svg/>'].map(ofPiece),
  ...['<title></titles>', '<script></scripts>'].map(ofPiece),
  ['closing tags deep below others', `${'<b>'.repeat(590)}${'</i>'.repeat(100_000)}`],
  ['attributes', `<a ${'b '.repeat(100_000)}>`],
];

test.each(CASES)('a page of endless %s is built in time, or not at all', (_, piece) => {
  const from = performance.now();
  const document = parseDocument(piece.repeat(Math.ceil(ENDLESS / piece.length)));
  let length = 0;
  for (const { attribs, children } of document?.elements ?? [])
    for (const node of children)
      length += isText(node) ? node.data.length : (attribs.id ?? '').length;
  expect(length).toBeLessThanOrEqual(ENDLESS + piece.length);
  expect(performance.now() - from).toBeLessThan(LIMIT_MS);
});

test('a page is built as deep as any real one nests, and no deeper', () => {
  const nested = (depth: number): string => `${'<div>'.repeat(depth)}a`;
  expect(parseDocument(nested(600))?.elements).toHaveLength(600);
  expect(parseDocument(nested(601))).toBeNull();
});

test('elements that end each other do not nest', () => {
  expect(parseDocument('<p>a'.repeat(2_000))?.elements).toHaveLength(2_000);
});
