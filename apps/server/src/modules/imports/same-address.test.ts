import { expect, test } from 'vitest';
import { beginningsOf, isSamePage } from './same-address.ts';

test.each([
  ['https://kitchen.example/dal', 'http://kitchen.example/dal/'],
  ['https://kitchen.example/dal#comments', 'https://kitchen.example/dal'],
  ['https://kitchen.example/dal/?print=1', 'https://kitchen.example/dal?print=1'],
  ['HTTPS://Kitchen.example', 'https://kitchen.example/'],
  ['https://kitchen.example/dal?utm_source=letter&utm_medium=mail', 'https://kitchen.example/dal'],
  ['https://kitchen.example/?p=1&fbclid=abc', 'http://kitchen.example/?gclid=x&p=1#top'],
  ['no address', 'no address'],
])('%s is %s', (address, other) => {
  expect(isSamePage(address, other)).toBe(true);
  expect(isSamePage(other, address)).toBe(true);
});

test.each([
  ['https://kitchen.example/dal', 'https://kitchen.example/daal'],
  ['https://kitchen.example/dal', 'https://kitchen.example/dal/red'],
  ['https://kitchen.example/?p=1', 'https://kitchen.example/?p=2'],
  ['https://kitchen.example/dal', 'https://kitchen.example/dal?page=2'],
  ['https://kitchen.example/dal', 'https://kitchen.example:8443/dal'],
])('%s is not %s', (address, other) => {
  expect(isSamePage(address, other)).toBe(false);
});

test('every spelling of an address has one of its beginnings', () => {
  const beginnings = beginningsOf('http://Kitchen.example/dal/?utm_source=letter#top');
  for (const spelling of [
    'https://kitchen.example/dal',
    'http://kitchen.example/dal/?fbclid=1',
    'https://kitchen.example/dal#comments',
  ])
    expect(beginnings.some((beginning) => spelling.startsWith(beginning))).toBe(true);
});
