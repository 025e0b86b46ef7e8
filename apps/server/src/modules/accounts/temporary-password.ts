import { randomInt } from 'node:crypto';
import { RegisterPassword } from '@commonplate/contract';

/** Without the letters and digits that are mistaken for each other when read out. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** About 92 random bits, in groups for reading out, and always within the rules for passwords. */
export function newTemporaryPassword(): string {
  for (;;) {
    const password = Array.from({ length: GROUPS }, randomGroup).join('-');
    if (RegisterPassword.safeParse(password).success) return password;
  }
}
