import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

test.each([
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['windows-1252', [0x93, 0xe9, 0x94], '“é”'],
  ['"ISO-8859-2"', [0xb1], 'ą'],
  ['iso-8859-15', [0xa4], '€'],
  ['Shift_JIS', [0x8d, 0xbb, 0x93, 0x9c], '砂糖'],
  ['euc-jp', [0xba, 0xbd, 0xc5, 0xfc], '砂糖'],
  ['euc-kr', [0xbc, 0xb3, 0xc5, 0xc1], '설탕'],
  ['gb18030', [0xcc, 0xc7], '糖'],
  ['unknown', [0xe9], 'é'],
])('the server says %s', (charset, input, text) => {
  expect(pageText(bytes(input), `text/html; charset=${charset}`)).toBe(text);
});

test('western letters that are called UTF-8 are western, single broken ones are not', () => {
  const said = 'text/html; charset=utf-8';
  expect(pageText(bytes('cr', [0xe8], 'me br', [0xfb], 'l', [0xe9], 'e'), said)).toBe(
    'crème brûlée',
  );
  expect(pageText(bytes('<meta charset="utf-8">', [0xe9]), 'text/html')).toBe(
    '<meta charset="utf-8">é',
  );
  expect(pageText(bytes('cr', [0xc3, 0xa8], 'me br', [0xfb], 'l', [0xe9], 'e'), said)).toBe(
    'crème br\uFFFDl\uFFFDe',
  );
});

test.each(['text/html', 'text/html; charset=utf-16'])(
  'two bytes per letter are told by the first tag: %s',
  (type) => {
    const little = Buffer.from('<p>é', 'utf16le');
    expect(pageText(little, type)).toBe('<p>é');
    expect(pageText(Buffer.from(little).swap16(), type)).toBe('<p>é');
  },
);

test('nobody says anything: UTF-8 if it is valid, else western', () => {
  expect(pageText(bytes([0xc3, 0xa9]), 'text/html')).toBe('é');
  expect(pageText(bytes([0xe9]), '')).toBe('é');
});

test.each([
  ['<meta charset="iso-8859-2">'],
  ['<META CHARSET=iso-8859-2>'],
  ['<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">'],
  ['<!-- <meta charset="utf-8"> --><meta charset=\'iso-8859-2\' />'],
  ['<?xml version="1.0" encoding="iso-8859-2"?><html>'],
])('%s is believed when the server is silent', (head) => {
  expect(pageText(bytes(head, [0xb1]), 'text/html')).toBe(`${head}ą`);
});

test('a byte order mark beats the header, the header beats the page', () => {
  expect(pageText(bytes([0xef, 0xbb, 0xbf, 0xc3, 0xa9]), 'text/html; charset=iso-8859-2')).toBe(
    'é',
  );
  expect(pageText(bytes([0xff, 0xfe, 0xe9, 0x00]), 'text/html')).toBe('é');
  expect(
    pageText(bytes('<meta charset="iso-8859-2">', [0xc3, 0xa9]), 'text/html; charset=utf-8'),
  ).toBe('<meta charset="iso-8859-2">é');
});

test('a page that claims two bytes per letter in single ones means UTF-8', () => {
  expect(pageText(bytes('<meta charset="utf-16">', [0xc3, 0xa9]), '')).toBe(
    '<meta charset="utf-16">é',
  );
});
