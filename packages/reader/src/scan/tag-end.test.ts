import { expect, test } from 'vitest';
import { tagEnd } from './tag-end.ts';

test.each([
  '<a>',
  '</a>',
  '<a href="x">',
  '<img src="x" />',
  '<a title="2 > 1">',
  '<a class="x" title="> 2 eggs">',
  "<a title='> 2 eggs'>",
  '<a title=" > 2 eggs">',
  '<a title = "> 2 eggs">',
  '<a title="">',
])('%s ends with its last sign', (tag) => {
  expect(tagEnd(`${tag}leek</a>`, 0)).toBe(tag.length - 1);
});

test('a quote that is never closed ends with the tag', () => {
  expect(tagEnd('<a title="leek>and more', 0)).toBe('<a title="leek'.length);
});
