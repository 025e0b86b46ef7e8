import { expect, test } from 'vitest';
import { lastShownRows, shownRows } from './shown-rows.ts';

const MARKUP =
  'Lentil soup<h2>Facts</h2><p>Serves <b>4</b></p><div></div><ul><li>200 g lentils</li><li>1 onion</li></ul>';

test('the last lines of a part are those that all of them end with', () => {
  const all = Array.from(shownRows(MARKUP), ({ text }) => text);
  expect(all).toEqual(['Lentil soup', 'Facts', 'Serves 4', '200 g lentils', '1 onion']);
  expect(lastShownRows(MARKUP, 2)).toEqual(['200 g lentils', '1 onion']);
  expect(lastShownRows(MARKUP, 9)).toEqual(all);
});

test('what no tag closes, or is too long for a line, is none', () => {
  expect(lastShownRows(`<p>${'long '.repeat(500)}</p>behind`, 3)).toEqual([]);
});
