import { expect, test } from 'vitest';
import { firstAcceptedPhoto } from './accepted-photo.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

test.each([
  file('soup.png', 'image/png'),
  file('soup.jpg', 'image/jpeg', 5 * MB),
  file('soup.webp', 'image/webp'),
  file('IMG_1.HEIC', ''),
])('$name of type "$type" is taken', (photo) => {
  expect(firstAcceptedPhoto([photo])).toBe(photo);
});

test.each([
  file('notes.txt', 'text/plain'),
  file('recipe.pdf', 'application/pdf'),
  file('unknown', ''),
  file('soup.jpg', 'image/jpeg', 5 * MB + 1),
])('$name of type "$type" and $size bytes is dropped', (other) => {
  expect(firstAcceptedPhoto([other])).toBeNull();
});

test('of several files the first that fits is taken', () => {
  const fits = file('soup.png', 'image/png');
  expect(firstAcceptedPhoto([file('a.txt', 'text/plain'), fits, file('b.png', 'image/png')])).toBe(
    fits,
  );
});
