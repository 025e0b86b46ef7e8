import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';
import { createWorkQueue } from '../work-queue.ts';

export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The recommendation of OWASP for Argon2id, the library's default algorithm. */
export const RECOMMENDED_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no stored hash it does the same work and answers false, so that time does not tell which accounts exist. */
  matches(password: string, storedHash: string | undefined): Promise<boolean>;
}

const MAX_WAITING = 200;

const overloaded = () =>
  new AppError('unavailable', GENERAL_MESSAGES.unavailable, { retryAfterS: 3 });

/** Hashing runs on library threads, a few at a time: memory stays bounded and other requests keep their turn. */
export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  const queue = createWorkQueue({
    slots: Math.max(1, Math.min(3, availableParallelism() - 1)),
    maxWaiting: MAX_WAITING,
    refusal: overloaded,
  });
  const inTurn = <Result>(work: () => Promise<Result>) => queue.run(1, work);
  const makeHash = (password: string) => hash(password, { ...cost });
  let decoy: Promise<string> | undefined;

  return {
    hash: (password) => inTurn(() => makeHash(password)),
    async matches(password, storedHash) {
      decoy ??= makeHash('no account has this password');
      const against = storedHash ?? (await decoy);
      const right = await inTurn(() => verify(against, password));
      return right && storedHash !== undefined;
    },
  };
}
