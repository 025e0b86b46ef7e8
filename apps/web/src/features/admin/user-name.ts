import type { User } from '@commonplate/contract';

/** Null where the user gave none. */
export const nameOf = (user: User): string | null => {
  const name = user.name.trim();
  return name === '' ? null : name;
};
