import { useCallback, useEffect, useState } from 'react';
import { useLeaveGuard } from '../../../lib/navigation-guard/use-leave-guard.ts';
import { newId } from '../../../lib/new-id.ts';
import { RestoredNotice } from '../../../ui/restored-notice.tsx';
import { type CheckedImport, type StoredImport, keepableSource } from '../draft/stored-import.ts';
import { useImportKeeping } from '../draft/use-import-keeping.ts';
import { LeaveImportDialog } from '../preview/leave-import-dialog.tsx';
import type { PreviewSource } from '../preview/preview-source.ts';
import { Preview } from '../preview/preview.tsx';
import { PhotoSelection } from '../stock-photos/photo-selection.tsx';
import type { DraftStore } from '../../../lib/drafts/draft-store.ts';
import type { ImportFlow, ReadStep } from './use-import-flow.ts';

interface ReadImportProps {
  flow: ImportFlow;
  step: ReadStep;
  source: PreviewSource;
  store: DraftStore<StoredImport> | null;
  onCancel: () => void;
  /** Saved or given up. */
  onFinished?: (() => void) | undefined;
}

/** From the answer to the save: the reading counts against the day's limit, and no way out loses it unasked. */
export function ReadImport(props: ReadImportProps) {
  const { flow, step, source, store, onCancel, onFinished } = props;
  const { keep, finish: forget } = useImportKeeping(store);
  const guard = useLeaveGuard(true);
  const [creationKey] = useState(() => flow.restored?.creationKey ?? newId());
  const { result } = step;
  const isChoosing = step.name === 'photo-selection';

  useEffect(() => {
    if (!isChoosing) return;
    keep(() => ({ result, source: keepableSource(source), creationKey, checked: null }));
  }, [isChoosing, keep, result, source, creationKey]);
  const keepChecked = useCallback(
    (read: () => CheckedImport) =>
      keep(() => ({ result, source: keepableSource(source), creationKey, checked: read() })),
    [keep, result, source, creationKey],
  );

  const finish = () => {
    forget();
    onFinished?.();
  };
  const cancel = () => {
    finish();
    onCancel();
  };
  const leave = () => {
    finish();
    guard.leave();
  };
  const notice = flow.restored !== null && (
    <RestoredNotice restoredFrom={flow.restored.savedAt} onDiscard={cancel}>
      {source.kind === 'photos' && source.isLost === true && (
        <p>The photos were not kept, so the places it was read from cannot be shown.</p>
      )}
    </RestoredNotice>
  );
  return (
    <>
      {isChoosing && notice}
      {step.name === 'photo-selection' ? (
        <PhotoSelection result={result} onChoose={flow.choosePhoto} />
      ) : (
        <Preview
          notice={notice}
          result={result}
          stockPhoto={step.stockPhoto}
          kept={step.kept}
          source={source}
          onChange={keepChecked}
          creationKey={creationKey}
          guard={guard}
          onLeave={leave}
          onSaved={finish}
          onCancel={cancel}
        />
      )}
      {guard.asking && isChoosing && <LeaveImportDialog onLeave={leave} onStay={guard.stay} />}
    </>
  );
}
