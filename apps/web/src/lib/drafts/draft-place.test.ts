// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { draftKey } from './draft-key.ts';
import { holdDraftPlace } from './draft-place.ts';
import { createDraftStore } from './draft-store.ts';

const schema = z.object({ savedAt: z.number(), title: z.string() });
const recipe = draftKey('cook-1', 'new');
const open = new Set<AbortController>();

/** A tab's own storage; `copy` makes the one that a duplicate of the tab starts with. */
function tabStorage(items = new Map<string, string>()) {
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    copy: () => tabStorage(new Map(items)),
  };
}

async function openForm(tab = tabStorage(), recipeKey = recipe) {
  const left = new AbortController();
  open.add(left);
  const place = await holdDraftPlace(
    { key: recipeKey, schema },
    { shared: localStorage, tab },
    left.signal,
  );
  const store = createDraftStore(localStorage, { key: place ?? '', schema });
  return {
    tab,
    place,
    close: () => left.abort(),
    title: () => store.read()?.title ?? '',
    type: (title: string, savedAt = 1) => store.write({ savedAt, title }),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const left of open) left.abort();
  open.clear();
});

test('two tabs write two drafts, and each finds its own after a reload', async () => {
  const a = await openForm();
  const b = await openForm();
  a.type('Recipe A');
  b.type('Recipe B', 2);
  a.close();
  expect((await openForm(a.tab)).title()).toBe('Recipe A');
  b.close();
  expect((await openForm(b.tab)).title()).toBe('Recipe B');
});

test('a page that is slow to end before its reload still gives its draft back', async () => {
  const a = await openForm();
  a.type('Recipe A');
  setTimeout(a.close, 1_000);
  expect((await openForm(a.tab)).title()).toBe('Recipe A');
});

test('what a closed tab left behind is offered to the next new form, the newest first', async () => {
  const a = await openForm();
  const b = await openForm();
  a.type('Recipe A', 1);
  b.type('Recipe B', 2);
  a.close();
  b.close();
  expect((await openForm()).title()).toBe('Recipe B');
  expect((await openForm()).title()).toBe('Recipe A');
  expect((await openForm()).title()).toBe('');
});

test('what another open tab is writing is not taken, not even by its duplicate', async () => {
  const a = await openForm();
  a.type('Recipe A');
  const duplicate = await openForm(a.tab.copy());
  expect(duplicate.place).not.toBe(a.place);
  duplicate.type('Another one', 2);
  expect((await openForm()).title()).toBe('');
  expect(a.title()).toBe('Recipe A');
});

test('a draft from before tabs had their own is still found', async () => {
  createDraftStore(localStorage, { key: recipe, schema }).write({ savedAt: 1, title: 'Plum cake' });
  expect((await openForm()).title()).toBe('Plum cake');
});

test('the drafts of other recipes stay where they are', async () => {
  const other = await openForm(tabStorage(), draftKey('cook-1', 'recipe-7'));
  other.type('Pea soup');
  other.close();
  expect((await openForm()).title()).toBe('');
});

test('a form that is left before the tabs have answered takes nothing', async () => {
  const a = await openForm();
  a.type('Recipe A');
  a.close();
  const left = new AbortController();
  const shelves = { shared: localStorage, tab: a.tab };
  const asking = holdDraftPlace({ key: recipe, schema }, shelves, left.signal);
  left.abort();
  expect(await asking).toBeNull();
  expect((await openForm(a.tab)).title()).toBe('Recipe A');
});
