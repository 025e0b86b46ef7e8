import { expect, test } from 'vitest';
import { closingAt } from './closing-at.ts';

test.each([
  ['as the opening one is spelled', '<svg>a</svg>b', 6],
  ['in capitals', '<svg>a</SVG>b<svg>c</svg>', 6],
  ['behind others', '<svg></g></svg>b', 9],
])('a closing tag is found %s', (_, html, at) => {
  expect(closingAt(html, 'svg', 0)).toBe(at);
});

test('an element that is never closed goes on to the end', () => {
  expect(closingAt('<svg>a', 'svg', 0)).toBe(6);
});
