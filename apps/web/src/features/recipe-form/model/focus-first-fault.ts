/** Brings the first fault of the page into view, in reading order, with the cursor in it. */
export function focusFirstFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field === null || field === undefined) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
