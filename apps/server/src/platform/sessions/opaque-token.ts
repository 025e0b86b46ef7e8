import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 192 random bits: nothing to guess, so a plain hash of it is safe to store; and short enough for one line of a letter. */
export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * The token that follows a rotated one. It can be told again to a second tab that comes a moment later, although only hashes
 * are stored: it takes the old token, the salt from the database and the server's key together to work it out.
 */
export const successorOf = (token: string, salt: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`${salt}.${token}`).digest('base64url');

export const newSalt = (): string => randomBytes(16).toString('base64url');
