import type { Recipe, RecipeDraft } from '@commonplate/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiFailure, failureMessage } from '../../../lib/api/api-failure.ts';
import { showFieldFaults } from '../../../lib/forms/contract-form.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { takeInPending } from './pending-lines.ts';
import { draftOf } from './recipe-form-schema.ts';
import type { RecipeFormControl } from './use-recipe-form.ts';

const NO_ANSWER =
  'The server could not be reached. What you wrote is still here: try again when you are back online.';

interface SubmissionPlan {
  formElement: RefObject<HTMLFormElement | null>;
  /** A picture that is still on its way is waited for. */
  photoSettled: () => Promise<void>;
  /** `overwrite` saves over whatever version the server has. */
  save: (draft: RecipeDraft, overwrite: boolean) => Promise<Recipe>;
  onSaved: (recipe: Recipe) => void;
  /** Said when a failure has no words of its own. */
  fallback: string;
}

export interface RecipeSubmission {
  submit: (options?: { overwrite: boolean }) => void;
  busy: boolean;
  failure: string | null;
  clearFailure: () => void;
  /** Somebody, or another tab, saved this recipe meanwhile. */
  conflict: string | null;
  clearConflict: () => void;
}

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
  const [faultTurn, setFaultTurn] = useState(0);
  const underWay = useRef(false);

  const { formElement } = plan;
  useEffect(() => {
    if (faultTurn > 0) focusFirstFault(formElement.current);
  }, [faultTurn, formElement]);

  function takeIn(): void {
    const values = form.getValues();
    const { ingredients, directions, tags, adding } = takeInPending(values);
    if (ingredients !== values.ingredients) form.setValue('ingredients', ingredients);
    if (directions !== values.directions) form.setValue('directions', directions);
    if (tags !== values.tags) form.setValue('tags', tags);
    form.setValue('adding', adding);
  }

  /** True when the failure is shown at a field. */
  function sortOut(error: unknown): boolean {
    if (error instanceof ApiFailure && error.status === 409) setConflict(error.message);
    else if (showFieldFaults(form, error)) return true;
    else setFailure(failureWords(error, plan.fallback));
    return false;
  }

  async function run(overwrite: boolean): Promise<void> {
    await plan.photoSettled();
    takeIn();
    let hasFaults = false;
    await form.handleSubmit(
      async (valid) => {
        try {
          plan.onSaved(await plan.save(draftOf(valid), overwrite));
        } catch (error) {
          hasFaults = sortOut(error);
        }
      },
      () => {
        hasFaults = true;
      },
    )();
    if (hasFaults) setFaultTurn((turn) => turn + 1);
  }

  return {
    submit: ({ overwrite } = { overwrite: false }) => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setFailure(null);
      setConflict(null);
      void run(overwrite).finally(() => {
        underWay.current = false;
        setBusy(false);
      });
    },
    busy,
    failure,
    clearFailure: () => setFailure(null),
    conflict,
    clearConflict: () => setConflict(null),
  };
}
