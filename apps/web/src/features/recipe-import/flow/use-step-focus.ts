import { type RefObject, useEffect, useRef } from 'react';
import type { ImportFlow, ImportStep } from './use-import-flow.ts';

/** Where a person goes on, the best first; never at the cross that takes a message away. */
const GOES_ON = ['[data-next-way] button', 'input, textarea'] as const;

/** Says what this step is about: the page is only named after it where it lasts. */
const HEADINGS: Partial<Record<ImportStep['name'], string>> = { known: 'main h2' };

/**
 * A step replaces what had the focus, and so does another form or a message that comes or goes: back at the input the
 * focus returns to where the person goes on, else to what names the step. An address that is known is there to be replaced.
 */
export function useStepFocus(
  { step: { name }, failure }: Pick<ImportFlow, 'step' | 'failure'>,
  form: string,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const showing = name === 'input' ? `${form} ${failure?.message ?? ''}` : name;
  const shown = useRef(showing);
  useEffect(() => {
    if (shown.current === showing) return;
    const wasKnown = shown.current === 'known';
    shown.current = showing;
    const target =
      name === 'input'
        ? GOES_ON.map((where) => place.current?.querySelector<HTMLElement>(where)).find(Boolean)
        : document.querySelector<HTMLElement>(HEADINGS[name] ?? 'main h1');
    target?.focus({ preventScroll: true });
    if (wasKnown && target instanceof HTMLInputElement) target.select();
    window.scrollTo(0, 0);
  }, [name, showing]);
  return place;
}
