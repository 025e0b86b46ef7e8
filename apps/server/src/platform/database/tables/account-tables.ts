import type { Role } from '@commonplate/contract';

export interface UserTable {
  id: string;
  name: string;
  /** Trimmed and lower-cased. */
  email: string;
  password_hash: string;
  role: Role;
  password_reset_required: 0 | 1;
  /** Kept after it was changed: it may never become the password again. */
  temporary_password_hash: string | null;
  /** While the temporary password is the password: when it stops working. Null: never. */
  temporary_password_ends_at: number | null;
  signed_in_at: number | null;
  created_at: number;
}

/** A sign-in on one device. Its row is the session: deleting it ends every token of it at once. */
export interface SessionTable {
  id: string;
  user_id: string;
  created_at: number;
  refreshed_at: number;
  ends_at: number;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  created_at: number;
  expires_at: number;
  rotated_at: number | null;
  /** With the rotated token and the server's secret this gives its successor again. */
  successor_salt: string | null;
}

export interface ResetTokenTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

/** A thing that can happen once in the life of a database, such as the first account becoming admin. */
interface ClaimTable {
  name: string;
  claimed_at: number;
}

export interface AccountTables {
  users: UserTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  reset_tokens: ResetTokenTable;
  claims: ClaimTable;
}
