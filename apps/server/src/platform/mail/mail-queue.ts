import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as newId } from 'uuid';
import { type Clock, HOUR, MINUTE, SECOND } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { MailTable } from '../database/tables/platform-tables.ts';
import { Letter, type Post } from './letter.ts';
import * as store from './mail-store.ts';
import { seal, unseal } from './sealed.ts';

const LOOK_EVERY_MS = 10 * SECOND;
/** Longer than the post's own time-outs together. */
const SENDING_MS = 2 * MINUTE;
const STOP_WITHIN_MS = 3 * SECOND;
const RETRY_AFTER_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];

export interface MailQueue {
  /** In the transaction of what it tells about: both happen or neither. Call `wake` after it. */
  add(tx: Tx, letter: Letter): Promise<void>;
  /** Sends what is due, soon. */
  wake(): void;
  start(): void;
  /** Waits a little for the letter being sent; the rest stays for the next start. */
  stop(): Promise<void>;
  /** Sends everything that is due now. */
  drain(): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly key: Uint8Array;
  readonly post: Post;
  readonly log: FastifyBaseLogger;
}

export function createMailQueue({ database, clock, key, post, log }: Needs): MailQueue {
  const { db } = database;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let draining: Promise<void> | undefined;

  function open({ id, letter }: MailTable): Letter | undefined {
    try {
      return Letter.parse(JSON.parse(unseal(letter, key)));
    } catch (error) {
      log.error({ err: error, mail: id }, 'a queued letter cannot be read (was SECRET changed?)');
      return undefined;
    }
  }

  async function deliver(mail: MailTable): Promise<void> {
    const letter = open(mail);
    if (letter === undefined || letter.notAfter <= clock()) {
      await store.deleteMail(db, mail.id);
      return;
    }
    try {
      await post.send(letter);
    } catch (error) {
      const wait = RETRY_AFTER_MS[mail.tries - 1] ?? HOUR;
      await store.postpone(db, mail.id, clock() + wait);
      log.warn({ err: error, mail: mail.id, tries: mail.tries }, 'mail not sent, will try again');
      return;
    }
    await store.deleteMail(db, mail.id);
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const mail = stopped ? undefined : await store.claimMail(db, clock(), clock() + SENDING_MS);
      if (mail === undefined) return;
      await deliver(mail);
    }
  }

  async function drain(): Promise<void> {
    // A letter added while the last round was ending must not wait for the timer.
    await draining;
    draining ??= sendDue()
      .catch((error: unknown) => log.warn({ err: error }, 'the mail queue cannot be read now'))
      .finally(() => {
        draining = undefined;
      });
    await draining;
  }

  const wake = () => void setImmediate(() => void drain());

  return {
    async add(tx, letter) {
      const now = clock();
      await store.insertMail(tx, {
        id: newId(),
        letter: seal(JSON.stringify(letter), key),
        tries: 0,
        next_try_at: now,
        created_at: now,
      });
    },
    wake,
    start() {
      timer = setInterval(wake, LOOK_EVERY_MS);
      timer.unref();
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([draining, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
      post.close();
    },
    drain,
  };
}
