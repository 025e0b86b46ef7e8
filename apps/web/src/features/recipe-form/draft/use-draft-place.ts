import { useEffect, useState } from 'react';
import { browserStorage, visitStorage } from '../../../lib/browser-storage.ts';
import { holdDraftPlace } from './draft-place.ts';

/** The place of this tab's draft, held while the form is open; null until the other tabs were asked. */
export function useDraftPlace(recipeKey: string): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const shelves = { shared: browserStorage, tab: visitStorage };
    const find = async () => {
      const held = await holdDraftPlace(recipeKey, shelves, left.signal);
      if (!left.signal.aborted) setPlace(held);
    };
    void find();
    return () => {
      left.abort();
      setPlace(null);
    };
  }, [recipeKey]);
  return place;
}
