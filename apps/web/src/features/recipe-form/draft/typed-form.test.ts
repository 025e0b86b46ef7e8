// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { EMPTY_RECIPE } from '../model/recipe-form-values.ts';
import { createDraftStore } from '../../../lib/drafts/draft-store.ts';
import { draftKey } from '../../../lib/drafts/draft-key.ts';
import { StoredDraft, sameForm } from './typed-form.ts';

const key = draftKey('cook-1', 'new');
const storeAt = (place: string) =>
  createDraftStore(localStorage, { key: place, schema: StoredDraft });
const draft = {
  savedAt: 1_760_000_000_000,
  basis: null,
  creationKey: 'key-1',
  values: {
    ...EMPTY_RECIPE,
    title: 'Plum cake',
    ingredients: [{ quantity: '1', unit: 'kg', item: 'plums' }],
    directions: [{ instruction: 'Stone the plums.' }],
    tags: ['cake'],
    adding: { ...EMPTY_RECIPE.adding, item: 'sug' },
  },
  unshown: null,
};

beforeEach(() => localStorage.clear());

test('what was written is read back whole, the half-typed line included', () => {
  const store = storeAt(key);
  expect(store.read()).toBeNull();
  store.write(draft);
  expect(store.read()).toEqual(draft);
  store.remove();
  expect(store.read()).toBeNull();
});

test('drafts of two cooks, and of two recipes, do not meet', () => {
  storeAt(key).write(draft);
  expect(storeAt(draftKey('cook-2', 'new')).read()).toBeNull();
  expect(storeAt(draftKey('cook-1', 'recipe-7')).read()).toBeNull();
});

test('a draft from before recipes were made under a key is still one', () => {
  const { creationKey: _key, ...older } = draft;
  localStorage.setItem(key, JSON.stringify(older));
  expect(storeAt(key).read()).toEqual(older);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"values":{}}',
  '{"savedAt":1,"basis":null,"values":{"title":5}}',
])('a stored text that is no draft counts as none: %s', (text) => {
  localStorage.setItem(key, text);
  expect(storeAt(key).read()).toBeNull();
});

test('a storage that takes nothing more does not stop the typing', () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => createDraftStore(full, { key, schema: StoredDraft }).write(draft)).not.toThrow();
});

test('forms are compared by what is typed, not by the order of their fields', () => {
  const reordered = Object.fromEntries(Object.entries(draft.values).reverse());
  expect(sameForm(draft.values, { ...EMPTY_RECIPE, ...reordered })).toBe(true);
  expect(sameForm(draft.values, { ...draft.values, title: 'Plum tart' })).toBe(false);
  expect(sameForm(draft.values, { ...draft.values, tags: [] })).toBe(false);
});
