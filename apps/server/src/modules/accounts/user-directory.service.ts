import type { User } from '@commonplate/contract';
import { v7 as newId } from 'uuid';
import { HOUR } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/database/database-failures.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { roleOfNew } from './accounts.policy.ts';
import * as store from './accounts.store.ts';
import { toUser } from './present-user.ts';
import { deleteResetTokensOf } from './reset-token.store.ts';
import { newTemporaryPassword } from './temporary-password.ts';

const TEMPORARY_LIFE_MS = 72 * HOUR;

type Needs = Pick<Platform, 'database' | 'clock' | 'passwords' | 'sessions' | 'settings'>;

interface NewUser {
  readonly name: string;
  readonly email: string;
  /** To be changed at first login. */
  readonly password: string;
}

/** What administrators and the owner at the command line do with accounts. */
export interface UserDirectory {
  list(): Promise<User[]>;
  findByEmail(email: string): Promise<User | undefined>;
  create(user: NewUser): Promise<User>;
  makeAdmin(email: string): Promise<void>;
  /** Ends every session of the account. The answer is the only place where the password is ever seen. */
  issueTemporaryPassword(userId: string): Promise<string>;
}

const unknownUser = () => new AppError('not_found', 'User not found');

export function createUserDirectory(needs: Needs): UserDirectory {
  const { database, clock, passwords, sessions, settings } = needs;
  return {
    async list() {
      const rows = await store.listUsers(database.db);
      return rows.map(toUser);
    },

    async findByEmail(email) {
      const row = await store.findUserByEmail(database.db, email);
      return row && toUser(row);
    },

    async create({ name, email, password }) {
      const hash = await passwords.hash(password);
      try {
        return await database.transaction(async (tx) => {
          const now = clock();
          const isFirst = await store.claimFirstAccount(tx, now);
          const row = await store.insertUser(tx, {
            id: newId(),
            name,
            email,
            password_hash: hash,
            role: roleOfNew({ isFirst, adminIsNamed: settings.admin !== undefined }),
            password_reset_required: 1,
            temporary_password_hash: hash,
            created_at: now,
          });
          return toUser(row);
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new AppError('email_taken', `There is already an account for ${email}`);
      }
    },

    async makeAdmin(email) {
      if (!(await store.makeAdmin(database.db, email))) throw unknownUser();
    },

    async issueTemporaryPassword(userId) {
      const password = newTemporaryPassword();
      const hash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        const endsAt = clock() + TEMPORARY_LIFE_MS;
        if (!(await store.setTemporaryPassword(tx, { id: userId, hash, endsAt }))) {
          throw unknownUser();
        }
        await deleteResetTokensOf(tx, userId);
        await sessions.endAllOf(tx, userId);
      });
      return password;
    },
  };
}
