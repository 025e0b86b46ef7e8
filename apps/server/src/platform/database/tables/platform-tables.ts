interface SchemaVersionTable {
  version: number;
  name: string;
  applied_at: number;
}

/** One row per counted attempt; a limit is a number of rows of one bucket within a window. */
interface AttemptTable {
  /** Shared by the rows of one attempt that counts in several buckets. */
  id: string;
  bucket: string;
  at: number;
  /** Still being decided: neither right nor wrong yet. */
  pending: 0 | 1;
  expires_at: number;
}

/** Letters wait here until they are sent, so that a restart loses none. */
export interface MailTable {
  id: string;
  /** Encrypted: a letter may hold a link that opens an account. */
  letter: string;
  tries: number;
  next_try_at: number;
  created_at: number;
}

export interface PlatformTables {
  schema_version: SchemaVersionTable;
  attempts: AttemptTable;
  mails: MailTable;
}
