import { type Migration, runStatements } from './migration.ts';

/**
 * Words that no recipe holds any more are to be forgotten: each remembers in which round of reading it was last seen. One that a
 * server of an older version learned has none and stays until a round has seen it.
 */
export const wordsInUse: Migration = {
  name: 'words-in-use',
  run: (tx, engine) =>
    runStatements(tx, [
      `alter table search_words add column seen integer default 0`,
      ...(engine === 'postgres' ? [`alter table search_words alter column seen drop default`] : []),
      `create table search_rounds (
        round integer primary key,
        stage text not null check (stage in ('reading', 'forgetting', 'resting')),
        after_seq bigint not null,
        started_at bigint not null
      )`,
      `insert into search_rounds (round, stage, after_seq, started_at) values (1, 'resting', 0, 0)`,
    ]),
};
