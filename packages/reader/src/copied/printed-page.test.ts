import { expect, test } from 'vitest';
import { withoutPageFurniture } from './printed-page.ts';

test('page numbers and running heads go, and the sentence they broke goes on', () => {
  expect(
    withoutPageFurniture([
      'THE MILL KITCHEN           47',
      '',
      'Leek soup',
      '',
      'Sweat the leeks for',
      '',
      '48           THE MILL KITCHEN',
      '',
      '10 minutes.',
      '',
      '- 48 -',
      'Page 48 of 200',
    ]),
  ).toEqual(['Leek soup', '', 'Sweat the leeks for', '10 minutes.', '']);
});

test.each(['THE MILL KITCHEN            Page 47', 'Seite 12        Aus der Mühle'])(
  'one head that counts its page is enough: %s',
  (head) => expect(withoutPageFurniture([head, 'Leek soup'])).toEqual(['Leek soup']),
);

test('ingredients that come twice with different numbers stay', () => {
  const lines = ['4 cups powdered sugar', '2 eggs', '8 cups powdered sugar', '12 CUPS FLOUR', '1'];
  expect(withoutPageFurniture(lines)).toEqual(lines);
});
