import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { toldBelowNames } from './told-below-names.ts';

const NAMES = ['Make the dough', 'Fill the dumplings', 'Cook them'];
const TOLD = [
  'Knead potatoes and semolina until smooth.',
  'Wrap each plum in a piece of the dough.',
  'Simmer for ten minutes until they rise.',
];

type Layout = (name: string, told: string) => string;
const LAYOUTS: Record<string, Layout> = {
  'items with a name and a paragraph': (name, told) =>
    `<li><strong>${name}</strong><p>${told}</p></li>`,
  'lines of items': (name, told) => `<li><b>${name}</b><br>${told}</li>`,
  'headings and paragraphs': (name, told) => `<h3>${name}</h3><p>${told}</p>`,
  'lists in items': (name, told) => `<li>${name}<ul><li>${told}</li></ul></li>`,
};

const below = (
  names: readonly string[],
  layout: Layout,
  told = TOLD,
): [string, string | null][] => {
  const rows = names.map((name, at) => layout(name, told[at] ?? '')).join('');
  const page = scanPage(`<body><h2>Method</h2><div>${rows}</div></body>`);
  return [...toldBelowNames(seenLines(names, page.shown), page)];
};

describe.each(Object.entries(LAYOUTS))('steps as %s', (_kind, layout) => {
  test('of which the data has the names alone go on with what the page tells', () => {
    expect(below(NAMES, layout)).toEqual([
      [NAMES[0], `… ${TOLD[0]}`],
      [NAMES[1], `… ${TOLD[1]}`],
      [NAMES[2], null],
    ]);
  });
});

test('short words below each of them are captions', () => {
  expect(below(NAMES, (name) => `<p>${name}</p><p>Photo by Ann</p>`)).toEqual([]);
});

test('steps that are told are no names', () => {
  const steps = NAMES.map((name) => `${name}.`);
  expect(below(steps, (name, told) => `<p>${name}</p><p>${told}</p>`)).toEqual([]);
});
