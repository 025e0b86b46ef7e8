import { expect, test } from 'vitest';
import { scanPage } from '../scan/scan-page.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { toldBelowLastName } from './told-below-last-name.ts';

const MIX = 'Mix the ground almonds with the eggs and bake the cakes for 20 minutes.';
const GLAZE =
  'Warm the honey with the juice of the lemon and brush the cakes with it while they are hot.';

const told = (steps: readonly string[], behind: string): string | null => {
  const page = scanPage(`<body><h2>Method</h2><ol><li>${MIX}</li></ol>${behind}</body>`);
  return toldBelowLastName(seenLines(steps, page.shown), page);
};

test.each([
  ['a list', `<h4>Glaze</h4><ul><li>${GLAZE}</li></ul>`],
  ['a paragraph', `<h4>Glaze</h4><p>${GLAZE}</p>`],
  ['a row with its number', `<h4>Glaze</h4><div>1</div><div>${GLAZE}</div>`],
])('a last step that is only named is told in %s below the name', (_what, behind) => {
  expect(told([MIX, 'Glaze'], behind)).toBe(GLAZE);
});

test.each([
  ['is a sentence', 'Glaze.', `<p>Glaze.</p><p>${GLAZE}</p>`],
  ['orders something', 'Serve warm', `<p>Serve warm</p><p>${GLAZE}</p>`],
  ['heads another section', 'Notes', `<h4>Notes</h4><p>${GLAZE}</p>`],
  ['wishes', 'Enjoy', `<p>Enjoy</p><p>${GLAZE}</p>`],
  ['stands within a row', 'Glaze', `<p>Glaze them if you like</p><p>${GLAZE}</p>`],
  ['stands above another section', 'Glaze', `<h4>Glaze</h4><h2>Notes</h2><p>${GLAZE}</p>`],
  ['stands above what orders nothing', 'Glaze', '<h4>Glaze</h4><p>My aunt never made one.</p>'],
  ['stands above a step that is declared', 'Glaze', `<h4>Glaze</h4><p>${MIX}</p>`],
])('nothing is told below a last step that %s', (_what, last, behind) => {
  expect(told([MIX, last], behind)).toBeNull();
});
