import { expect, test } from 'vitest';
import { drawCard } from '../../testing/card-drawing.ts';
import { clearnessOf } from './picture-clearness.ts';

const card = () => drawCard(['Harvest Soup', '2 cups lentils', '1 onion, chopped', '3 carrots']);

test('a card is clear, one out of focus blurred, a blank one empty', async () => {
  expect(await clearnessOf(await card().jpeg().toBuffer())).toBe('clear');
  expect(await clearnessOf(await card().blur(12).jpeg().toBuffer())).toBe('blurred');
  expect(await clearnessOf(await drawCard(['']).jpeg().toBuffer())).toBe('empty');
});
