import { accounts } from './0001-accounts.ts';
import { recipes } from './0002-recipes.ts';
import { uploads } from './0003-uploads.ts';
import { stockPhotos } from './0004-stock-photos.ts';
import { originalAuthor } from './0005-original-author.ts';
import { booksOfWords } from './0006-books-of-words.ts';
import { tagsInOneOrder } from './0007-tags-in-one-order.ts';
import { wordsOutOfTheRow } from './0008-words-out-of-the-row.ts';
import { wordsInUse } from './0009-words-in-use.ts';
import { creationKeys } from './0010-creation-keys.ts';
import type { Migration } from './migration.ts';

/** In order; the position is the version (the first is 1). */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  recipes,
  uploads,
  stockPhotos,
  originalAuthor,
  booksOfWords,
  tagsInOneOrder,
  wordsOutOfTheRow,
  wordsInUse,
  creationKeys,
];
