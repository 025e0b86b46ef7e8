import { expect, test } from 'vitest';
import { attributeNames, readAttributes } from './attributes.ts';

const NAME_END = '<a'.length;

/** Those that a tag has of all that are asked for. */
const read = (tag: string): object =>
  Object.fromEntries(
    Object.entries(readAttributes(tag, NAME_END)).filter(([, value]) => value !== undefined),
  );

test.each([
  ['<a>', {}],
  ['<a class="b">', { class: 'b' }],
  ['<a class="b" id=c>', { class: 'b', id: 'c' }],
  ['<a class="b"id="c">', { class: 'b', id: 'c' }],
  ['<a class="">', { class: '' }],
  ['<a hidden>', { hidden: '' }],
  ['<a hidden/>', { hidden: '' }],
  ['<a hidden class>', { hidden: '', class: '' }],
  ['<a/class=b/id=c>', { class: 'b/id=c' }],
  ['<a CLASS=b Data-Src=c>', { class: 'b', 'data-src': 'c' }],
  ['<a class="b" class="c">', { class: 'b' }],
  ['<a id=b ID=c>', { id: 'b' }],
  [`<a class='"b"' title="it's">`, { class: '"b"', title: "it's" }],
  ['<a\n\tclass\n=\n"b\nc"\n>', { class: 'b\nc' }],
  ['<a class=>', { class: '' }],
  ['<a class="b"" id=c>', { class: 'b', id: 'c' }],
  ['<a =class id=b>', { id: 'b' }],
  ['<a onclick="x" data-id="y" id="z">', { id: 'z' }],
  ['<a title="&lt;b&gt; &amp;amp;" alt=&eacute>', { title: '<b> &amp;', alt: 'é' }],
  ['<a href="?a=1&copy=2&amp;b=3">', { href: '?a=1&copy=2&b=3' }],
])('the attributes of %s', (tag, attributes) => {
  expect(read(`${tag}class=x`)).toEqual(attributes);
});

test('all attributes are named, each once', () => {
  expect(attributeNames('<a CLASS=b x-on:click="c" class=d hidden>', NAME_END)).toEqual([
    'class',
    'x-on:click',
    'hidden',
  ]);
});
