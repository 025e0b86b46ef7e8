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
