import { type Migration, runStatements } from './migration.ts';

/** Of several spellings of one tag the same is shown on both engines, whatever language a PostgreSQL was set up for. */
export const tagsInOneOrder: Migration = {
  name: 'tags-in-one-order',
  run: (tx, engine) =>
    runStatements(
      tx,
      engine === 'postgres'
        ? [`alter table recipe_tags alter column tag type text collate "C"`]
        : [],
    ),
};
