/** The database does not answer (down, frozen, locked, overloaded): the caller may try again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** There is no room left to write. */
export class DatabaseFull extends Error {
  override name = 'DatabaseFull';
}

const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;

const textCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

const SQLITE = { busy: 5, locked: 6, ioError: 10, full: 13, cannotOpen: 14 } as const;
const SQLITE_UNIQUE = new Set([2067, 1555]);

export const isBusy = (error: unknown): boolean => {
  const code = sqliteCode(error);
  // The low byte is the kind, the rest its variety.
  return code !== undefined && ((code & 0xff) === SQLITE.busy || (code & 0xff) === SQLITE.locked);
};

export const isUniqueViolation = (error: unknown): boolean =>
  SQLITE_UNIQUE.has(sqliteCode(error) ?? 0) || textCode(error) === '23505';

export const isDeadlock = (error: unknown): boolean =>
  textCode(error) === '40P01' || textCode(error) === '40001';

/** Another server has changed a table since this connection planned its statement. */
export const isOutdatedPlan = (error: unknown): boolean =>
  textCode(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');

/** Gives the outages of the embedded engine their names; everything else stays what it is. */
export function nameSqliteFailure(error: unknown): unknown {
  const kind = (sqliteCode(error) ?? 0) & 0xff;
  if (kind === SQLITE.full) return new DatabaseFull('The disk is full', { cause: error });
  if (kind === SQLITE.ioError || kind === SQLITE.cannotOpen || isBusy(error)) {
    return new DatabaseUnavailable('The database file does not answer', { cause: error });
  }
  return error;
}

const PG_DISK_FULL = '53100';
/** Connection lost, shutting down or starting up, too many connections, statement or lock time-out. */
const PG_OUTAGE = /^(08|57P|53300|57014|55P03|25P03|25P04)/;
const PG_OUTAGE_TEXT = /timeout|terminated|not queryable|Cannot use a pool|closed/i;

export function namePostgresFailure(error: unknown): unknown {
  const code = textCode(error) ?? '';
  if (code === PG_DISK_FULL) return new DatabaseFull('The database is full', { cause: error });
  const fromServer = error instanceof Error && 'severity' in error;
  const outage = fromServer
    ? PG_OUTAGE.test(code)
    : /^E[A-Z]+/.test(code) || (error instanceof Error && PG_OUTAGE_TEXT.test(error.message));
  return outage ? new DatabaseUnavailable('PostgreSQL does not answer', { cause: error }) : error;
}
