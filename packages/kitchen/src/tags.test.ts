import { expect, test } from 'vitest';
import { addTags, removeTag, sameTag } from './tags.ts';

test.each([
  ['Soup', ['soup'], ['soup']],
  [' quick ', ['soup'], ['soup', 'quick']],
  ['', ['soup'], ['soup']],
  ['   ', [], []],
  ['a, b,, A ,c', [], ['a', 'b', 'c']],
  ['One Pot', [], ['One Pot']],
  ['ÉTÉ', ['été'], ['été']],
  ['e\u0301te\u0301', ['été'], ['été']],
  ['STRASSE', ['Straße'], ['Straße']],
  ['ΜΟΥΣΑΚΆΣ', ['μουσακάς'], ['μουσακάς']],
  ['Ϊ́', ['ΐ'], ['ΐ']],
])('%j added to %j gives %j', (typed, tags, all) => {
  expect(addTags(tags, typed)).toEqual(all);
});

test('tags are the same without case and outer spaces', () => {
  expect(sameTag('Vegan', ' vegan ')).toBe(true);
  expect(sameTag('vegan', 'vegans')).toBe(false);
});

test('a tag is removed without case', () => {
  expect(removeTag(['Soup', 'Quick'], 'soup')).toEqual(['Quick']);
});
