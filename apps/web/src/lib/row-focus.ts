import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What of a row can take the focus; named on it as `data-row-control`. */
export type RowControl = 'handle' | 'up' | 'down' | 'remove';

/** The row at this place, or the last one where it was further down; undefined where none is left. */
export function rowAt(list: Element | null, index: number): Element | undefined {
  const rows = list?.children ?? [];
  return rows[Math.min(index, rows.length - 1)];
}

/** A control that was just disabled gives its focus to the one that can undo the move. */
export function focusControl(row: Element | undefined, control: RowControl): void {
  const wanted = row?.querySelector<HTMLButtonElement>(`[data-row-control="${control}"]`);
  const other = control === 'up' ? 'down' : 'up';
  const target =
    wanted?.disabled === true
      ? row?.querySelector<HTMLElement>(`[data-row-control="${other}"]`)
      : wanted;
  target?.focus();
}

interface Removal {
  list: RefObject<Element | null>;
  remove: (index: number) => void;
  /** Once no row is left. */
  focusElsewhere: () => void;
}

/** The row that moves up into the gap takes the focus, so that the next can be removed by the same key. */
export function removeRow(index: number, { list, remove, focusElsewhere }: Removal): void {
  flushSync(() => remove(index));
  const row = rowAt(list.current, index);
  if (row === undefined) focusElsewhere();
  else focusControl(row, 'remove');
}
