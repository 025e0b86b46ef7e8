import type { ImportResult, PhotoSuggestion } from '@commonplate/contract';
import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useLeaveGuard } from '../../../lib/navigation-guard/use-leave-guard.ts';
import { newId } from '../../../lib/new-id.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { tellNotSaved, tellSaved } from '../../../ui/save-toasts.ts';
import { SavingDialog } from '../../../ui/saving-dialog.tsx';
import { CardSource } from './card-source.tsx';
import { ConfidencePanel } from './confidence-panel.tsx';
import { DirectionLines } from './direction-lines.tsx';
import { FactFields } from './fact-fields.tsx';
import { type TakenPicture, creditOf } from './imported-draft.ts';
import { IngredientLines } from './ingredient-lines.tsx';
import { KeptFacts } from './kept-facts.tsx';
import { marksOf } from './marks.ts';
import { OpenMarksProvider } from './open-marks.tsx';
import { EvidenceContext } from './source-crop.tsx';
import { RecipeOrigin } from './recipe-origin.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { type PreviewSource, PreviewSourceContext } from './preview-source.ts';
import { previewValues } from './preview-values.ts';
import styles from './preview.module.css';
import { useImportedSaving } from './use-imported-saving.ts';
import { useNewPreviewForm } from './use-preview-form.ts';

interface PreviewProps {
  result: ImportResult;
  stockPhoto: PhotoSuggestion | null;
  source: PreviewSource;
  onCancel: () => void;
}

function pictureOf({ result, stockPhoto }: PreviewProps): TakenPicture | null {
  if (stockPhoto !== null) return { photoUrl: stockPhoto.url, photoCredit: creditOf(stockPhoto) };
  const photoUrl = result.imageUrl ?? '';
  return photoUrl === '' ? null : { photoUrl, photoCredit: null };
}

export function Preview(props: PreviewProps) {
  const { result, source, onCancel } = props;
  const read = useMemo(() => previewValues(result), [result]);
  const marks = useMemo(() => marksOf(result), [result]);
  const evidence = useMemo(
    () => new Map(result.evidence.map((piece) => [piece.path, piece])),
    [result],
  );
  const form = useNewPreviewForm(read);
  const [withPicture, setWithPicture] = useState(true);
  const picture = pictureOf(props);
  const guard = useLeaveGuard(true);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [creationKey] = useState(newId);
  const saving = useImportedSaving(form, {
    result,
    picture: withPicture ? picture : null,
    creationKey,
    onSaved: (recipe) => {
      const open = () => void navigate(paths.recipe.to(recipe.id), { replace: !guard.hasLeft() });
      const onOpen = guard.hasLeft() ? open : undefined;
      tellSaved({ title: 'Recipe saved', recipeTitle: recipe.title, onOpen });
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
          message: 'The imported recipe is lost: import it again.',
          onReturn: () => void navigate(pathname),
        });
      }
    },
  });
  const sourceUrl = result.sourceUrl ?? null;
  const hasPictures = picture !== null || source.kind === 'photos';
  return (
    <FormProvider {...form}>
      <PreviewSourceContext value={source}>
        <OpenMarksProvider marks={marks} read={read}>
          <form noValidate data-fills-page="" onSubmit={saving.save}>
            <div
              className={styles['read']}
              data-alone={hasPictures ? undefined : ''}
              inert={saving.saving}
            >
              {(hasPictures || sourceUrl !== null) && (
                <div className={styles['source']}>
                  {source.kind === 'photos' && <CardSource photos={source.photos} />}
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
                />
                <EvidenceContext value={evidence}>
                  <FactFields />
                  <IngredientLines readCount={result.ingredients.length} />
                  <DirectionLines readCount={result.directions.length} />
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
          If it cannot be saved, the imported recipe is lost.
        </SavingDialog>
      )}
      {guard.asking && !saving.saving && (
        <LeaveDialog onLeave={guard.leave} onStay={guard.stay}>
          The imported recipe is not saved yet and will be lost.
        </LeaveDialog>
      )}
    </FormProvider>
  );
}
