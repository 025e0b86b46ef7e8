/** Puts the reader at the head of the page, without moving what is seen. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target === null || target === undefined) return;
  if (target.tabIndex !== 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
