import { type Migration, columnTypes, runStatements } from './migration.ts';

export const stockPhotos: Migration = {
  name: 'stock photos',
  run(tx, engine) {
    const { id, moment } = columnTypes(engine);
    return runStatements(tx, [
      `create table photo_notices (
        id ${id} primary key,
        notice_url text not null,
        offered_at ${moment} not null
      )`,
      `create index photo_notices_offered on photo_notices (offered_at)`,
    ]);
  },
};
