import { expect, test } from 'vitest';
import { parseBlock } from './parse-block.ts';

test.each([
  ['raw line feeds in strings', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
  ['trailing commas', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
  ['doubled commas', '{"a": [1,, 2]}', { a: [1, 2] }],
  ['a missing comma', '{"a": "x"\n "b": "y"}', { a: 'x', b: 'y' }],
  ['a missing comma in one line', '{"a":"x" "b":"y","c":"z"}', { a: 'x', b: 'y', c: 'z' }],
  ['missing commas in a list', '["2 eggs" "1 leek""3 figs"]', ['2 eggs', '1 leek', '3 figs']],
  [
    'a comment between values',
    '{"a":"x", // one\n "b":"y" /* two */, "c":1}',
    { a: 'x', b: 'y', c: 1 },
  ],
  ['a comment for a comma', '{"a":"x" // one\n "b":"y"}', { a: 'x', b: 'y' }],
  [
    'slashes in strings',
    '{"a":"https://a.example/*x*/", "b":"say "no" // yes",}',
    { a: 'https://a.example/*x*/', b: 'say "no" // yes' },
  ],
  [
    'quoted words with commas',
    '{"a":"add "salt", "oil", then stir", "b":1}',
    { a: 'add "salt", "oil", then stir', b: 1 },
  ],
  [
    'single quotes',
    "{'a': 'the cook's pan', 'b': ['x', 'y']}",
    { a: "the cook's pan", b: ['x', 'y'] },
  ],
  ['keys without quotes', '{a: "x", b_2: ["y"], c: {d: 1}}', { a: 'x', b_2: ['y'], c: { d: 1 } }],
  ['some keys without quotes', '{"a": "x", b: "y", c: ["z"]}', { a: 'x', b: 'y', c: ['z'] }],
  ['two values in one block', '{"a": 1}\n{"b": 2}', [{ a: 1 }, { b: 2 }]],
  ['data written as a string', JSON.stringify('{"a": ["x"]}'), { a: ['x'] }],
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
