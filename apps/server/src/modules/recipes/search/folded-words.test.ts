import { expect, test } from 'vitest';
import { foldedWords } from './folded-words.ts';

test.each([
  ['Crème brûlée', ['creme', 'brulee']],
  ['KÄSESPÄTZLE mit Röstzwiebeln', ['kasespatzle', 'mit', 'rostzwiebeln']],
  ["Shepherd's pie", ['shepherds', 'pie']],
  ['Smørrebrød, Gruß & Żurek', ['smorrebrod', 'gruss', 'zurek']],
  ['00 flour (½ cup)', ['00', 'flour', '1', '2', 'cup']],
  ['salt salt SALT', ['salt']],
  ['%_"*', []],
])('%s', (text, words) => {
  expect(foldedWords(text)).toEqual(words);
});
