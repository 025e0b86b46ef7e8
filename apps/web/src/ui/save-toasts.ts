import { showToast } from './toasts.ts';

/** Nobody waits for it any more, so it stays longer than a word about what one has just done. */
const BAD_NEWS_MS = 15_000;

interface Saved {
  title: string;
  recipeTitle: string;
  /** For somebody who is elsewhere by now: they may be led there, never pulled. */
  onOpen?: (() => void) | undefined;
}

export function tellSaved({ title, recipeTitle, onOpen }: Saved): void {
  showToast({
    type: 'success',
    title,
    message: recipeTitle,
    ...(onOpen && { action: { label: 'Open Recipe', onClick: onOpen } }),
  });
}

interface NotSaved {
  /** What went wrong. */
  title: string;
  /** Where the text is now. */
  message: string;
  onReturn: () => void;
}

/** For somebody who left while it was being saved. */
export function tellNotSaved({ title, message, onReturn }: NotSaved): void {
  showToast({
    type: 'error',
    title,
    message,
    duration: BAD_NEWS_MS,
    action: { label: 'Go Back to It', onClick: onReturn },
  });
}
