import { type RefObject, useRef } from 'react';
import { focusControl, removeRow, rowAt } from '../../../lib/row-focus.ts';
import type { RowNoteText } from '../../../ui/row-note.tsx';
import { useRowNote } from '../../../ui/use-row-note.ts';

interface RemovalPlan<Row extends object> {
  rowOf: (index: number) => Row;
  insert: (index: number, row: Row, options: { shouldFocus: false }) => void;
  remove: (index: number) => void;
}

interface RowRemoval {
  list: RefObject<(HTMLOListElement & HTMLUListElement) | null>;
  /** Of the button that adds a row. */
  adding: RefObject<HTMLButtonElement | null>;
  /** Says what was removed, with the way back. */
  note: RowNoteText | null;
  clearNote: () => void;
  /** With what is said of it: "Step 2 removed". */
  removeRow: (index: number, said: string) => void;
}

/** Removes the rows of a list whose last leaves the focus to the button that adds one, and brings them back. */
export function useRowRemoval<Row extends object>(plan: RemovalPlan<Row>): RowRemoval {
  const { rowOf, insert, remove } = plan;
  const list: RowRemoval['list'] = useRef(null);
  const adding: RowRemoval['adding'] = useRef(null);
  const rowNote = useRowNote((place) => focusControl(rowAt(list.current, place), 'remove'));
  return {
    list,
    adding,
    note: rowNote.note,
    clearNote: rowNote.clear,
    removeRow(index, said) {
      const row = { ...rowOf(index) };
      // The others may have been changed since.
      const takeBack = () => insert(index, row, { shouldFocus: false });
      rowNote.tell(said, { place: index, takeBack });
      removeRow(index, { list, remove, focusElsewhere: () => adding.current?.focus() });
    },
  };
}
