import { expect, test } from 'vitest';
import { admitPhotos, movedBy, photoLabel } from './chosen-photos.ts';

const MAX = 15_728_640;
const TYPES = 'Please select valid image files (JPG, PNG, WEBP under 15MB)';
const COUNT = 'Maximum 5 images allowed';
const file = (name: string, type = 'image/jpeg', size = 1_000) => ({ name, type, size });
const photos = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.jpg`));

test('photos are labelled Front, Back, then by number', () => {
  expect([0, 1, 2, 4].map(photoLabel)).toEqual(['Front', 'Back', 'Photo 3', 'Photo 5']);
});

test.each([
  file('card.jpg'),
  file('card.png', 'image/png', MAX - 1),
  file('card.webp', 'image/webp'),
  file('IMG_1.HEIC', ''),
])('$name is taken', (photo) => {
  expect(admitPhotos([photo], 0)).toEqual({ files: [photo], fault: null });
});

test.each([
  file('notes.txt', 'text/plain'),
  file('card.pdf', 'application/pdf'),
  file('card.svg', 'image/svg+xml'),
  file('huge.jpg', 'image/jpeg', MAX),
])('$name of $size bytes is refused with the kinds that are taken', (other) => {
  expect(admitPhotos([other], 0)).toEqual({ files: [], fault: TYPES });
});

test('of a mixed choice the photos are taken', () => {
  const photo = file('card.jpg');
  expect(admitPhotos([file('a.txt', 'text/plain'), photo], 0)).toEqual({
    files: [photo],
    fault: null,
  });
});

test.each([
  { offered: 5, chosen: 0, joining: 5, fault: null },
  { offered: 6, chosen: 0, joining: 5, fault: COUNT },
  { offered: 2, chosen: 4, joining: 1, fault: COUNT },
  { offered: 1, chosen: 5, joining: 0, fault: COUNT },
])('$offered offered beside $chosen chosen: $joining join, told $fault', (row) => {
  const { offered, chosen, joining, fault } = row;
  const admitted = admitPhotos(photos(offered), chosen);
  expect([admitted.files.length, admitted.fault]).toEqual([joining, fault]);
});

test('a photo moves by one place, and stays at the ends', () => {
  expect(movedBy(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(movedBy(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(movedBy(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
