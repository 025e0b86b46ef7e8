import { type Migration, columnTypes, runStatements } from './migration.ts';

export const uploads: Migration = {
  name: 'uploads',
  run(tx, engine) {
    const { id, moment } = columnTypes(engine);
    return runStatements(tx, [
      `create table uploads (
        id ${id} primary key,
        owner_id ${id} not null references users (id) on delete cascade,
        created_at ${moment} not null,
        used_at ${moment} not null
      )`,
      `create index uploads_used on uploads (used_at)`,
    ]);
  },
};
