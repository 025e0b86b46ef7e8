import { describe, expect, test } from 'vitest';
import { PUBLIC_BOOK, entriesOf, ownBook, tagEntry, wordEntry } from './index-entries.ts';
import { type Searchable, searchDocument } from './search-document.ts';

const ANNA = '01a1de6a-1100-76c5-a0bc-da59ba307c94';
const BRUNO = '01a1de6a-1100-76c5-a0bc-da59ba307c95';
const soup: Searchable = {
  ownerId: ANNA,
  visibility: 'private',
  title: 'Soup',
  ingredients: [{ item: 'leek' }],
  tags: ['Quick & easy'],
};
const filed = (recipe: Searchable) => new Set(entriesOf(recipe, searchDocument(recipe)));

describe('a recipe is filed', () => {
  test('in every choice of fields its words belong to, and in no narrower one', () => {
    const book = ownBook(ANNA);
    const entries = filed(soup);
    expect(entries).toContain(wordEntry(book, 'title', 'soup'));
    expect(entries).toContain(wordEntry(book, 'ingredients', 'soup'));
    expect(entries).toContain(wordEntry(book, 'tags', 'soup'));
    expect(entries).not.toContain(wordEntry(book, 'title', 'leek'));
    expect(entries).toContain(wordEntry(book, 'ingredients', 'leek'));
    expect(entries).not.toContain(wordEntry(book, 'ingredients', 'quick'));
    expect(entries).toContain(wordEntry(book, 'tags', 'quick'));
  });

  test('under its whole tags, whatever their case', () => {
    expect(filed(soup)).toContain(tagEntry(ownBook(ANNA), 'QUICK & EASY'));
    expect(filed(soup)).not.toContain(tagEntry(ownBook(ANNA), 'quick'));
  });

  test('in the book of its owner, and in that of everybody only if it is public', () => {
    const all = [...filed(soup)];
    expect(all.every((entry) => entry.startsWith(ownBook(ANNA).name))).toBe(true);
    const shared = [...filed({ ...soup, visibility: 'public' })];
    expect(shared).toHaveLength(2 * all.length);
    expect(shared.filter((entry) => entry.startsWith(PUBLIC_BOOK.name))).toHaveLength(all.length);
  });
});

test('the names of books are of one length and differ, and none can be written as a word', () => {
  const names = [ownBook(ANNA), ownBook(BRUNO), PUBLIC_BOOK].map(({ name }) => name);
  expect(new Set(names).size).toBe(3);
  expect(new Set(names.map(({ length }) => length)).size).toBe(1);
  const posing = filed({ ...soup, title: `${ownBook(BRUNO).name}tsoup ${PUBLIC_BOOK.name}tsoup` });
  expect([...posing].every((entry) => entry.startsWith(ownBook(ANNA).name))).toBe(true);
});
