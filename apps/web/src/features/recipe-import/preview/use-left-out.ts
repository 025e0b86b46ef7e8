import { useWatch } from 'react-hook-form';
import { notTakenYet } from './left-out.ts';
import type { PreviewValues } from './preview-values.ts';
import { usePreviewForm } from './use-preview-form.ts';

/** The lines of the source that no field of the preview holds now. */
export function useLeftOut(): PreviewValues['leftOut'] {
  const { control } = usePreviewForm();
  return useWatch({ control, compute: notTakenYet });
}
