import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A list that lacks something has no field that could be called invalid: what mends it is named instead. */
const FAULTS = '[aria-invalid="true"], [data-mends-fault]';

function focusFirstFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(FAULTS);
  if (field === null || field === undefined) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** Brings the first fault of a form into view, in reading order, with the cursor in it, once the faults are shown. */
export function useFaultFocus(form: RefObject<HTMLElement | null>): () => void {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) focusFirstFault(form.current);
  }, [turn, form]);
  return useCallback(() => setTurn((last) => last + 1), []);
}
