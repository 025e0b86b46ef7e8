import { describe, expect, test } from 'vitest';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, items, readGalette, STEPS } from '../testing/pear-galette.ts';

const CAPTIONS: [string, (words: string) => string][] = [
  [
    'a paragraph of a class',
    (words) =>
      `<div class="wp-caption aligncenter"><img src="a.jpg"><p class="wp-caption-text">${words}</p></div>`,
  ],
  ['a paragraph alone', (words) => `<p class="img-caption"><small>${words}</small></p>`],
  ['a box', (words) => `<img src="a.jpg"><div class="image-caption">${words}</div>`],
  ['a paragraph in a box', (words) => `<div class="caption"><p>${words}</p></div>`],
  [
    'a cell',
    (words) =>
      `<table class="tr-caption-container"><tr><td><img src="a.jpg"></td></tr><tr><td class="tr-caption">${words}</td></tr></table>`,
  ],
  ['a span', (words) => `<p><img src="a.jpg"><span class="caption">${words}</span></p>`],
  [
    'a description',
    (words) =>
      `<dl class="wp-caption"><dt><img src="a.jpg"></dt><dd class="wp-caption-dd">${words}</dd></dl>`,
  ],
  ['a figure', (words) => `<figure><img src="a.jpg"><figcaption>${words}</figcaption></figure>`],
  [
    'a paragraph in a figure',
    (words) => `<figure><img src="a.jpg"><figcaption><p>${words}</p></figcaption></figure>`,
  ],
];

const asRows = (steps: readonly string[], behind: (at: number) => string): string =>
  steps.map((step, at) => `<p>${step}</p>${behind(at)}`).join('');

describe.each(CAPTIONS)('what is said of a picture in %s', (_way, caption) => {
  test.each(['Knead until it is smooth.', 'Bake for 5 minutes.', 'The dough after an hour.'])(
    'is no step: %s',
    (words) => {
      const said = caption(words);
      for (const place of STEPS.keys())
        expect(
          markedPaths(readGalette({ method: asRows(STEPS, (at) => (at === place ? said : '')) })),
        ).toEqual([]);
      expect(markedPaths(readGalette({ method: asRows(STEPS, () => said) }))).toEqual([]);
    },
  );

  test('hides no step behind it', () => {
    const said = caption('The dough.');
    const steps = STEPS.toSpliced(2, 0, 'Rest the parcel in the larder for 2 hours.');
    const method = asRows(steps, (at) => (at === 1 ? said : ''));
    expect(markedPaths(readGalette({ method }))).not.toEqual([]);
  });
});

test('steps that are said of pictures are steps', () => {
  const method = [...STEPS, 'Rest the parcel in the larder for 2 hours.']
    .map((step) => `<div class="wp-caption"><img><p class="wp-caption-text">${step}</p></div>`)
    .join('');
  expect(markedPaths(readGalette({ method }))).not.toEqual([]);
});

test('a picture about which nothing is said has the next step behind it', () => {
  const picture = '<figure><img src="a.jpg"><figcaption></figcaption></figure>';
  const steps = STEPS.toSpliced(2, 0, 'Rest the parcel in the larder for 2 hours.');
  const method = asRows(steps, () => picture);
  expect(markedPaths(readGalette({ method }))).not.toEqual([]);
});

describe('steps that stand in captions alone', () => {
  const asCaptions = (steps: readonly string[]): string =>
    steps
      .map((step, at) => `<figure><img src="/${at}.jpg"><figcaption>${step}</figcaption></figure>`)
      .join('');

  test.each([...STEPS.keys()])('are marked where the data lacks the one at %i', (at) => {
    const recipe = readGalette({ method: asCaptions(STEPS), declared: STEPS.toSpliced(at, 1) });
    expect(markedPaths(recipe)).not.toEqual([]);
  });

  test('need no look where it has all of them', () => {
    const story = '<figure><img src="/a.jpg"><figcaption>Slice the tart.</figcaption></figure>';
    const method = asCaptions(STEPS);
    expect(markedPaths(readGalette({ method }))).toEqual([]);
    expect(
      markedPaths(readGalette({ list: `<ul>${items(INGREDIENTS)}</ul>${story}`, method })),
    ).toEqual([]);
  });
});
