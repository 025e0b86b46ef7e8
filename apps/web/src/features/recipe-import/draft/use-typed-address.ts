import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { visitStorage } from '../../../lib/browser-storage.ts';
import { draftKey } from '../../../lib/drafts/draft-key.ts';
import { createDraftStore } from '../../../lib/drafts/draft-store.ts';

const TypedAddress = z.object({
  savedAt: z.number(),
  /** The visit to the screen it was typed on: a reload is the same one, coming here anew is not. */
  visit: z.string(),
  url: z.string(),
});

interface AddressKeeping {
  /** What was typed before a reload; else empty. */
  found: string;
  keep: (url: string) => void;
  forget: () => void;
}

/** Keeps the address that is typed over a reload of this tab, until it is imported and saved, or given up. */
export function useTypedAddress(userId: string): AddressKeeping {
  const { key: visit } = useLocation();
  const store = useMemo(
    () =>
      createDraftStore(visitStorage, {
        key: draftKey(userId, 'import-address'),
        schema: TypedAddress,
      }),
    [userId],
  );
  const mine = () => {
    const kept = store.read();
    return kept?.visit === visit ? kept : null;
  };
  const [found] = useState(() => mine()?.url ?? '');
  return {
    found,
    keep: (url) => store.write({ savedAt: Date.now(), visit, url }),
    forget: () => {
      // Saved after it was left, the screen may be open again with another address.
      if (mine() !== null) store.remove();
    },
  };
}
