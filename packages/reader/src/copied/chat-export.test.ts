import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { withoutChatStamps } from './chat-export.ts';

test.each([
  ['[12.03.24, 18:05:11] Mum: 200 g flour', '[12.03.24, 18:06:02] Mum: Stir it.'],
  ['12/03/2024, 18:05 - Mum: 200 g flour', '12/03/2024, 18:06 - Mum: Stir it.'],
  ['[3/12/24, 6:05:11 PM] Mum: 200 g flour', '[3/12/24, 6:06:02 PM] Mum: Stir it.'],
])('%s loses its stamp, and so does the message below it', (...lines) => {
  expect(withoutChatStamps(lines)).toEqual({ lines: ['200 g flour', 'Stir it.'], others: [] });
});

test('a message of several lines is one, and pictures and what the chat says itself are none', () => {
  expect(
    withoutChatStamps([
      '12/03/2024, 18:04 - Messages are end-to-end encrypted.',
      '12/03/2024, 18:05 - Mum: 200 g flour',
      '2 eggs',
      '12/03/2024, 18:06 - Mum: <Media omitted>',
      '12/03/2024, 18:07 - Ben: Thanks!',
    ]),
  ).toEqual({ lines: ['200 g flour', '2 eggs'], others: ['Thanks!'] });
});

test('a text with a single date in it is as it was', () => {
  const lines = ['12.03.24 18:05 - Mum: the cake', '2 eggs'];
  expect(withoutChatStamps(lines)).toEqual({ lines, others: [] });
});

test('what the others said is told beside the recipe', () => {
  const recipe = readText(`[12.03.24, 18:05] Mum: Pancakes
[12.03.24, 18:05] Mum: 200 g flour
[12.03.24, 18:05] Mum: 2 eggs
[12.03.24, 18:06] Mum: Whisk it all and fry in butter.
[12.03.24, 18:07] Me: Looks lovely`);
  expect(recipe).toMatchObject({ title: 'Pancakes', leftOut: [{ text: 'Looks lovely' }] });
  expect(recipe?.ingredients).toHaveLength(2);
});
