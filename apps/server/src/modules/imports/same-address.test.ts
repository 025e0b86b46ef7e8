import { expect, test } from 'vitest';
import { spellingsOf } from './same-address.ts';

test.each([
  ['https://kitchen.example/dal', 'http://kitchen.example/dal/'],
  ['https://kitchen.example/dal#comments', 'https://kitchen.example/dal'],
  ['https://kitchen.example/dal/?print=1', 'https://kitchen.example/dal?print=1'],
  ['HTTPS://Kitchen.example', 'https://kitchen.example/'],
  ['no address', 'no address'],
])('%s may stand as %s', (address, other) => {
  expect(spellingsOf(address)).toContain(other);
});

test.each([
  ['https://kitchen.example/dal', 'https://kitchen.example/daal'],
  ['https://kitchen.example/?p=1', 'https://kitchen.example/?p=2'],
])('%s is not %s', (address, other) => {
  expect(spellingsOf(address)).not.toContain(other);
});
