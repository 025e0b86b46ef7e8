import { wordShare } from '../text/word-share.ts';

/** Whether the page shows the same steps in other words than it declares them. */
export function stepsShownOtherwise(
  declared: readonly string[],
  shown: readonly string[],
): boolean {
  const ours = declared.join(' ');
  const theirs = shown.join(' ');
  const alike = wordShare(ours, theirs) >= 0.6 && wordShare(theirs, ours) >= 0.5;
  return alike && theirs.length > ours.length * 0.5 && theirs.length < ours.length * 2;
}

const SAME_WORK = 0.6;

/** Whether one text sums up in a few words what the page tells step by step. */
export function stepsSumUp(declared: readonly string[], shown: readonly string[]): boolean {
  const [only] = declared;
  if (only === undefined || declared.length > 1 || shown.length < 2) return false;
  const told = shown.join(' ');
  return told.length > only.length * 2 && wordShare(only, told) >= SAME_WORK;
}
