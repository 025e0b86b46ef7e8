import { type Migration, runStatements } from './migration.ts';

export const originalAuthor: Migration = {
  name: 'original author',
  run: (tx) => runStatements(tx, [`alter table recipes add column original_author text`]),
};
