import { expect, test } from 'vitest';
import { mayKeepAddress } from './take-over-picture.ts';

test.each([
  ['https://photos.example/plum.jpg', true],
  ['http://photos.example:8080/plum.jpg?w=800', true],
  ['http://127.0.0.1:9000/plum.jpg', false],
  ['http://localhost/api/uploads/0123456789abcdef0123456789abcdef.webp', false],
  ['http://[::1]/plum.jpg', false],
  ['data:image/png;base64,AAAA', false],
  [`https://photos.example/${'a'.repeat(3_000)}`, false],
])('a recipe may name %s by itself: %s', (address, may) => {
  expect(mayKeepAddress(address)).toBe(may);
});
