import type { ScannedPage } from '../scan/scan-page.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { STEP, withoutNumber } from '../vocabulary/step-label.ts';

/** No number with what steps are called takes more letters. */
const NUMBER_MAX = 12;
const NUMBER_BEFORE = new RegExp(`(\\d{1,2})(?:${STEP})?$`, 'u');
const NUMBER_BEHIND = new RegExp(`^(?:${STEP})?(\\d{1,2})(?!\\d)`, 'u');

/** Whether what stands behind a step is counted as the next: "6" or "Step 6" behind what "5" or "Step 5" counts. */
export function isCountedOn({ line, bare, at }: SeenLine, { shown }: ScannedPage): boolean {
  if (at < 0) return false;
  const end = at + bare.length;
  const behind = NUMBER_BEHIND.exec(shown.slice(end, end + NUMBER_MAX))?.[1];
  if (behind === undefined) return false;
  // The data may count its steps too.
  const from = end - bareOf(withoutNumber(line)).length;
  const before = NUMBER_BEFORE.exec(shown.slice(Math.max(0, from - NUMBER_MAX), from))?.[1] ?? '';
  // The step above may end with a number of its own.
  return [before, before.slice(1)].some(
    (number) => number !== '' && Number(number) + 1 === Number(behind),
  );
}
