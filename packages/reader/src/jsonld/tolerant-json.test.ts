import { expect, test } from 'vitest';
import { parseBlock } from './parse-block.ts';

test.each([
  ['raw line feeds in strings', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
  ['trailing commas', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
  ['doubled commas', '{"a": [1,, 2]}', { a: [1, 2] }],
  ['a missing comma', '{"a": "x"\n "b": "y"}', { a: 'x', b: 'y' }],
  ['unescaped quotes', '{"a": "a 9" tin", "b": 1}', { a: 'a 9" tin', b: 1 }],
  ['bad escapes', String.raw`{"a": "don\'t", "b": "\u00e9\x"}`, { a: "don't", b: 'éx' }],
  ['comments', '/* data */ {"a": 1 // one\n}', { a: 1 }],
  ['a comment wrapper', '<!-- {"a": 1} -->', { a: 1 }],
  ['a CDATA wrapper', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
  ['a semicolon behind it', '{"a": 1};', { a: 1 }],
  ['a cut-off end', '{"a": ["x", "y', { a: ['x', 'y'] }],
  ['escaped quotes as entities', '{&quot;a&quot;: &quot;b&quot;}', { a: 'b' }],
])('%s', (_, source, data) => {
  expect(parseBlock(source)).toEqual(data);
});

test('what holds no data is undefined', () => {
  expect(parseBlock('not here')).toBeUndefined();
});
