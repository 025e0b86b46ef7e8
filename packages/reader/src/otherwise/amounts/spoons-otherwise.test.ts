import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { spoonsOtherwise } from './spoons-otherwise.ts';

const otherwise = (line: string, row: string): string[] => {
  const page = scanPage(`<ul><li>2 cups oats</li><li>${row}</li><li>1 egg</li></ul>`);
  return [...spoonsOtherwise(['2 cups oats', line, '1 egg'], page).values()];
};

test.each([
  ['1 T cocoa', '1 t cocoa'],
  ['2 T. cocoa', '2 t. cocoa'],
  ['1 1/2 T cocoa', '1 1/2 t cocoa'],
  ['½ T cocoa', '<b>½</b> t <i>cocoa</i>'],
])('%s is not in the spoon of %s', (line, row) => {
  expect(otherwise(line, row)).toHaveLength(1);
});

test.each([
  ['1 T cocoa', '1 T cocoa'],
  ['1 T cocoa', '1 T COCOA'],
  ['1 t cocoa', '1 T COCOA'],
  ['1 c cocoa', '1 C cocoa'],
  ['1 tbsp cocoa', '1 Tbsp cocoa'],
])('%s may be in that of %s', (line, row) => {
  expect(otherwise(line, row)).toEqual([]);
});
