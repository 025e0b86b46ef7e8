import type { Finding } from './finding.ts';
import { bareText, wordShare } from './text/likeness.ts';

/** Whether what is declared as steps is only the description again, whole or cut short. */
export function stepsAreDescription({ steps, description }: Finding): boolean {
  const text = bareText(steps.join(' '));
  const about = bareText(description);
  return (
    about.length > 20 &&
    text.length > 0 &&
    (about.startsWith(text) || text.startsWith(about)) &&
    text.length < about.length * 1.3
  );
}

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
