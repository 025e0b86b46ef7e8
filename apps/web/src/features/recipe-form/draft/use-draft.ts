import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { newId } from '../../../lib/new-id.ts';
import type { RecipeFormValues } from '../model/recipe-form-values.ts';
import type { RecipeFormControl } from '../model/use-recipe-form.ts';
import { type StoredDraft, createDraftStore, sameForm } from './draft-store.ts';

const PAUSE_MS = 400;

interface DraftPlan {
  key: string;
  /** What the form shows without a draft. */
  initial: RecipeFormValues;
  /** The version being changed; null for a new recipe. */
  basis: string | null;
}

export interface Draft {
  /** When the text that was brought back had been written; null when nothing was. */
  restoredFrom: number | null;
  /** The version that what is typed goes back to. */
  basis: () => string | null;
  /** The one key under which what is typed becomes a recipe. */
  creationKey: () => string;
  /** Back to the saved recipe, or to an empty form. */
  discard: () => void;
  /** Shows another version of the recipe; the draft stays until something is typed into that one. */
  startFrom: (values: RecipeFormValues, basis: string | null) => void;
  /** Saved or given up: nothing is left behind and nothing more is kept. */
  finish: () => void;
}

/** Keeps what is typed in the browser, so that a reload or a crash loses nothing, and brings it back. */
export function useDraft(form: RecipeFormControl, plan: DraftPlan): Draft {
  const [store] = useState(() => createDraftStore(browserStorage, plan.key));
  const [found, setFound] = useState<StoredDraft | null>(() => {
    const draft = store.read();
    return draft === null || sameForm(draft.values, plan.initial) ? null : draft;
  });
  const compared = useRef(plan.initial);
  const basis = useRef(found === null ? plan.basis : found.basis);
  const [firstKey] = useState(() => found?.creationKey ?? newId());
  const creationKey = useRef(firstKey);
  const keptAt = useRef(found?.savedAt);
  const left = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finished = useRef(false);
  // The text that was put aside for a newer version is still the only copy of it.
  const spared = useRef(false);

  const keep = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    if (finished.current) return;
    const values = form.getValues();
    if (!sameForm(values, compared.current)) {
      keptAt.current = Date.now();
      store.write({
        savedAt: keptAt.current,
        basis: basis.current,
        creationKey: creationKey.current,
        values,
      });
    } else if (!spared.current) store.remove();
  };
  const keepNow = useEffectEvent(() => {
    if (pending.current !== undefined) keep();
  });
  const keepSoon = useEffectEvent(() => {
    clearTimeout(pending.current);
    pending.current = setTimeout(keepNow, PAUSE_MS);
  });
  const bringBack = useEffectEvent(() => {
    if (found !== null) form.reset(found.values, { keepDefaultValues: true });
  });

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  useEffect(() => {
    bringBack();
    const stop = form.subscribe({ formState: { values: true }, callback: () => keepSoon() });
    const onHide = () => keepNow();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      keepNow();
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [form]);

  return {
    restoredFrom: found?.savedAt ?? null,
    basis: () => basis.current,
    creationKey: () => creationKey.current,
    discard() {
      creationKey.current = newId();
      spared.current = false;
      form.reset(plan.initial);
      compared.current = plan.initial;
      basis.current = plan.basis;
      clearTimeout(pending.current);
      pending.current = undefined;
      store.remove();
      setFound(null);
    },
    startFrom(values, version) {
      keep();
      spared.current = true;
      form.reset(values);
      compared.current = values;
      basis.current = version;
      clearTimeout(pending.current);
      pending.current = undefined;
      setFound(null);
    },
    finish() {
      finished.current = true;
      clearTimeout(pending.current);
      pending.current = undefined;
      // Saved after it was left, it may stand open again and hold more by now.
      const isTaken = left.current && store.read()?.savedAt !== keptAt.current;
      if (!isTaken) store.remove();
    },
  };
}
