import { expect, test } from 'vitest';
import { readTags } from './tags.ts';

test.each([
  [
    'commas, semicolons and bars part tags',
    'soup, lentils; winter | vegan',
    ['soup', 'lentils', 'winter', 'vegan'],
  ],
  [
    'an entity does not',
    'Breakfast &amp; Brunch; kids&#39; food',
    ['Breakfast & Brunch', "kids' food"],
  ],
  ['nor one that is escaped twice', 'Soups &amp;amp; Stews', ['Soups & Stews']],
  ['one of a kind', 'Soup, soup, #SOUP', ['Soup']],
])('%s', (_, text, tags) => {
  expect(readTags([text])).toEqual(tags);
});
