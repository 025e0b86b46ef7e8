import type { Finding } from '../finding/finding.ts';
import { bareOf } from '../text/bare-text.ts';

/** Whether what is declared as steps is only the description again, whole or cut short. */
export function stepsAreDescription({ steps, description }: Finding): boolean {
  const length = steps.reduce((sum, step) => sum + step.length, 0);
  if (description.length < 20 || length === 0 || length > description.length * 1.3) return false;
  const text = bareOf(steps.join(' '));
  const about = bareOf(description);
  return text !== '' && about !== '' && (about.startsWith(text) || text.startsWith(about));
}
