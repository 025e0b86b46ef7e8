import { linePath } from './line-path.ts';
import { isMissing, type Mark } from './marks.ts';

/** A line is one place, however many of its parts are marked. */
const count = (marks: readonly Mark[], kind: Mark['kind']) =>
  new Set(marks.filter((mark) => mark.kind === kind).map(({ path }) => linePath(path))).size;

const places = (number: number) => (number === 1 ? '1 place' : `${number} places`);

/** How much there is to look at, beside the confidence. */
export function openWords(marks: readonly Mark[], inferred = 'worked out', leftOut = 0): string {
  const checks = count(marks, 'check');
  const guesses = count(marks, 'worked-out');
  const words = [
    checks > 0 && `${places(checks)} to check`,
    guesses > 0 && `${guesses} ${inferred}`,
  ].filter((part) => part !== false);
  if (words.length > 0) return words.join(', ');
  return leftOut === 0 ? 'nothing to check' : notTakenOver(leftOut).replace(/\.$/u, '');
}

/** How many lines of the source went into no field. */
export const notTakenOver = (lines: number): string =>
  lines === 1 ? '1 line was not taken over.' : `${lines} lines were not taken over.`;

/** A title or a list of which nothing was found: without it nothing can be saved. */
const isRequired = (mark: Mark): boolean => isMissing(mark) && !mark.path.includes('.');

/** The same for the foot of the page, where one saves. */
export function leftWords(marks: readonly Mark[], leftOut: number): string {
  const checks = count(marks, 'check');
  const guesses = count(marks, 'worked-out');
  const words = [
    checks > 0 && `${places(checks)} left to check.`,
    guesses > 0 && `${places(guesses)} worked out.`,
    marks.length === 0 && leftOut === 0 && 'Nothing left to check.',
    leftOut > 0 && notTakenOver(leftOut),
    checks > 0 &&
      (marks.some(isRequired)
        ? 'Please add what was not found before you save.'
        : 'You can save anyway and edit later.'),
  ];
  return words.filter((part) => part !== false).join(' ');
}
