import { visibleText } from '@commonplate/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { visitStorage } from '../../../lib/browser-storage.ts';
import { draftKey, interruptedKey } from '../../../lib/drafts/draft-key.ts';
import { createDraftStore } from '../../../lib/drafts/draft-store.ts';
import { session } from '../../../lib/session/session.ts';

const TypedInput = z.object({
  way: z.enum(['address', 'paste']),
  url: z.string(),
  text: z.string(),
});
export type TypedInput = z.infer<typeof TypedInput>;

const InterruptedInput = TypedInput.extend({ savedAt: z.number() });

const KeptInput = InterruptedInput.extend({
  /** The visit to the screen it was typed on: a reload is the same one, coming here anew is not. */
  visit: z.string(),
  /** When the document was loaded that it was typed in. */
  loadedAt: z.number(),
});
type Kept = z.infer<typeof KeptInput>;

/** More is not written at each key; who leaves it is asked first all the same. */
const KEPT_TEXT_MAX = 1_000_000;

/** The visit to every screen that was entered by its address has this one name. */
const ENTERED = 'default';

/** Typed in an earlier document than this one, which was entered anew: neither reloaded nor gone back to. */
const isOutlived = ({ visit, loadedAt }: Kept): boolean =>
  visit === ENTERED &&
  loadedAt !== performance.timeOrigin &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');

/** Whether somebody's session is over and they did not end it in this tab. */
function isCutOff(userId: string): boolean {
  const now = session.current();
  if (now.status === 'signed-in') return now.user.id !== userId;
  return now.status === 'signed-out' && now.reason !== 'logout';
}

interface InputKeeping {
  /** What was typed before a reload, or until the session ended; else null. */
  found: TypedInput | null;
  /** Told at each change. */
  keep: (typed: TypedInput) => void;
  forget: () => void;
}

/**
 * Keeps what is typed or pasted over a reload of this tab, until it is imported and saved, or given up. What was there
 * when the session ended awaits the same person wherever they sign in again.
 */
export function useTypedInput(userId: string): InputKeeping {
  const { key: visit } = useLocation();
  const { store, interrupted } = useMemo(
    () => ({
      store: createDraftStore(visitStorage, {
        key: draftKey(userId, 'import-input'),
        schema: KeptInput,
      }),
      interrupted: createDraftStore(visitStorage, {
        key: interruptedKey(userId),
        schema: InterruptedInput,
      }),
    }),
    [userId],
  );
  const mine = () => {
    const kept = store.read();
    return kept?.visit === visit && !isOutlived(kept) ? kept : null;
  };
  const [found] = useState(() => {
    const kept = interrupted.read() ?? mine();
    return kept === null ? null : TypedInput.parse(kept);
  });
  const latest = useRef(found);
  const keep = useCallback(
    (typed: TypedInput) => {
      latest.current = typed;
      const text = typed.text.length > KEPT_TEXT_MAX ? '' : typed.text;
      const loadedAt = performance.timeOrigin;
      store.write({ ...typed, text, savedAt: Date.now(), visit, loadedAt });
    },
    [store, visit],
  );
  useEffect(() => {
    const kept = store.read();
    // Else it would be back with the next reload.
    if (kept !== null && isOutlived(kept)) store.remove();
  }, [store]);
  useEffect(() => {
    const awaited = interrupted.read();
    if (awaited === null) return;
    interrupted.remove();
    keep(TypedInput.parse(awaited));
  }, [interrupted, keep]);
  useEffect(
    () =>
      // Before anything is drawn: the sign-in page says that it is kept.
      session.subscribe(() => {
        const typed = latest.current;
        if (typed === null || !isCutOff(userId)) return;
        if (visibleText(`${typed.url}${typed.text}`) === '') return;
        store.remove();
        interrupted.write({ ...typed, savedAt: Date.now() });
        // A text that is too large to be kept does not take the address with it.
        if (interrupted.read() === null)
          interrupted.write({ ...typed, text: '', savedAt: Date.now() });
      }),
    [store, interrupted, userId],
  );
  return {
    found,
    keep,
    forget: () => {
      latest.current = null;
      // Saved after it was left, the screen may be open again with something else typed into it.
      if (mine() !== null) store.remove();
    },
  };
}
