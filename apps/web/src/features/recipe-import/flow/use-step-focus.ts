import { type RefObject, useEffect, useRef } from 'react';
import type { ImportStep } from './use-import-flow.ts';

const FIRST_FIELD = 'input, textarea, button';

/** A step replaces what had the focus: back at the input it returns to the first field, else to the page's name. */
export function useStepFocus(name: ImportStep['name']): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const target =
      name === 'input'
        ? place.current?.querySelector<HTMLElement>(FIRST_FIELD)
        : document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [name]);
  return place;
}
