import { type User, visibleText } from '@commonplate/contract';

/** Null where the user gave none. */
export const nameOf = (user: User): string | null => {
  const name = visibleText(user.name);
  return name === '' ? null : name;
};
