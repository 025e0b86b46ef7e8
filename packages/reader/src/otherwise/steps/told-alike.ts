import { languageOfSteps } from './step-language.ts';
import { stepsDisagree } from './steps-disagree.ts';
import { toldStep } from './told-step.ts';

/** Whether two lists of steps tell the same one by one, if not in the same letters. */
export function areToldAlike(steps: readonly string[], others: readonly string[]): boolean {
  if (steps.length !== others.length) return false;
  const language = languageOfSteps(steps);
  return steps.every(
    (step, at) => !stepsDisagree(toldStep(step, language), toldStep(others[at] ?? '', language)),
  );
}
