const PREFIX = 'commonplate-draft';

/** Drafts belong to one user and one thing: a recipe, by its id, or one that is not saved yet, by the way it comes in. */
export const draftKey = (userId: string, of: string): string => `${PREFIX}:${userId}:${of}`;

/** What somebody was typing in this tab when their session ended: theirs to go on with, whichever way they come back. */
export const interruptedKey = (userId: string): string => draftKey(userId, 'interrupted-input');

type Shelf = Pick<Storage, 'length' | 'key' | 'removeItem'>;

function keysOf(storage: Shelf, userId: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(draftKey(userId, '')));
}

export const hasDrafts = (storage: Shelf, userId: string): boolean =>
  keysOf(storage, userId).length > 0;

export function removeDrafts(storage: Shelf, userId: string): void {
  for (const key of keysOf(storage, userId)) storage.removeItem(key);
}
