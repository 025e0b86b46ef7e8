import type {
  ChangePasswordRequest,
  LoginRequest,
  RegisterRequest,
  RegistrationStatus,
  SignedIn,
  User,
} from '@commonplate/contract';
import { MESSAGES, REGISTRATION_CLOSED } from '@commonplate/contract';
import { v7 as newId } from 'uuid';
import { isUniqueViolation } from '../../platform/database/database-failures.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/viewer.ts';
import { accountFromAddress, passwordLimits, registerLimits } from './account-limits.ts';
import { mayRegister, passwordHasEnded, roleOfNew } from './accounts.policy.ts';
import * as store from './accounts.store.ts';
import { toUser } from './present-user.ts';
import { refuseTemporary } from './refuse-temporary.ts';
import { deleteResetTokensOf } from './reset-token.store.ts';

type Needs = Pick<
  Platform,
  'database' | 'clock' | 'passwords' | 'sessions' | 'attempts' | 'settings'
>;

export interface Accounts {
  registrationStatus(): Promise<RegistrationStatus>;
  register(form: RegisterRequest, address: string): Promise<SignedIn>;
  login(form: LoginRequest, address: string): Promise<SignedIn>;
  /** The viewer's session and its tokens go on; every other session of the account ends. */
  changePassword(viewer: Viewer, form: ChangePasswordRequest, address: string): Promise<User>;
}

const emailTaken = () => new AppError('email_taken', MESSAGES.emailTaken);
const registrationClosed = () => new AppError('registration_closed', REGISTRATION_CLOSED);
const wrongCurrent = () => invalidField('currentPassword', 'Current password is incorrect');

export function createAccounts(needs: Needs): Accounts {
  const { database, clock, passwords, sessions, attempts, settings } = needs;

  const createUser = (form: RegisterRequest, passwordHash: string) =>
    database.transaction(async (tx) => {
      const now = clock();
      const account = {
        isFirst: await store.claimFirstAccount(tx, now),
        registration: settings.registration,
        adminIsNamed: settings.admin !== undefined,
      };
      if (!mayRegister(account)) throw registrationClosed();
      const user = await store.insertUser(tx, {
        id: newId(),
        name: form.name,
        email: form.email,
        password_hash: passwordHash,
        role: roleOfNew(account),
        created_at: now,
      });
      return { user: toUser(user), ...(await sessions.open(tx, user.id)) };
    });

  const openSession = (user: store.UserRow) =>
    database.transaction(async (tx) => {
      if (!(await store.markSignedIn(tx, user, clock()))) return undefined;
      return { user: toUser(user), ...(await sessions.open(tx, user.id)) };
    });

  async function checkPassword(
    user: store.UserRow | undefined,
    password: string,
  ): Promise<store.UserRow | undefined> {
    const usable = user && !passwordHasEnded(user, clock()) ? user : undefined;
    const right = await passwords.matches(password, usable?.password_hash);
    return right ? usable : undefined;
  }

  async function checkNewPassword(
    { currentPassword, newPassword }: ChangePasswordRequest,
    user: store.UserRow,
  ): Promise<void> {
    if (newPassword === currentPassword) {
      throw invalidField('newPassword', 'New password must differ from the current one');
    }
    await refuseTemporary(newPassword, user, passwords);
  }

  /** The first account of an empty database can always register. */
  const isOpen = async (): Promise<boolean> =>
    settings.registration === 'open' || !(await store.anyUser(database.db));

  return {
    registrationStatus: async () => ({ open: await isOpen() }),

    async register(form, address) {
      await attempts.count(registerLimits(address));
      // Both are decided again in the transaction; asking first saves the work of hashing.
      if (!(await isOpen())) throw registrationClosed();
      if (await store.findUserByEmail(database.db, form.email)) throw emailTaken();
      const passwordHash = await passwords.hash(form.password);
      try {
        return await createUser(form, passwordHash);
      } catch (error) {
        throw isUniqueViolation(error) ? emailTaken() : error;
      }
    },

    async login({ email, password }, address) {
      const signedIn = await attempts.guess(passwordLimits(email, address), async () => {
        const user = await store.findUserByEmail(database.db, email);
        const known = await checkPassword(user, password);
        return known && openSession(known);
      });
      if (signedIn === undefined) {
        throw new AppError('invalid_credentials', MESSAGES.invalidCredentials);
      }
      await attempts.forget(accountFromAddress(email, address));
      return signedIn;
    },

    async changePassword(viewer, form, address) {
      const user = await attempts.guess(passwordLimits(viewer.email, address), async () =>
        checkPassword(await store.findUser(database.db, viewer.id), form.currentPassword),
      );
      if (user === undefined) throw wrongCurrent();
      await checkNewPassword(form, user);
      const hash = await passwords.hash(form.newPassword);
      const changed = await database.transaction(async (tx) => {
        const row = await store.setOwnPassword(tx, {
          id: user.id,
          hash,
          insteadOf: user.password_hash,
        });
        if (row === undefined) return undefined;
        await deleteResetTokensOf(tx, row.id);
        await sessions.endAllOf(tx, row.id, viewer.sessionId);
        return row;
      });
      // It was changed by another request since it was checked.
      if (changed === undefined) throw wrongCurrent();
      return toUser(changed);
    },
  };
}
