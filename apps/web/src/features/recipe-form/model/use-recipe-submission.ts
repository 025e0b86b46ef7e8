import type { Recipe, RecipeDraft } from '@commonplate/contract';
import { type RefObject, useRef, useState } from 'react';
import { ApiFailure, failureMessage } from '../../../lib/api/api-failure.ts';
import { showFieldFaults } from '../../../lib/forms/contract-form.ts';
import { useFaultFocus } from '../../../lib/forms/use-fault-focus.ts';
import { useFieldLock } from '../../../lib/forms/use-field-lock.ts';
import { takeInPending } from './pending-lines.ts';
import { draftOf } from './recipe-form-schema.ts';
import type { RecipeFormControl } from './use-recipe-form.ts';

const NO_ANSWER =
  'The server could not be reached. What you wrote is still here: try again when you are back online.';

interface SubmissionPlan {
  formElement: RefObject<HTMLFormElement | null>;
  /** A picture that is still on its way is waited for; false when it could not be sent. */
  photoSettled: () => Promise<boolean>;
  /** `overwrite` saves over whatever version the server has. */
  save: (draft: RecipeDraft, overwrite: boolean) => Promise<Recipe>;
  onSaved: (recipe: Recipe) => void;
  /** With words that are fit to be read elsewhere: the form may have been left. */
  onFailed: (words: string) => void;
  hasLeft: () => boolean;
  /** Said when a failure has no words of its own. */
  fallback: string;
}

export interface RecipeSubmission {
  submit: (options?: { overwrite: boolean }) => void;
  busy: boolean;
  /** While what the fields hold is on its way; they are closed. */
  saving: boolean;
  failure: string | null;
  clearFailure: () => void;
  /** Somebody, or another tab, saved this recipe meanwhile. */
  conflict: string | null;
  clearConflict: () => void;
}

/** Faults are shown at their fields. */
type Outcome = 'saved' | 'faults' | 'failed';

function failureWords(error: unknown, fallback: string): string {
  const words = failureMessage(error, fallback);
  const unanswered = error instanceof ApiFailure && error.status === 0;
  return unanswered ? `${words}. ${NO_ANSWER}` : words;
}

/** Saves once at a time, and keeps the form as it is whatever goes wrong. */
export function useRecipeSubmission(
  form: RecipeFormControl,
  plan: SubmissionPlan,
): RecipeSubmission {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const underWay = useRef(false);
  const fields = useFieldLock();
  const focusFirstFault = useFaultFocus(plan.formElement);

  function takeIn(): void {
    const values = form.getValues();
    const { ingredients, directions, tags, adding } = takeInPending(values);
    if (ingredients !== values.ingredients) form.setValue('ingredients', ingredients);
    if (directions !== values.directions) form.setValue('directions', directions);
    if (tags !== values.tags) form.setValue('tags', tags);
    form.setValue('adding', adding);
  }

  function sortOut(error: unknown): Outcome {
    const status = error instanceof ApiFailure ? error.status : null;
    // Of a session that ended the sign-in page tells.
    if (status !== 401) plan.onFailed(failureMessage(error, plan.fallback));
    if (error instanceof ApiFailure && status === 409) setConflict(error.message);
    else if (showFieldFaults(form, error)) return 'faults';
    else setFailure(failureWords(error, plan.fallback));
    return 'failed';
  }

  async function attempt(draft: RecipeDraft, overwrite: boolean): Promise<Outcome> {
    try {
      plan.onSaved(await plan.save(draft, overwrite));
      return 'saved';
    } catch (error) {
      return sortOut(error);
    }
  }

  /** True once saved. */
  async function run(overwrite: boolean): Promise<boolean> {
    const hasPhoto = await plan.photoSettled();
    if (plan.hasLeft()) return false;
    fields.lock();
    takeIn();
    const tried: { outcome: Outcome } = { outcome: 'faults' };
    await form.handleSubmit(async (valid) => {
      if (hasPhoto) tried.outcome = await attempt(draftOf(valid), overwrite);
    })();
    if (tried.outcome === 'saved') return true;
    fields.unlock();
    if (tried.outcome === 'faults') focusFirstFault();
    return false;
  }

  async function runOnce(overwrite: boolean): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    setConflict(null);
    let isSaved = false;
    try {
      isSaved = await run(overwrite);
    } finally {
      // Once saved, it stays closed until the next page is there.
      underWay.current = isSaved;
      setBusy(isSaved);
    }
  }

  return {
    submit: ({ overwrite } = { overwrite: false }) => void runOnce(overwrite),
    busy,
    saving: fields.locked,
    failure,
    clearFailure: () => setFailure(null),
    conflict,
    clearConflict: () => setConflict(null),
  };
}
