import { createHash, randomInt } from 'node:crypto';
import { RegisterPassword } from '@commonplate/contract';

/** Without the letters and digits that are mistaken for each other when read out. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const groupOf = (letter: (at: number) => number): string =>
  Array.from({ length: GROUP_LENGTH }, (_, at) => ALPHABET[letter(at) % ALPHABET.length]).join('');

const randomGroup = (): string => groupOf(() => randomInt(ALPHABET.length));

function checkGroup(random: string): string {
  const digest = createHash('sha256').update(`temporary password ${random}`).digest();
  return groupOf((at) => digest.readUInt32BE(4 * at));
}

/**
 * About 92 random bits, in groups for reading out, and always within the rules for passwords. The last group follows from
 * the others, so that every one ever issued is known for what it is and none has to be remembered.
 */
export function newTemporaryPassword(): string {
  for (;;) {
    const random = Array.from({ length: GROUPS }, randomGroup).join('-');
    const password = `${random}-${checkGroup(random)}`;
    if (RegisterPassword.safeParse(password).success) return password;
  }
}

/** Whether it was issued here once, to whomever and whenever. */
export function isTemporaryPassword(password: string): boolean {
  const end = password.lastIndexOf('-');
  return end > 0 && password.slice(end + 1) === checkGroup(password.slice(0, end));
}
