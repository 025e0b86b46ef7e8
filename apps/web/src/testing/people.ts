import type { SignedIn, User } from '@commonplate/contract';

export function makeUser(changes: Partial<User> = {}): User {
  return {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    name: 'Marta Lindqvist',
    email: 'marta@home.example',
    role: 'user',
    passwordResetRequired: false,
    createdAt: '2026-02-03T10:00:00.000Z',
    ...changes,
  };
}

export const signedIn = (changes: Partial<User> = {}): SignedIn => ({
  user: makeUser(changes),
  token: 'access-1',
  refreshToken: 'refresh-1',
});
