import { type Migration, runStatements } from './migration.ts';

/** From this size on a row is looked at for columns to be moved out of it. */
const LOOKED_AT_FROM = 2_048;

/**
 * A count looks at the row of every hit. PostgreSQL keeps a long column elsewhere if the row is told so and is large enough to be
 * looked at: the filler, which is packed into some bytes once it is, makes it so. Eighty rows then lie on a page instead of five,
 * and counting takes half the time. The index of words is emptied and written anew at the start that follows.
 */
export const wordsOutOfTheRow: Migration = {
  name: 'words-out-of-the-row',
  run: (tx, engine) =>
    runStatements(
      tx,
      engine === 'postgres'
        ? [
            `truncate recipe_words`,
            `update search_filing set version = 0`,
            `alter table recipe_words
               alter column document set storage external,
               add column filler text not null default repeat(' ', ${LOOKED_AT_FROM}),
               set (toast_tuple_target = 128)`,
          ]
        : [],
    ),
};
