import { expect, test } from 'vitest';
import { unwrappedLines } from './unwrapped-lines.ts';

test.each([
  ['a line broken off', 'Mix flour and milk\nand knead it.', ['Mix flour and milk and knead it.']],
  ['before a number', 'Bake it for\n25 minutes.\nServe.', ['Bake it for 25 minutes.', 'Serve.']],
  ['numbered steps', '1. Mix it\n2. Bake it.', ['1. Mix it', '2. Bake it.']],
  ['sentences', 'Mix it.\nBake it.', ['Mix it.', 'Bake it.']],
  ['lines without sentences', 'mix it\nbake it', ['mix it', 'bake it']],
  ['markup', '<li>mix it</li><li>bake it.</li>', ['mix it', 'bake it.']],
])('%s', (_, text, lines) => {
  expect(unwrappedLines(text)).toEqual(lines);
});
