import type { PreviewSource } from '../preview/preview-source.ts';
import { Preview } from '../preview/preview.tsx';
import { PhotoSelection } from '../stock-photos/photo-selection.tsx';
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
  if (step.name === 'importing') {
    return <Importing what={what} progress={step.progress} onCancel={flow.cancel} />;
  }
  if (step.name === 'known') {
    return <KnownRecipe recipeId={step.recipeId} onImportAnyway={flow.importAnyway} />;
  }
  if (step.name === 'photo-selection') {
    return <PhotoSelection result={step.result} onChoose={flow.choosePhoto} />;
  }
  if (step.name === 'input') return null;
  const cancel = () => {
    onCancelPreview();
    flow.cancel();
  };
  return (
    <Preview result={step.result} stockPhoto={step.stockPhoto} source={source} onCancel={cancel} />
  );
}
