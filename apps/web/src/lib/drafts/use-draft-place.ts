import { useEffect, useState } from 'react';
import { browserStorage, visitStorage } from '../browser-storage.ts';
import { holdDraftPlace } from './draft-place.ts';
import type { DraftSchema } from './draft-store.ts';

/** The place of this tab's draft, held while the screen is open; null until the other tabs were asked. */
export function useDraftPlace(
  key: string,
  schema: DraftSchema<{ savedAt: number }>,
): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const shelves = { shared: browserStorage, tab: visitStorage };
    const find = async () => {
      const held = await holdDraftPlace({ key, schema }, shelves, left.signal);
      if (!left.signal.aborted) setPlace(held);
    };
    void find();
    return () => {
      left.abort();
      setPlace(null);
    };
  }, [key, schema]);
  return place;
}
