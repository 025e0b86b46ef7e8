import { type ImportResult, MESSAGES, type Recipe } from '@commonplate/contract';
import { type RefObject, useRef, useState } from 'react';
import { ApiFailure, failureMessage } from '../../../lib/api/api-failure.ts';
import { showFieldFaults } from '../../../lib/forms/contract-form.ts';
import { useFaultFocus } from '../../../lib/forms/use-fault-focus.ts';
import { useFieldLock } from '../../../lib/forms/use-field-lock.ts';
import { useCreateRecipe } from '../../../lib/recipe-saving/use-recipe-saving.ts';
import { NO_PICTURE, type TakenPicture, importedDraft } from './imported-draft.ts';
import type { CheckedRecipe } from './imported-recipe-check.ts';
import { takeOverPicture } from './take-over-picture.ts';
import type { PreviewForm } from './use-preview-form.ts';

/** Faults are shown at their fields. */
type Outcome = 'saved' | 'faults' | 'failed';

interface SavingPlan {
  formElement: RefObject<HTMLFormElement | null>;
  result: ImportResult;
  /** As it stands on the web; null where there is none or it was left out. */
  picture: TakenPicture | null;
  /** The one key under which the import becomes a recipe. */
  creationKey: string;
  onSaved: (recipe: Recipe) => void;
  /** With words that are fit to be read elsewhere: the preview may have been left. */
  onFailed: (words: string) => void;
}

interface ImportedSaving {
  save: (event: React.FormEvent) => void;
  /** While the fields are closed. */
  saving: boolean;
  failure: string | null;
  clearFailure: () => void;
}

/** Takes the picture over, then saves; whatever goes wrong, the preview stays as it is. */
export function useImportedSaving(form: PreviewForm, plan: SavingPlan): ImportedSaving {
  const create = useCreateRecipe();
  const [failure, setFailure] = useState<string | null>(null);
  const fields = useFieldLock();
  const focusFirstFault = useFaultFocus(plan.formElement);
  const underWay = useRef(false);
  // A second try after a failed save needs no second download.
  const [taken] = useState(() => new Map<string, string | null>());

  async function take(picture: TakenPicture, title: string): Promise<TakenPicture> {
    const known = taken.get(picture.photoUrl);
    const photoUrl = known === undefined ? await takeOverPicture(picture.photoUrl, title) : known;
    taken.set(picture.photoUrl, photoUrl);
    return photoUrl === null ? NO_PICTURE : { ...picture, photoUrl };
  }

  async function attempt(checked: CheckedRecipe): Promise<Outcome> {
    const { result, picture, creationKey, onSaved, onFailed } = plan;
    try {
      const saved = picture === null ? NO_PICTURE : await take(picture, checked.title);
      const draft = importedDraft(checked, result, saved);
      onSaved(await create.mutateAsync({ draft, key: creationKey }));
      return 'saved';
    } catch (error) {
      const words = failureMessage(error, MESSAGES.createFailed);
      // Of a session that ended the sign-in page tells.
      if (!(error instanceof ApiFailure) || error.status !== 401) onFailed(words);
      if (showFieldFaults(form, error)) return 'faults';
      setFailure(words);
      return 'failed';
    }
  }

  async function saveOnce(event: React.FormEvent): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    fields.lock();
    const tried: { outcome: Outcome } = { outcome: 'faults' };
    await form.handleSubmit(async (checked) => {
      tried.outcome = await attempt(checked);
    })(event);
    // Once saved, it stays closed until the next page is there.
    if (tried.outcome === 'saved') return;
    underWay.current = false;
    fields.unlock();
    if (tried.outcome === 'faults') focusFirstFault();
  }

  return {
    save: (event) => {
      event.preventDefault();
      void saveOnce(event);
    },
    saving: fields.locked,
    failure,
    clearFailure: () => setFailure(null),
  };
}
