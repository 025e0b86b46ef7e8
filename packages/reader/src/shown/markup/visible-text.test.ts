import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { bareTextSeen, shareVisible } from './visible-text.ts';

test.each(['style="display: none"', 'hidden', 'hidden=""'])(
  'words with %s are not seen',
  (hidden) => {
    const html = `<body><li><span>350 g</span><span ${hidden}>3 cups</span> rye</li></body>`;
    expect(bareTextSeen(html)).toBe('350grye');
  },
);

test.each([
  ['hides nothing', '<span class="hiddenish">350 g</span> rye'],
  ['folds a part of itself away', '<div><span hidden><b>350 g</b> rye</span></div>'],
])('a page that %s is seen as it stands', (_way, body) => {
  expect(bareTextSeen(`<body>${body}</body>`)).toBeNull();
});

test.each([
  ['0.33333334326744 cup rye', '⅓ cup rye'],
  ['1.5 cups rye', '1 1/2 cups rye'],
  ['0.66666 cup rye', '2/3 cup rye'],
])('%s is shown where the page says %s', (line, shown) => {
  expect(shareVisible([line], scanPage(`<body>${shown}</body>`).shown)).toBe(1);
});

test('other decimals are not', () => {
  expect(shareVisible(['0.4 cup rye'], scanPage('<body>½ cup rye</body>').shown)).toBe(0);
});
