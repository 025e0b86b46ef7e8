import type { ImportResult, PhotoSuggestion } from '@commonplate/contract';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { LeaveGuard } from '../../../lib/navigation-guard/use-leave-guard.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { tellNotSaved, tellSaved } from '../../../ui/save-toasts.ts';
import { SavingDialog } from '../../../ui/saving-dialog.tsx';
import type { CheckedImport } from '../draft/stored-import.ts';
import { CardSource } from './card-source.tsx';
import { ConfidencePanel } from './confidence-panel.tsx';
import { DirectionLines } from './direction-lines.tsx';
import { FactFields } from './fact-fields.tsx';
import { type TakenPicture, creditOf } from './imported-draft.ts';
import { IngredientLines } from './ingredient-lines.tsx';
import { LeaveImportDialog } from './leave-import-dialog.tsx';
import { KeptFacts } from './kept-facts.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import { marksOf } from './marks.ts';
import { OpenMarksProvider } from './open-marks.tsx';
import { EvidenceContext } from './source-crop.tsx';
import { RecipeOrigin } from './recipe-origin.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { type PreviewSource, PreviewSourceContext, photosBeside } from './preview-source.ts';
import { previewValues } from './preview-values.ts';
import styles from './preview.module.css';
import { useImportedSaving } from './use-imported-saving.ts';
import { useNewPreviewForm } from './use-preview-form.ts';

interface PreviewProps {
  /** Stands above the fields and is closed with them. */
  notice: ReactNode;
  result: ImportResult;
  stockPhoto: PhotoSuggestion | null;
  /** What the person had made of it before. */
  kept: CheckedImport | null;
  source: PreviewSource;
  /** Told at first and at each change. */
  onChange: (read: () => CheckedImport) => void;
  /** The one key under which the import becomes a recipe. */
  creationKey: string;
  guard: LeaveGuard;
  /** Given up: told instead of leaving at once. */
  onLeave: () => void;
  onSaved: () => void;
  onCancel: () => void;
}

function pictureOf({
  result,
  stockPhoto,
}: Pick<PreviewProps, 'result' | 'stockPhoto'>): TakenPicture | null {
  if (stockPhoto !== null) return { photoUrl: stockPhoto.url, photoCredit: creditOf(stockPhoto) };
  const photoUrl = result.imageUrl ?? '';
  return photoUrl === '' ? null : { photoUrl, photoCredit: null };
}

export function Preview(props: PreviewProps) {
  const { result, stockPhoto, kept, source, creationKey, guard, onChange, onLeave, onCancel } =
    props;
  const text = source.kind === 'text' ? (source.text ?? null) : null;
  const read = useMemo(() => previewValues(result, text), [result, text]);
  const evidence = useMemo(
    () => new Map(result.evidence.map((piece) => [piece.path, piece])),
    [result],
  );
  const form = useNewPreviewForm(kept?.values ?? read);
  const [withPicture, setWithPicture] = useState(kept?.withPicture ?? true);
  const takesPicture = withPicture && stockPhoto === null;
  const marks = useMemo(
    () => marksOf(takesPicture ? result : { ...result, imageUrl: null }),
    [result, takesPicture],
  );
  const picture = pictureOf(props);
  useEffect(() => {
    const tell = () => onChange(() => ({ stockPhoto, withPicture, values: form.getValues() }));
    tell();
    return form.subscribe({ formState: { values: true }, callback: tell });
  }, [form, onChange, stockPhoto, withPicture]);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const formElement = useRef<HTMLFormElement>(null);
  const saving = useImportedSaving(form, {
    formElement,
    result,
    picture: withPicture ? picture : null,
    creationKey,
    onSaved: (recipe) => {
      const open = () => void navigate(paths.recipe.to(recipe.id), { replace: !guard.hasLeft() });
      const onOpen = guard.hasLeft() ? open : undefined;
      tellSaved({ title: 'Recipe saved', recipeTitle: recipe.title, onOpen });
      props.onSaved();
      if (onOpen !== undefined) return;
      guard.release();
      open();
    },
    onFailed: (words) => {
      // Whoever was about to leave is to see it first.
      guard.stay();
      if (guard.hasLeft()) {
        tellNotSaved({
          title: words,
          message: 'What was imported is kept as a draft.',
          onReturn: () => void navigate(pathname),
        });
      }
    },
  });
  const sourceUrl = result.sourceUrl ?? null;
  const photos = photosBeside(source);
  const hasPictures = picture !== null || photos.length > 0;
  return (
    <FormProvider {...form}>
      <PreviewSourceContext value={source}>
        <OpenMarksProvider marks={marks} read={read}>
          <div inert={saving.saving}>{props.notice}</div>
          <form ref={formElement} noValidate data-fills-page="" onSubmit={saving.save}>
            <div
              className={styles['read']}
              data-alone={hasPictures ? undefined : ''}
              inert={saving.saving}
            >
              {(hasPictures || sourceUrl !== null) && (
                <div className={styles['source']}>
                  {photos.length > 0 && <CardSource photos={photos} />}
                  <RecipeOrigin
                    pictureUrl={picture?.photoUrl ?? null}
                    credit={picture?.photoCredit ?? null}
                    sourceUrl={sourceUrl}
                    withPicture={withPicture}
                    onWithPicture={setWithPicture}
                  />
                </div>
              )}
              <div className={styles['fields']}>
                {source.kind === 'dish' && (
                  <Banner tone="info">
                    All of this is guessed from the photo: nobody can see amounts, times or what is
                    hidden in a dish. Ingredients seen in it and those only assumed are marked.
                  </Banner>
                )}
                <ConfidencePanel
                  confidence={result.confidence}
                  unreadPhotos={result.unreadPhotos}
                  aiFailed={result.aiFailed}
                  oneOfSeveral={result.oneOfSeveral}
                />
                <EvidenceContext value={evidence}>
                  <FactFields />
                  <IngredientLines readCount={result.ingredients.length} />
                  <DirectionLines readCount={result.directions.length} />
                  <LeftOutLines />
                </EvidenceContext>
                <KeptFacts nutrition={result.nutrition} evidence={result.evidence} />
              </div>
            </div>
            <PreviewFoot saving={saving} onCancel={onCancel} />
          </form>
        </OpenMarksProvider>
      </PreviewSourceContext>
      {guard.asking && saving.saving && (
        <SavingDialog onLeave={guard.leave} onStay={guard.stay}>
          If it cannot be saved, the imported recipe is kept as a draft.
        </SavingDialog>
      )}
      {guard.asking && !saving.saving && (
        <LeaveImportDialog onLeave={onLeave} onStay={guard.stay} />
      )}
    </FormProvider>
  );
}
