import { invalidField } from '../../platform/errors/app-error.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import type { UserRow } from './accounts.store.ts';
import { isTemporaryPassword } from './temporary-password.ts';

/** A temporary password is never the new one: neither the last that was given, whoever chose it, nor an earlier one. */
export async function refuseTemporary(
  newPassword: string,
  { temporary_password_hash: last }: Pick<UserRow, 'temporary_password_hash'>,
  passwords: PasswordHasher,
): Promise<void> {
  const isOne =
    isTemporaryPassword(newPassword) ||
    (last !== null && (await passwords.matches(newPassword, last)));
  if (isOne) throw invalidField('newPassword', 'A temporary password cannot be chosen');
}
