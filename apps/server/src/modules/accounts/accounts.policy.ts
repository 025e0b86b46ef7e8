import type { UserTable } from '../../platform/database/tables/account-tables.ts';

/** A temporary password that was not used in time opens nothing any more. */
export const passwordHasEnded = (
  user: Pick<UserTable, 'temporary_password_ends_at'>,
  now: number,
): boolean => user.temporary_password_ends_at !== null && user.temporary_password_ends_at <= now;

interface NewAccount {
  readonly isFirst: boolean;
  readonly registration: 'open' | 'closed';
  /** The operator named the admin in the settings. */
  readonly adminIsNamed: boolean;
}

export const mayRegister = ({ isFirst, registration }: NewAccount): boolean =>
  isFirst || registration === 'open';

export const roleOfNew = ({
  isFirst,
  adminIsNamed,
}: Pick<NewAccount, 'isFirst' | 'adminIsNamed'>): UserTable['role'] =>
  isFirst && !adminIsNamed ? 'admin' : 'user';
