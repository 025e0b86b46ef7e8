import { type Migration, columnTypes, runStatements } from './migration.ts';

/**
 * Which recipe a caller's key has made. The key is claimed before its recipe is written, so that two calls at once cannot both
 * write one: hence the check at the end of the transaction. With a recipe its key goes too.
 */
export const creationKeys: Migration = {
  name: 'creation-keys',
  run(tx, engine) {
    const { id, moment } = columnTypes(engine);
    return runStatements(tx, [
      `create table creation_keys (
        owner_id ${id} not null references users (id) on delete cascade,
        creation_key ${id} not null,
        recipe_id ${id} not null references recipes (id) on delete cascade deferrable initially deferred,
        created_at ${moment} not null,
        primary key (owner_id, creation_key)
      )`,
      `create index creation_keys_recipe on creation_keys (recipe_id)`,
      `create index creation_keys_created on creation_keys (created_at)`,
    ]);
  },
};
