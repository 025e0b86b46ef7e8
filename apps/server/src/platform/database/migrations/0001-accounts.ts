import { type Migration, columnTypes, runStatements } from './migration.ts';

export const accounts: Migration = {
  name: 'accounts',
  run(tx, engine) {
    const { id, moment, flag } = columnTypes(engine);
    return runStatements(tx, [
      `create table attempts (
        id ${id} not null,
        bucket text not null,
        at ${moment} not null,
        pending ${flag} not null,
        expires_at ${moment} not null
      )`,
      `create index attempts_bucket on attempts (bucket, at)`,
      `create index attempts_id on attempts (id)`,
      `create index attempts_expiry on attempts (expires_at)`,
      `create table mails (
        id ${id} primary key,
        letter text not null,
        tries integer not null,
        next_try_at ${moment} not null,
        created_at ${moment} not null
      )`,
      `create index mails_due on mails (next_try_at)`,
      `create table users (
        id ${id} primary key,
        name text not null,
        email text not null unique,
        password_hash text not null,
        role text not null check (role in ('user', 'admin')),
        password_reset_required ${flag} not null check (password_reset_required in (0, 1)),
        temporary_password_hash text,
        temporary_password_ends_at ${moment},
        signed_in_at ${moment},
        created_at ${moment} not null
      )`,
      `create table sessions (
        id ${id} primary key,
        user_id ${id} not null references users (id) on delete cascade,
        created_at ${moment} not null,
        refreshed_at ${moment} not null,
        ends_at ${moment} not null
      )`,
      `create index sessions_user on sessions (user_id)`,
      `create index sessions_end on sessions (ends_at)`,
      `create table refresh_tokens (
        token_hash ${id} primary key,
        session_id ${id} not null references sessions (id) on delete cascade,
        created_at ${moment} not null,
        expires_at ${moment} not null,
        rotated_at ${moment},
        successor_salt text
      )`,
      `create index refresh_tokens_session on refresh_tokens (session_id)`,
      `create index refresh_tokens_expiry on refresh_tokens (expires_at)`,
      `create table reset_tokens (
        token_hash ${id} primary key,
        user_id ${id} not null references users (id) on delete cascade,
        created_at ${moment} not null,
        expires_at ${moment} not null
      )`,
      `create index reset_tokens_user on reset_tokens (user_id)`,
      `create index reset_tokens_expiry on reset_tokens (expires_at)`,
      `create table claims (name ${id} primary key, claimed_at ${moment} not null)`,
    ]);
  },
};
