import { useMemo, useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { draftKey } from '../../../lib/drafts/draft-key.ts';
import { draftPlaces } from '../../../lib/drafts/draft-place.ts';
import { type DraftStore, createDraftStore } from '../../../lib/drafts/draft-store.ts';
import { useDraftPlace } from '../../../lib/drafts/use-draft-place.ts';
import { StoredImport } from './stored-import.ts';

export interface ImportDraft {
  /** Something was left here, and the other tabs are being asked whether it is theirs. */
  isOpening: boolean;
  found: StoredImport | null;
  /** Null until the other tabs were asked. */
  store: DraftStore<StoredImport> | null;
}

/** What this person left unsaved on this import screen. Where nothing was, nobody is kept waiting. */
export function useImportDraft(userId: string, mode: string): ImportDraft {
  const key = draftKey(userId, `import-${mode}`);
  const [mayFind] = useState(
    () => draftPlaces({ key, schema: StoredImport }, browserStorage).length > 0,
  );
  const place = useDraftPlace(key, StoredImport);
  const store = useMemo(
    () =>
      place === null
        ? null
        : createDraftStore(browserStorage, { key: place, schema: StoredImport }),
    [place],
  );
  const found = useMemo(() => store?.read() ?? null, [store]);
  return { isOpening: mayFind && store === null, found, store };
}
