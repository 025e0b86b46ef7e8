import type { z } from 'zod';

/** Whatever is kept says when it was written. */
export type DraftSchema<Draft extends { savedAt: number }> = z.ZodType<Draft>;

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftStore<Draft> {
  read: () => Draft | null;
  write: (draft: Draft) => void;
  remove: () => void;
}

interface DraftPlace<Draft extends { savedAt: number }> {
  key: string;
  schema: DraftSchema<Draft>;
}

export function createDraftStore<Draft extends { savedAt: number }>(
  storage: Shelf,
  { key, schema }: DraftPlace<Draft>,
): DraftStore<Draft> {
  return {
    /** What is there but cannot be understood counts as nothing. */
    read() {
      try {
        return schema.parse(JSON.parse(storage.getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or forbidden storage must not stand in the way of typing.
      }
    },
    remove: () => storage.removeItem(key),
  };
}
