import type { ResetPasswordRequest, ResetTokenCheck } from '@commonplate/contract';
import { HOUR } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken, newToken } from '../../platform/sessions/opaque-token.ts';
import { passwordChangedLetter, resetLetter } from './account-letters.ts';
import {
  accountFromAddress,
  accountFromAnywhere,
  forgotLimits,
  resetMailLimits,
  resetTokenLimits,
} from './account-limits.ts';
import * as store from './accounts.store.ts';
import { refuseTemporary } from './refuse-temporary.ts';
import * as tokens from './reset-token.store.ts';

const LINK_LIFE_MS = HOUR;

type Needs = Pick<
  Platform,
  'database' | 'clock' | 'passwords' | 'sessions' | 'attempts' | 'mail' | 'background' | 'settings'
>;

export interface PasswordReset {
  /** Resolves at once, whether or not the account exists; what it causes happens after the answer. */
  request(email: string, address: string): Promise<void>;
  check(token: string, address: string): Promise<ResetTokenCheck>;
  reset(form: ResetPasswordRequest, address: string): Promise<void>;
  sweep(): Promise<void>;
}

const badToken = () =>
  new AppError('invalid_reset_token', 'This reset link is invalid or has expired');

const isLimit = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'rate_limited';

export function createPasswordReset(needs: Needs): PasswordReset {
  const { database, clock, passwords, sessions, attempts, mail, background, settings } = needs;

  /** False: this account got its letters for now. A request that sends no letter voids no link either. */
  async function mayWriteTo(userId: string): Promise<boolean> {
    try {
      await attempts.count(resetMailLimits(userId));
      return true;
    } catch (error) {
      if (isLimit(error)) return false;
      throw error;
    }
  }

  async function sendLink(email: string): Promise<void> {
    const user = await store.findUserByEmail(database.db, email);
    if (user === undefined || !(await mayWriteTo(user.id))) return;
    const token = newToken();
    const now = clock();
    const expiresAt = now + LINK_LIFE_MS;
    const link = `${settings.publicUrl}/reset-password/${token}`;
    await database.transaction(async (tx) => {
      await tokens.replaceResetToken(tx, {
        token_hash: hashToken(token),
        user_id: user.id,
        created_at: now,
        expires_at: expiresAt,
      });
      await mail.add(tx, resetLetter(user, { link, expiresAt }));
    });
    mail.wake();
  }

  const findUser = (token: string, address: string) =>
    attempts.guess(resetTokenLimits(address), () =>
      tokens.findUserOfResetToken(database.db, hashToken(token), clock()),
    );

  return {
    async request(email, address) {
      await attempts.count(forgotLimits(address));
      background.run('send reset link', () => sendLink(email));
    },

    async check(token, address) {
      const user = await findUser(token, address);
      return user === undefined ? { valid: false } : { valid: true, email: user.email };
    },

    async reset({ token, newPassword }, address) {
      const user = await findUser(token, address);
      if (user === undefined) throw badToken();
      await refuseTemporary(newPassword, user, passwords);
      const hash = await passwords.hash(newPassword);
      await database.transaction(async (tx) => {
        // Rows are always taken in this order (account, tokens, sessions), so that no two requests wait for each other.
        await store.setOwnPassword(tx, { id: user.id, hash });
        if (!(await tokens.useResetToken(tx, hashToken(token), clock()))) throw badToken();
        await sessions.endAllOf(tx, user.id);
        await mail.add(tx, passwordChangedLetter(user, settings.publicUrl, clock()));
      });
      mail.wake();
      // Who forgot the password has usually tried it too often; the new one must work at once.
      await attempts.forget(accountFromAddress(user.email, address));
      await attempts.forget(accountFromAnywhere(user.email));
    },

    sweep: () => tokens.deleteExpiredResetTokens(database.db, clock()),
  };
}
