import { createHash } from 'node:crypto';
import { tagKey } from '@commonplate/contract';
import { FIELDS, type Field, type SearchDocument, type Searchable } from './search-document.ts';

/** The recipes that are searched together: an owner's, or everybody's public ones. */
export interface Book {
  /**
   * Stands before every entry, so that a search cannot reach into another book, and what others keep does not make it slower.
   * All are of one length: none is the beginning of another's entries, whatever anybody writes.
   */
  readonly name: string;
  readonly ownerId?: string;
}

const NAME_LENGTH = 12;
/** Letters that no id has. */
export const PUBLIC_BOOK: Book = { name: 'publicpublic' };
/** Named by the random end of the id. */
export const ownBook = (ownerId: string): Book => ({
  name: ownerId.replaceAll('-', '').slice(-NAME_LENGTH),
  ownerId,
});

/** A word is filed once for its own field and once for each wider choice of fields, so one look finds it in any of them. */
const SHELF: Readonly<Record<Field, string>> = { title: 't', ingredients: 'i', tags: 'w' };
const TAG_SHELF = 'g';

/** How a word is filed to be found in `widest` and the fields before it. */
export const wordEntry = ({ name }: Book, widest: Field, word: string): string =>
  name + SHELF[widest] + word;

/** A whole tag: hashed, so that one of any characters is a plain word to both engines. */
export const tagEntry = ({ name }: Book, tag: string): string =>
  name + TAG_SHELF + createHash('sha256').update(tagKey(tag)).digest('hex').slice(0, 24);

/** Everything a recipe is filed under. */
export function entriesOf(
  { ownerId, visibility, tags }: Searchable,
  document: SearchDocument,
): string[] {
  const books = visibility === 'public' ? [ownBook(ownerId), PUBLIC_BOOK] : [ownBook(ownerId)];
  const entries = books.flatMap((book) => [
    ...FIELDS.flatMap((field, at) =>
      FIELDS.slice(at).flatMap((widest) =>
        document[field].map((word) => wordEntry(book, widest, word)),
      ),
    ),
    ...tags.map((tag) => tagEntry(book, tag)),
  ]);
  return [...new Set(entries)];
}
