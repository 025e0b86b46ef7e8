import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { photosBeside } from '../preview/preview-source.ts';
import { previewValues } from '../preview/preview-values.ts';
import { StoredImport, keepableSource } from './stored-import.ts';

const result = withDefaults({
  title: 'Plum cake',
  ingredients: [{ quantity: '1', unit: 'kg', item: 'plums' }],
  directions: [{ step: 1, instruction: 'Stone the plums.' }],
  evidence: [
    {
      path: 'ingredients.0',
      confidence: 60,
      basis: 'source',
      excerpt: '1 kg plums',
      region: { photo: 0, x: 0.1, y: 0.2, width: 0.4, height: 0.1 },
    },
  ],
  leftOut: [{ text: 'From Ida' }],
  unreadPhotos: [1],
});
const photo = (url: string | null, label: string) => ({ url, label, name: `${label}.jpg` });

test('what is written is read back whole: the reading, its evidence, the photo, and what was changed', () => {
  const stored: StoredImport = {
    savedAt: 1_760_000_000_000,
    result,
    source: { kind: 'text' },
    creationKey: 'key-1',
    checked: {
      stockPhoto: {
        id: 'stock-1',
        url: '/api/uploads/plums.webp',
        thumbnailUrl: '',
        description: 'Plums',
        photographer: 'Rosa',
        photographerUrl: '',
        license: 'CC BY',
      },
      withPicture: false,
      values: {
        ...previewValues(result),
        title: 'Plum tart',
        ticked: ['ingredients.0'],
        directions: [{ instruction: 'From Ida', origin: null, takenFrom: 0 }],
      },
    },
  };
  expect(StoredImport.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('a draft from before marks could be ticked off is read all the same', () => {
  const { ticked: _ticked, ...values } = previewValues(result);
  const checked = { stockPhoto: null, withPicture: true, values };
  const stored = { savedAt: 1, result, source: { kind: 'text' }, creationKey: 'key-1', checked };
  expect(StoredImport.parse(stored).checked?.values.ticked).toEqual([]);
});

test('the files of a card are left behind and not shown, what the server has of them is', () => {
  const kept = keepableSource({
    kind: 'photos',
    photos: [photo('blob:1', 'Front'), photo('/api/uploads/back.webp', 'Back')],
  });
  expect(kept).toMatchObject({ isLost: true, photos: [{ url: null }, { label: 'Back' }] });
  expect(photosBeside(kept).map(({ photo: { label }, index }) => [label, index])).toEqual([
    ['Back', 1],
  ]);
  expect(keepableSource(kept)).toEqual(kept);
});

test('the text it was read from is left behind', () => {
  expect(keepableSource({ kind: 'text', text: 'Plum cake' })).toEqual({ kind: 'text' });
});

test('a photo that could not be shown in the first place is still named', () => {
  const kept = keepableSource({ kind: 'photos', photos: [photo(null, 'Front')] });
  expect(kept).toMatchObject({ isLost: false });
  expect(photosBeside(kept)).toHaveLength(1);
});
