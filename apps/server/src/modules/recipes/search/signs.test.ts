import { expect, test } from 'vitest';
import { askedSigns, filedSigns, isSign } from './signs.ts';

test('a sign is found by itself, wherever it stands', () => {
  expect(filedSigns('100% rye')).toEqual(askedSigns('%'));
  expect(filedSigns('Pizza (🍕, hot)')).toEqual(expect.arrayContaining(askedSigns('🍕')));
  expect(filedSigns('plain rye')).toEqual([]);
});

test('several in a row are found only side by side', () => {
  const filed = new Set(filedSigns('soup (hot), “the best”…'));
  const finds = (text: string) => askedSigns(text).every((sign) => filed.has(sign));
  expect(finds(')')).toBe(true);
  expect(finds('),')).toBe(true);
  expect(finds('()')).toBe(false);
  expect(finds('%')).toBe(false);
});

test('how a picture is coloured or joined does not matter', () => {
  expect(askedSigns('❤️')).toEqual(askedSigns('❤'));
  expect(askedSigns('👩‍🍳')).toEqual(askedSigns('👩🍳'));
  expect(askedSigns('％')).toEqual(askedSigns('%'));
});

test('a sign is no word, and no word a sign', () => {
  expect(askedSigns('%').every(isSign)).toBe(true);
  expect(isSign('000025')).toBe(false);
});
