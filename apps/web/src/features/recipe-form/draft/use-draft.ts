import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { createDraftStore } from '../../../lib/drafts/draft-store.ts';
import { useKeeping } from '../../../lib/drafts/use-keeping.ts';
import { newId } from '../../../lib/new-id.ts';
import type { RecipeFormValues } from '../model/recipe-form-values.ts';
import type { UnshownFacts } from '../model/unshown-facts.ts';
import type { RecipeFormControl } from '../model/use-recipe-form.ts';
import { StoredDraft, sameForm } from './typed-form.ts';

interface DraftPlan {
  key: string;
  /** What the form shows without a draft. */
  initial: RecipeFormValues;
  /** The version being changed; null for a new recipe. */
  basis: string | null;
  unshown: UnshownFacts | null;
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
  const [store] = useState(() =>
    createDraftStore(browserStorage, { key: plan.key, schema: StoredDraft }),
  );
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
  const finished = useRef(false);
  // The text that was put aside for a newer version is still the only copy of it.
  const spared = useRef(false);

  const keep = () => {
    if (finished.current) return;
    const values = form.getValues();
    if (!sameForm(values, compared.current)) {
      keptAt.current = Date.now();
      store.write({
        savedAt: keptAt.current,
        basis: basis.current,
        creationKey: creationKey.current,
        values,
        unshown: plan.unshown,
      });
    } else if (!spared.current) store.remove();
  };
  const { soon, cancel } = useKeeping(keep);
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
    return form.subscribe({ formState: { values: true }, callback: soon });
  }, [form, soon]);

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
      cancel();
      store.remove();
      setFound(null);
    },
    startFrom(values, version) {
      keep();
      spared.current = true;
      form.reset(values);
      compared.current = values;
      basis.current = version;
      cancel();
      setFound(null);
    },
    finish() {
      finished.current = true;
      cancel();
      // Saved after it was left, it may stand open again and hold more by now.
      const isTaken = left.current && store.read()?.savedAt !== keptAt.current;
      if (!isTaken) store.remove();
    },
  };
}
