import type { Mark } from './marks.ts';

const count = (marks: readonly Mark[], kind: Mark['kind']) =>
  marks.filter((mark) => mark.kind === kind).length;

const places = (number: number) => (number === 1 ? '1 place' : `${number} places`);

/** How much there is to look at, beside the confidence. */
export function openWords(marks: readonly Mark[], inferred = 'worked out'): string {
  const checks = count(marks, 'check');
  const guesses = count(marks, 'worked-out');
  const words = [
    checks > 0 && `${places(checks)} to check`,
    guesses > 0 && `${guesses} ${inferred}`,
  ].filter((part) => part !== false);
  return words.length === 0 ? 'nothing to check' : words.join(', ');
}

/** The same for the foot of the page, where one saves. */
export function leftWords(marks: readonly Mark[]): string {
  const checks = count(marks, 'check');
  return checks === 0
    ? 'Nothing left to check.'
    : `${places(checks)} left to check. You can save anyway and edit later.`;
}
