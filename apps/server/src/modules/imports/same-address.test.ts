import { expect, test } from 'vitest';
import { beginningsOf, isSamePage } from './same-address.ts';

test.each([
  ['https://kitchen.example/dal', 'http://kitchen.example/dal/'],
  ['https://kitchen.example/dal#comments', 'https://kitchen.example/dal'],
  ['https://kitchen.example/dal/?print=1', 'https://kitchen.example/dal?print=1'],
  ['HTTPS://Kitchen.example', 'https://kitchen.example/'],
  ['https://kitchen.example/dal?utm_source=letter&utm_medium=mail', 'https://kitchen.example/dal'],
  ['https://kitchen.example/?p=1&fbclid=abc', 'http://kitchen.example/?gclid=x&p=1#top'],
  ['https://kitchen.example/grünkohl', 'https://kitchen.example/gr%C3%BCnkohl'],
  ['https://kitchen.example/gr%c3%bcnkohl', 'https://kitchen.example/gr%C3%BCnkohl'],
  ['https://küche.example/dal', 'https://xn--kche-0ra.example/dal'],
  ['https://kitchen.example/half%', 'https://kitchen.example/half%'],
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
  ['https://kitchen.example/dal%2Fred', 'https://kitchen.example/dal/red'],
])('%s is not %s', (address, other) => {
  expect(isSamePage(address, other)).toBe(false);
});

test.each([
  'https://kitchen.example/dal',
  'HTTP://Kitchen.example/dal/?fbclid=1',
  'https://kitchen.example/d%C3%A4l#comments',
])('%s begins as every spelling of an address of its site does', (spelling) => {
  const beginnings = beginningsOf('http://Kitchen.example/däl/?utm_source=letter#top');
  expect(beginnings.some((beginning) => spelling.toLowerCase().startsWith(beginning))).toBe(true);
});

test('an address is looked for with the letters of its host and with those it has on its way', () => {
  expect(beginningsOf('https://küche.example/dal')).toEqual(
    beginningsOf('https://xn--kche-0ra.example/dal'),
  );
  expect(beginningsOf('https://küche.example/dal')).toContain('https://küche.example');
});
