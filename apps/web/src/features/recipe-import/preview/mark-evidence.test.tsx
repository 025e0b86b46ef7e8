import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkEvidence } from './mark-evidence.tsx';
import type { Mark } from './marks.ts';
import { type PreviewSource, PreviewSourceContext } from './preview-source.ts';

const MARK: Mark = {
  path: 'directions.0',
  kind: 'check',
  confidence: 50,
  excerpt: 'Simmer gently.',
  unsureWords: [],
  region: { photo: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
  seen: null,
  disputed: false,
  pageWords: null,
  number: 1,
};
const CARD: PreviewSource = {
  kind: 'photos',
  photos: [{ url: 'blob:card', label: 'Front', name: 'card.jpg' }],
};

const show = (source: PreviewSource, changes: Partial<Mark> = {}) =>
  render(
    <PreviewSourceContext value={source}>
      <MarkEvidence id="said" mark={{ ...MARK, ...changes }} />
    </PreviewSourceContext>,
  );
const words = () => document.getElementById('said');

afterEach(cleanup);

test('where a part of the photo tells it all, there are no words beside it', () => {
  show(CARD);
  expect(screen.getByRole('button', { name: 'Enlarge this part of Front' })).toBeTruthy();
  expect(words()).toBeNull();
});

test.each([
  ['hard to read', { unsureWords: [1] }],
  ['read in two ways', { disputed: true }],
])('words that were %s stand beside their part of the photo', (_what, changes) => {
  show(CARD, changes);
  expect(screen.getByRole('button', { name: 'Enlarge this part of Front' })).toBeTruthy();
  expect(words()?.textContent).toBe('Simmer gently.');
});

test('without a photo the words are all there is, and without words nothing', () => {
  show({ kind: 'page' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(words()?.textContent).toBe('Simmer gently.');
  cleanup();
  expect(show({ kind: 'page' }, { excerpt: null }).container.innerHTML).toBe('');
});
