import type { PreviewSource } from '../preview/preview-source.ts';
import { Preview } from '../preview/preview.tsx';
import { PhotoSelection } from '../photos/photo-selection.tsx';
import { Importing } from './importing.tsx';
import { KnownRecipe } from './known-recipe.tsx';
import type { ImportFlow } from './use-import-flow.ts';

interface ImportStepsProps {
  flow: ImportFlow;
  source: PreviewSource;
  /** What is being read, as in "Analyzing the page...". */
  what: string;
  /** The preview was cancelled: what led to it is no longer wanted either. */
  onCancelPreview: () => void;
}

/** Everything after the input, which alone differs from mode to mode. */
export function ImportSteps({ flow, source, what, onCancelPreview }: ImportStepsProps) {
  const { step } = flow;
  switch (step.name) {
    case 'importing':
      return <Importing what={what} progress={step.progress} onCancel={flow.cancel} />;
    case 'known':
      return <KnownRecipe recipeId={step.recipeId} onImportAnyway={flow.importAnyway} />;
    case 'photo-selection':
      return <PhotoSelection result={step.result} onChoose={flow.choosePhoto} />;
    case 'preview':
      return (
        <Preview
          result={step.result}
          stockPhoto={step.stockPhoto}
          source={source}
          onCancel={() => {
            onCancelPreview();
            flow.cancel();
          }}
        />
      );
    default:
      return null;
  }
}
