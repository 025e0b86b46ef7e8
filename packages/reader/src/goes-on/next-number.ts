import type { ScannedPage } from '../scan/scan-page.ts';
import { endOf, type SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { STEP, withoutNumber } from '../vocabulary/step-label.ts';

/** No number with what steps are called takes more letters. */
const NUMBER_MAX = 12;
const NUMBER_BEFORE = new RegExp(`(\\d{1,2})(?:${STEP})?$`, 'u');
const NUMBER_BEHIND = new RegExp(`^(?:${STEP})?(\\d{1,2})(?!\\d)`, 'u');

const numberBehind = (end: number, shown: string): string | undefined =>
  NUMBER_BEHIND.exec(shown.slice(end, end + NUMBER_MAX))?.[1];

/** Whether the number of each step stands behind it: "1" behind the first of them. */
const areCountedBehind = (first: SeenLine | undefined, shown: string): boolean =>
  first !== undefined && first.at >= 0 && numberBehind(endOf(first), shown) === '1';

/** Whether what stands behind the last of some steps is counted as the next: "6" or "Step 6" behind what "5" or "Step 5" counts. */
export function isCountedOn(steps: readonly SeenLine[], { shown }: ScannedPage): boolean {
  const last = steps.at(-1);
  if (!last || last.at < 0) return false;
  const { line, bare, at } = last;
  const end = at + bare.length;
  const behind = numberBehind(end, shown);
  if (behind === undefined || areCountedBehind(steps[0], shown)) return false;
  // The data may count its steps too.
  const from = end - bareOf(withoutNumber(line)).length;
  const before = NUMBER_BEFORE.exec(shown.slice(Math.max(0, from - NUMBER_MAX), from))?.[1] ?? '';
  // The step above may end with a number of its own.
  return [before, before.slice(1)].some(
    (number) => number !== '' && Number(number) + 1 === Number(behind),
  );
}
