import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from '../../../lib/drafts/draft-store.ts';
import { useKeeping } from '../../../lib/drafts/use-keeping.ts';
import type { StoredImport } from './stored-import.ts';

type Reading = () => Omit<StoredImport, 'savedAt'>;

interface ImportKeeping {
  /** Told at each change. */
  keep: (read: Reading) => void;
  /** Saved or given up: nothing is left behind and nothing more is kept. */
  finish: () => void;
}

/** Keeps what was read and what was made of it, so that a reload, a crash or the end of the session loses nothing. */
export function useImportKeeping(store: DraftStore<StoredImport> | null): ImportKeeping {
  const latest = useRef<Reading>(undefined);
  const finished = useRef(false);
  const left = useRef(false);
  const [foundAt] = useState(() => store?.read()?.savedAt);
  const keptAt = useRef(foundAt);
  // A save may have begun before there was a place, and ends when there is one.
  const place = useRef(store);
  const { soon, cancel } = useKeeping(() => {
    if (latest.current === undefined || store === null) return;
    keptAt.current = Date.now();
    store.write({ savedAt: keptAt.current, ...latest.current() });
  });
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  useEffect(() => {
    place.current = store;
    // What came before there was a place for it.
    if (store !== null && latest.current !== undefined && !finished.current) soon();
  }, [store, soon]);

  const keep = useCallback(
    (read: Reading) => {
      if (finished.current) return;
      latest.current = read;
      soon();
    },
    [soon],
  );
  const finish = () => {
    finished.current = true;
    cancel();
    // Saved after it was left, it may stand open again and hold more by now.
    const isTaken = left.current && place.current?.read()?.savedAt !== keptAt.current;
    if (!isTaken) place.current?.remove();
  };
  return { keep, finish };
}
