import type { ImportDraft } from '../draft/use-import-draft.ts';
import type { PreviewSource } from '../preview/preview-source.ts';
import { LoadingNote } from '../../../ui/loading-note.tsx';
import { Importing } from './importing.tsx';
import { KnownRecipe } from './known-recipe.tsx';
import { ReadImport } from './read-import.tsx';
import type { ImportFlow } from './use-import-flow.ts';

interface ImportStepsProps {
  flow: ImportFlow;
  draft: ImportDraft;
  source: PreviewSource;
  /** What is being read, as in "Analyzing the page...". */
  what: string;
  /** The preview was cancelled: what led to it is no longer wanted either. */
  onCancelPreview: () => void;
  /** Saved or given up: there is nothing left to come back to. */
  onFinished?: () => void;
}

/** Everything but the input, which alone differs from mode to mode. */
export function ImportSteps(props: ImportStepsProps) {
  const { flow, draft, source, what, onCancelPreview, onFinished } = props;
  const { step } = flow;
  if (step.name === 'input') return null;
  if (step.name === 'opening') return <LoadingNote>Loading...</LoadingNote>;
  if (step.name === 'importing') {
    return <Importing what={what} progress={step.progress} onCancel={flow.cancel} />;
  }
  if (step.name === 'known') {
    return (
      <KnownRecipe
        recipeId={step.recipeId}
        onImportAnyway={flow.importAnyway}
        onOtherAddress={flow.cancel}
      />
    );
  }
  const cancel = () => {
    onCancelPreview();
    flow.cancel();
  };
  return (
    <ReadImport
      flow={flow}
      step={step}
      source={source}
      store={draft.store}
      onCancel={cancel}
      onFinished={onFinished}
    />
  );
}
