import type { TextField } from './text-field.ts';
import { usePreviewForm } from './use-preview-form.ts';

/** Fields with what goes into them; one without words stays as it is. */
type Filling = readonly (readonly [field: TextField, words: string | undefined])[];

/** Puts words into fields as if they were typed there, and the focus into the first of them. */
export function useFilling(): (filling: Filling) => void {
  const { formState, setFocus, setValue } = usePreviewForm();
  return (filling) => {
    const filled = filling.flatMap(([field, words]) => {
      if (words === undefined) return [];
      setValue(field, words, { shouldDirty: true, shouldValidate: formState.isSubmitted });
      return [field];
    });
    if (filled[0] !== undefined) setFocus(filled[0]);
  };
}
