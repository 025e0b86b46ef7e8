import { expect, test } from 'vitest';
import { ok } from './api.ts';
import { JsonText, writeJson } from './json-text.ts';

test('text goes out as it is', () => {
  const answer = ok(new JsonText<{ soups: number[] }>('{"soups":[1,2]}'));
  expect(String(writeJson(answer))).toBe('{"success":true,"data":{"soups":[1,2]}}');
});

test.each([
  [{ success: true, data: { a: [1, null, 'x'] } }],
  [{ data: null }],
  [[1]],
  [null],
  ['x'],
])('everything else is written as ever: %j', (answer) => {
  expect(writeJson(answer)).toBe(JSON.stringify(answer));
});
