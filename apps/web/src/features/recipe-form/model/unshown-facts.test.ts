import { expect, test } from 'vitest';
import { asNewRecipe } from './unshown-facts.ts';

const draft = {
  title: 'Plum cake',
  photoUrl: '/api/uploads/plums.webp',
  ingredients: [{ quantity: '1', unit: 'kg', item: 'plums' }],
  directions: [{ step: 1, instruction: 'Stone the plums.' }],
  tags: ['cake'],
  visibility: 'private' as const,
  aiGenerated: false,
};
const unshown = {
  photoUrl: '/api/uploads/plums.webp',
  photoCredit: {
    photographer: 'Ada Lens',
    photographerUrl: null,
    license: 'CC BY',
    licenseUrl: null,
  },
  sourceUrl: 'https://kitchen.example/plum-cake',
  originalAuthor: 'Ida',
  confidence: 70,
  aiGenerated: true,
  generatedAt: '2026-02-03T10:00:00.000Z',
};

test('what was typed keeps its origin, and its picture the credit', () => {
  const { photoUrl: _photoUrl, ...rest } = unshown;
  expect(asNewRecipe(draft, unshown)).toEqual({ ...draft, ...rest });
});

test('of the whole recipe only these facts are taken', () => {
  const gone = { ...unshown, title: 'Plum tart', tags: [] };
  expect(asNewRecipe(draft, gone)).toMatchObject({ title: 'Plum cake', tags: ['cake'] });
});

test('another picture has no part in the credit', () => {
  const other = { ...draft, photoUrl: '/api/uploads/cake.webp' };
  expect(asNewRecipe(other, unshown).photoCredit).toBeNull();
});

test('where nothing else is known it is what was typed', () => {
  expect(asNewRecipe(draft, null)).toEqual(draft);
});
