import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Attempts, createAttempts } from './attempts/attempts.ts';
import { type Background, createBackground } from './background.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { openForServing } from './database/open-database.ts';
import type { FileStore } from './files/file-store.ts';
import { openFileStore } from './files/open-file-store.ts';
import type { ReadinessCheck } from './http/health.ts';
import { type PictureWorkshop, createPictureWorkshop } from './images/picture-workshop.ts';
import { type GuardedFetch, createGuardedFetch } from './outbound/guarded-fetch.ts';
import { type MailQueue, createMailQueue } from './mail/mail-queue.ts';
import { createOutboxPost } from './mail/outbox-post.ts';
import { createSmtpPost } from './mail/smtp-post.ts';
import {
  type PasswordCost,
  type PasswordHasher,
  createPasswordHasher,
} from './passwords/password-hasher.ts';
import { checkRoom } from './room-check.ts';
import { type Sessions, createSessions } from './sessions/sessions.ts';
import { makeDataFolder } from './settings/data-folder.ts';
import { deriveKey, readSecret } from './settings/secret.ts';
import type { Settings } from './settings/settings.ts';
import { type Sweeper, createSweeper } from './sweeper.ts';
import { VERSION } from './version.ts';

/** What modules stand on. Each takes the parts it uses, never the whole. */
export interface Platform {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly attempts: Attempts;
  readonly passwords: PasswordHasher;
  readonly sessions: Sessions;
  readonly mail: MailQueue;
  readonly background: Background;
  readonly sweeper: Sweeper;
  readonly files: FileStore;
  readonly pictures: PictureWorkshop;
  /** For every request outwards that a user can cause. */
  readonly fetch: GuardedFetch;
  /** Modules add what must work before the server calls itself ready. */
  readonly readiness: ReadinessCheck[];
}

interface Needs {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly passwordCost: PasswordCost;
}

export async function createPlatform(
  settings: Settings,
  { clock, log, passwordCost }: Needs,
): Promise<Platform> {
  makeDataFolder(settings.dataDir);
  const secret = readSecret(settings);
  const files = await openFileStore({
    folder: join(settings.dataDir, 'uploads'),
    ...settings.storage,
  });
  const database = openForServing(settings);
  const { smtpUrl, from } = settings.mail;
  const post =
    smtpUrl === undefined
      ? createOutboxPost({ folder: join(settings.dataDir, 'outbox'), from, log })
      : createSmtpPost(smtpUrl, from);
  const sessions = createSessions({ database, clock, secret, lives: settings.tokens });
  const attempts = createAttempts(database, clock);
  const sweeper = createSweeper(log);
  sweeper.add('sessions', () => sessions.sweep());
  sweeper.add('attempts', () => attempts.sweep());
  return {
    settings,
    clock,
    log,
    database,
    attempts,
    passwords: createPasswordHasher(passwordCost),
    sessions,
    mail: createMailQueue({ database, clock, key: deriveKey(secret, 'queued mail'), post, log }),
    background: createBackground(log),
    sweeper,
    files,
    pictures: createPictureWorkshop(),
    fetch: createGuardedFetch({ allow: settings.fetchAllow, version: VERSION }),
    readiness: [() => database.ping(), () => checkRoom(settings.dataDir), () => files.check()],
  };
}
