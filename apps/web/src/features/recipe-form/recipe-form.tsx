import type { Recipe, RecipeDraft } from '@commonplate/contract';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useLeaveGuard } from '../../lib/navigation-guard/use-leave-guard.ts';
import { paths } from '../../lib/paths.ts';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { tellNotSaved, tellSaved } from '../../ui/save-toasts.ts';
import { SavingDialog } from '../../ui/saving-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DirectionsEditor } from './directions/directions-editor.tsx';
import { useDraft } from './draft/use-draft.ts';
import { FactFields } from './facts/fact-fields.tsx';
import { NutritionFields } from './facts/nutrition-fields.tsx';
import { IngredientsEditor } from './ingredients/ingredients-editor.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { type RecipeFormValues, valuesOf } from './model/recipe-form-values.ts';
import type { UnshownFacts } from './model/unshown-facts.ts';
import { useNewRecipeForm } from './model/use-recipe-form.ts';
import { useRecipeSubmission } from './model/use-recipe-submission.ts';
import { NewerVersionNotice } from './newer-version-notice.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import { usePhotoUpload } from './photo/use-photo-upload.ts';
import styles from './recipe-form.module.css';
import { SaveBar } from './save-bar.tsx';
import { TagsEditor } from './tags/tags-editor.tsx';
import { TitleField } from './title-field.tsx';

export interface SavedAs {
  /** The version that is being changed; null saves over whatever version there is. */
  basis: string | null;
  /** For a recipe that is to be made. */
  creationKey: string;
}

interface RecipeFormProps {
  initial: RecipeFormValues;
  /** Where this form's draft is kept. */
  draftKey: string;
  /** The version being changed; null for a new recipe. */
  basis: string | null;
  /** What the recipe has beside the fields; kept with the draft. Null for a new recipe. */
  unshown: UnshownFacts | null;
  /** What else is to be said of a draft that was brought back. */
  restoredNote?: string;
  onDiscarded?: () => void;
  submitLabel: string;
  save: (draft: RecipeDraft, as: SavedAs) => Promise<Recipe>;
  savedMessage: string;
  failedMessage: string;
  /** Fetches the version that got in between; only a saved recipe can have one. */
  loadNewest?: () => Promise<Recipe>;
  /** Where Back leads when the form was the first page of this tab. */
  backTo: string;
}

export function RecipeForm(props: RecipeFormProps) {
  const form = useNewRecipeForm(props.initial);
  const draft = useDraft(form, {
    key: props.draftKey,
    initial: props.initial,
    basis: props.basis,
    unshown: props.unshown,
  });
  const upload = usePhotoUpload(form);
  const guard = useLeaveGuard(form.formState.isDirty || upload.preview !== null);
  const [putAside, setPutAside] = useState<RecipeFormValues | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const isFirstPage = key === 'default';

  const submission = useRecipeSubmission(form, {
    formElement,
    photoSettled: upload.settled,
    save: (recipe, overwrite) =>
      props.save(recipe, {
        basis: overwrite ? null : draft.basis(),
        creationKey: draft.creationKey(),
      }),
    fallback: props.failedMessage,
    onSaved: (recipe) => {
      const open = () => void navigate(paths.recipe.to(recipe.id), { replace: !guard.hasLeft() });
      const onOpen = guard.hasLeft() ? open : undefined;
      draft.finish();
      tellSaved({ title: props.savedMessage, recipeTitle: recipe.title, onOpen });
      if (onOpen !== undefined) return;
      guard.release();
      open();
    },
    onFailed: (words) => {
      // Whoever was about to leave is to see it first.
      guard.stay();
      const message = 'What you wrote is kept as a draft.';
      if (guard.hasLeft()) {
        tellNotSaved({ title: words, message, onReturn: () => void navigate(pathname) });
      }
    },
    hasLeft: guard.hasLeft,
  });

  const leave = () => {
    draft.finish();
    guard.leave();
  };
  const discard = () => {
    draft.discard();
    props.onDiscarded?.();
  };
  const goBack = () => void (isFirstPage ? navigate(props.backTo) : navigate(-1));
  const loadNewer = async (load: () => Promise<Recipe>) => {
    submission.clearConflict();
    try {
      const newest = await load();
      setPutAside(structuredClone(form.getValues()));
      draft.startFrom(valuesOf(newest), newest.updatedAt);
    } catch {
      showToast({ type: 'error', title: 'The newer version could not be loaded' });
    }
  };
  const bringBack = (values: RecipeFormValues) => {
    form.reset(values, { keepDefaultValues: true });
    setPutAside(null);
  };
  const { loadNewest } = props;
  return (
    <FormProvider {...form}>
      <form
        ref={formElement}
        noValidate
        data-fills-page=""
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit();
        }}
      >
        <div className={styles['fields']} inert={submission.saving}>
          {draft.restoredFrom !== null && (
            <RestoredNotice restoredFrom={draft.restoredFrom} onDiscard={discard}>
              {props.restoredNote !== undefined && <p>{props.restoredNote}</p>}
            </RestoredNotice>
          )}
          {putAside !== null && <NewerVersionNotice onBringBack={() => bringBack(putAside)} />}
          <div className={styles['sheet']}>
            <div className={styles['title']}>
              <TitleField />
            </div>
            <div className={styles['side']}>
              <div className={styles['pinned']}>
                <PhotoField upload={upload} />
                <FactFields />
              </div>
            </div>
            <div className={styles['body']}>
              <IngredientsEditor />
              <DirectionsEditor />
              <TagsEditor />
              <NutritionFields />
            </div>
          </div>
        </div>
        <SaveBar
          submission={submission}
          submitLabel={props.submitLabel}
          photoFailed={upload.failure !== null}
          onBack={goBack}
        />
      </form>
      {guard.asking && submission.saving && (
        <SavingDialog onLeave={guard.leave} onStay={guard.stay}>
          If it cannot be saved, what you wrote is kept as a draft.
        </SavingDialog>
      )}
      {guard.asking && !submission.saving && (
        <LeaveDialog onLeave={leave} onStay={guard.stay}>
          What you have written here since the last save will be lost.
        </LeaveDialog>
      )}
      {submission.conflict !== null && loadNewest !== undefined && (
        <ConflictDialog
          message={submission.conflict}
          onLoadNewer={() => void loadNewer(loadNewest)}
          onOverwrite={() => submission.submit({ overwrite: true })}
          onClose={submission.clearConflict}
        />
      )}
    </FormProvider>
  );
}
