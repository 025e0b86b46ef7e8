import { lexiconOfSteps } from './step-language.ts';
import { stepTerms } from './step-terms.ts';
import { stepsDisagree } from './steps-disagree.ts';

/** Whether two lists of steps tell the same one by one, if not in the same letters. */
export function areToldAlike(steps: readonly string[], others: readonly string[]): boolean {
  if (steps.length !== others.length) return false;
  const lexicon = lexiconOfSteps(steps);
  return steps.every(
    (step, at) => !stepsDisagree(stepTerms(step, lexicon), stepTerms(others[at] ?? '', lexicon)),
  );
}
