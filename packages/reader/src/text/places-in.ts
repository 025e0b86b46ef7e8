import { lineAt } from './line-at.ts';

/** Where a text holds some words, up to a number of places. */
export function* placesIn(text: string, words: string, most: number): Generator<number> {
  if (words === '') return;
  let at = lineAt(text, words);
  for (let seen = 0; at >= 0 && seen < most; seen++) {
    yield at;
    at = lineAt(text, words, at + words.length);
  }
}
