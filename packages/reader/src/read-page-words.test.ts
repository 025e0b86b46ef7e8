import { expect, test } from 'vitest';
import { readPageWords } from './read-page-words.ts';

const PAGE = `<!doctype html><html><head><title>Plum jam at home</title>
  <meta property="og:image" content="/jam.jpg"><script>const secret = '<p>not this</p>';</script></head>
  <body><nav>Home</nav><h1>Plum jam</h1><p>We took a kilo of plums.</p><style>p { color: red }</style>
  <p>We took a kilo of plums.</p></body></html>`;

test('a page gives the lines one sees, each once, under its title', () => {
  expect(readPageWords(PAGE, 'https://jam.example/plums', 1_000)).toEqual({
    text: 'Plum jam at home\nPlum jam\nWe took a kilo of plums.',
    imageUrl: 'https://jam.example/jam.jpg',
  });
});

test('a long page is cut, a text without markup stays a text, and without an address there is no picture', () => {
  expect(readPageWords(PAGE, null, 12)).toEqual({ text: 'Plum jam at', imageUrl: null });
  expect(readPageWords('One egg.\nBeat it.', null, 100).text).toBe('One egg.\nBeat it.');
});
