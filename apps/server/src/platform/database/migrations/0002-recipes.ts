import type { Engine } from '../database.ts';
import { type Migration, columnTypes, runStatements } from './migration.ts';

const searchTables = (engine: Engine): string[] =>
  engine === 'postgres'
    ? [
        `create table recipe_words (
          seq bigint primary key references recipes (seq) on delete cascade,
          document tsvector not null
        )`,
        `create index recipe_words_document on recipe_words using gin (document)`,
      ]
    : [
        // Keeps no text and no positions: only which word stands in which field of which recipe. Words come folded and are
        // cut at spaces alone: a tokenizer with its own, older idea of letters would cut some of them in two.
        `create virtual table recipe_words using fts5 (
          title, ingredients, tags, scope,
          content = '', contentless_delete = 1, detail = 'column', prefix = '1 2 3',
          tokenize = 'ascii'
        )`,
      ];

export const recipes: Migration = {
  name: 'recipes',
  run(tx, engine) {
    const { id, moment, flag } = columnTypes(engine);
    const postgres = engine === 'postgres';
    const seq = postgres
      ? 'bigint generated always as identity primary key'
      : 'integer primary key autoincrement';
    const number = postgres ? 'double precision' : 'real';
    return runStatements(tx, [
      `create table recipes (
        seq ${seq},
        id ${id} not null unique,
        owner_id ${id} not null references users (id) on delete cascade,
        title text not null,
        photo_url text not null,
        photo_credit text,
        source_url text,
        rating integer,
        prep_time integer,
        cook_time integer,
        servings ${number},
        difficulty text,
        ingredients text not null,
        directions text not null,
        nutrition text,
        tags text not null,
        visibility text not null check (visibility in ('private', 'public')),
        confidence ${number},
        ai_generated ${flag} not null check (ai_generated in (0, 1)),
        generated_at text,
        created_at ${moment} not null,
        updated_at ${moment} not null
      )`,
      `create index recipes_owner on recipes (owner_id, seq)`,
      `create index recipes_public on recipes (seq) where visibility = 'public'`,
      `create index recipes_source on recipes (owner_id, source_url) where source_url is not null`,
      `create index recipes_photo on recipes (photo_url) where photo_url <> ''`,
      `create table recipe_tags (
        owner_id ${id} not null,
        tag_key text not null,
        recipe_seq ${postgres ? 'bigint' : 'integer'} not null references recipes (seq) on delete cascade,
        tag text not null,
        primary key (owner_id, tag_key, recipe_seq)
      )`,
      `create index recipe_tags_recipe on recipe_tags (recipe_seq)`,
      `create table recipe_counts (scope ${id} primary key, total integer not null)`,
      ...searchTables(engine),
      `create table search_words (word ${id} primary key)`,
      `create table search_fragments (
        fragment ${id} not null,
        word ${id} not null,
        primary key (fragment, word)
      )`,
    ]);
  },
};
