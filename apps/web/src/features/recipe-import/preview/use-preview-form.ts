import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm, useFormContext } from 'react-hook-form';
import { type CheckedRecipe, ImportedRecipeCheck } from './imported-recipe-check.ts';
import type { PreviewValues } from './preview-values.ts';

export type PreviewForm = UseFormReturn<PreviewValues, unknown, CheckedRecipe>;

export function useNewPreviewForm(initial: PreviewValues): PreviewForm {
  return useForm<PreviewValues, unknown, CheckedRecipe>({
    resolver: zodResolver(ImportedRecipeCheck),
    defaultValues: initial,
    // The lists have no field of their own to focus: see useFaultFocus.
    shouldFocusError: false,
  });
}

/** The form of the preview this part stands in. */
export const usePreviewForm = (): PreviewForm =>
  useFormContext<PreviewValues, unknown, CheckedRecipe>();
