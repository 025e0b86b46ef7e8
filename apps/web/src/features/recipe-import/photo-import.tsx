import type { PhotoKind } from '@commonplate/contract';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { useImportDraft } from './draft/use-import-draft.ts';
import { ImportSteps } from './flow/import-steps.tsx';
import { readFrom, stepHeading } from './flow/step-headings.ts';
import { useImportFlow } from './flow/use-import-flow.ts';
import { useStepFocus } from './flow/use-step-focus.ts';
import type { FramedImportProps } from './import-frame.ts';
import { FailureNotice } from './input/failure-notice.tsx';
import styles from './input/import-form.module.css';
import { ImportsLeftNote } from './input/imports-left-note.tsx';
import { photoLabel } from './photos/chosen-photos.ts';
import { importCard, importDish, importPhotosFallback } from './photos/import-photos.ts';
import { uprightReading } from './photos/upright-reading.ts';
import { PhotoPicker } from './photos/photo-picker.tsx';
import { useChosenPhotos } from './photos/use-chosen-photos.ts';
import type { PreviewSource } from './preview/preview-source.ts';

interface PhotoImportProps extends FramedImportProps {
  kind: PhotoKind;
}

const KINDS = {
  'recipe-card': { label: 'Photos of the card', origin: readFrom('your card'), read: importCard },
  dish: {
    label: 'Photos of the dish',
    origin: 'Guessed from your photo. Correct what does not fit before you keep it.',
    read: importDish,
  },
} as const;

export function PhotoImport({ userId, frame: Frame, kind }: PhotoImportProps) {
  const draft = useImportDraft(userId, kind);
  const flow = useImportFlow({ draft, choosesPhoto: kind === 'recipe-card' });
  const chosen = useChosenPhotos();
  const place = useStepFocus(flow, kind);
  const { label, origin, read } = KINDS[kind];
  const { photos } = chosen;
  const source = useMemo<PreviewSource>(
    () =>
      kind === 'dish'
        ? { kind }
        : {
            kind: 'photos',
            photos: photos.map(({ url, isHidden, file }, index) => ({
              url: isHidden ? null : url,
              label: photoLabel(index),
              name: file.name,
            })),
          },
    [kind, photos],
  );

  const importPhotos = (event: React.FormEvent) => {
    event.preventDefault();
    if (photos.length === 0) {
      chosen.add([]);
      return;
    }
    const files = photos.map(({ file }) => file);
    flow.start({
      read: (signal, tell) => read(files, { signal, tell }),
      finish: async (answer, signal) => {
        if (kind === 'dish') return answer;
        const { result, shown } = await uprightReading(answer, files, signal);
        // Given up meanwhile, the photos may be others by now.
        if (!signal.aborted) chosen.show(shown);
        return result;
      },
      fallback: importPhotosFallback(files.length),
    });
  };
  return (
    <Frame heading={stepHeading(flow.step, origin)}>
      <div ref={place}>
        {flow.step.name === 'input' ? (
          <form className={styles['form']} noValidate onSubmit={importPhotos}>
            {flow.failure !== null && (
              <FailureNotice failure={flow.failure} onDismiss={flow.clearFailure} />
            )}
            <PhotoPicker label={label} chosen={chosen} />
            <div className={styles['acts']}>
              <Button type="submit" variant="primary" big>
                Import Recipe
              </Button>
              <ImportsLeftNote />
            </div>
          </form>
        ) : (
          <ImportSteps
            flow={flow}
            draft={draft}
            source={flow.restored?.source ?? source}
            what={photos.length === 1 ? 'the photo' : 'the photos'}
            onCancelPreview={chosen.clear}
          />
        )}
      </div>
    </Frame>
  );
}
