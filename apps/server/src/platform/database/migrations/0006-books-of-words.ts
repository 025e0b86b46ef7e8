import type { Engine } from '../database.ts';
import { type Migration, runStatements } from './migration.ts';

/** A book's name and the letter of a field stand before each word: see the recipes' search. */
const BEFORE_THE_WORD = 13;

const indexAnew = (engine: Engine): string[] =>
  engine === 'postgres'
    ? [
        `delete from recipe_words`,
        `drop index recipe_words_document`,
        // What was just saved goes into the index at once: every search would read through what waits to be filed.
        `create index recipe_words_document on recipe_words using gin (document) with (fastupdate = off)`,
      ]
    : [
        `drop table recipe_words`,
        // Keeps no text and no positions: only which entry belongs to which recipe. Entries come folded and are cut at spaces
        // alone: a tokenizer with its own, older idea of letters would cut some of them in two. The first two letters of
        // every word are looked up at once, as many words begin with them.
        `create virtual table recipe_words using fts5 (
          entries,
          content = '', contentless_delete = 1, detail = 'none',
          prefix = '${BEFORE_THE_WORD + 1} ${BEFORE_THE_WORD + 2}',
          tokenize = 'ascii'
        )`,
      ];

/** Empties the index of words, which is written anew at the start that follows. */
export const booksOfWords: Migration = {
  name: 'books-of-words',
  run: (tx, engine) =>
    runStatements(tx, [
      ...indexAnew(engine),
      `create table search_filing (version integer primary key)`,
      `insert into search_filing (version) values (0)`,
    ]),
};
