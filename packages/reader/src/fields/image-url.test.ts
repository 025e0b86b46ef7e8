import { expect, test } from 'vitest';
import { bestImage } from './image-url.ts';

const PAGE = 'https://table.example/tart';

test.each([
  ['the first', ['/a.jpg', '/b.jpg'], '/a.jpg'],
  ['no logo', ['/logo.png', '/b.jpg'], '/b.jpg'],
  ['no thumbnail', ['/thumb-75x75.jpg', '/tart-1200x900.jpg'], '/tart-1200x900.jpg'],
  ['no narrow one', ['/tart.jpg?w=120', '/tart.jpg'], '/tart.jpg'],
  ['a shape is no size', ['/tart-16x9.jpg', '/b.jpg'], '/tart-16x9.jpg'],
  ['a thumbnail where there is no other', ['/thumb-75x75.jpg', '/favicon.ico'], '/thumb-75x75.jpg'],
])('%s', (_, addresses, best) => {
  expect(bestImage(addresses, PAGE)).toBe(new URL(best, PAGE).href);
});

test('none of no use', () => {
  expect(bestImage(['data:image/png;base64,AA', ''], PAGE)).toBeNull();
});
