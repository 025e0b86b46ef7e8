import type { Finding } from './finding.ts';
import { bareText } from './text/likeness.ts';

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
