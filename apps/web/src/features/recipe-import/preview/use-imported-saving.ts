import { type ImportResult, MESSAGES, type Recipe } from '@commonplate/contract';
import { useState } from 'react';
import { failureMessage } from '../../../lib/api/api-failure.ts';
import { showFieldFaults } from '../../../lib/forms/contract-form.ts';
import { useCreateRecipe } from '../../../lib/recipes/recipe-changes.ts';
import { NO_PICTURE, type TakenPicture, importedDraft } from './imported-draft.ts';
import { takeOverPicture } from './take-over-picture.ts';
import type { PreviewForm } from './use-preview-form.ts';

interface SavingPlan {
  result: ImportResult;
  /** As it stands on the web; null where there is none or it was left out. */
  picture: TakenPicture | null;
  onSaved: (recipe: Recipe) => void;
}

interface ImportedSaving {
  save: (event: React.FormEvent) => void;
  busy: boolean;
  failure: string | null;
  clearFailure: () => void;
}

/** Takes the picture over, then saves; whatever goes wrong, the preview stays as it is. */
export function useImportedSaving(form: PreviewForm, plan: SavingPlan): ImportedSaving {
  const create = useCreateRecipe();
  const [failure, setFailure] = useState<string | null>(null);
  // A second try after a failed save needs no second download.
  const [taken] = useState(() => new Map<string, string | null>());

  async function take(picture: TakenPicture, title: string): Promise<TakenPicture> {
    const known = taken.get(picture.photoUrl);
    const photoUrl = known === undefined ? await takeOverPicture(picture.photoUrl, title) : known;
    taken.set(picture.photoUrl, photoUrl);
    return photoUrl === null ? NO_PICTURE : { ...picture, photoUrl };
  }

  const submit = form.handleSubmit(async (checked) => {
    setFailure(null);
    const { result, picture, onSaved } = plan;
    try {
      const saved = picture === null ? NO_PICTURE : await take(picture, checked.title);
      onSaved(await create.mutateAsync(importedDraft(checked, result, saved)));
    } catch (error) {
      if (!showFieldFaults(form, error)) setFailure(failureMessage(error, MESSAGES.createFailed));
    }
  });
  const busy = form.formState.isSubmitting;
  return {
    save: (event) => {
      if (busy) event.preventDefault();
      else void submit(event);
    },
    busy,
    failure,
    clearFailure: () => setFailure(null),
  };
}
