import { type RefObject, useRef } from 'react';
import { focusControl, removeRow, rowAt } from '../../../lib/row-focus.ts';
import type { RowNoteText } from '../../../ui/row-note.tsx';
import { useRowNote } from '../../../ui/use-row-note.ts';
import { placeBack, placeOfSame } from './place-back.ts';
import type { PreviewRow } from './preview-values.ts';

interface RemovalPlan<Row extends PreviewRow> {
  /** As they stand now. */
  rows: () => readonly Row[];
  /** Where a row belongs that is to come back; null where its neighbours tell. */
  placeOf?: (row: Row) => number | null;
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
export function useRowRemoval<Row extends PreviewRow>(plan: RemovalPlan<Row>): RowRemoval {
  const { rows, placeOf, insert, remove } = plan;
  const list: RowRemoval['list'] = useRef(null);
  const adding: RowRemoval['adding'] = useRef(null);
  const cameBackAt = useRef(0);
  const rowNote = useRowNote(() => focusControl(rowAt(list.current, cameBackAt.current), 'remove'));
  return {
    list,
    adding,
    note: rowNote.note,
    clearNote: rowNote.clear,
    removeRow(index, said) {
      const standing = rows();
      const removed = standing[index];
      if (removed === undefined) return;
      const row = { ...removed };
      const gap = { index, before: standing[index - 1], behind: standing[index + 1] };
      const takeBack = () => {
        // The others may have been changed since, and the line it was made of taken over again.
        const others = rows();
        const there = placeOfSame(others, row);
        cameBackAt.current = there >= 0 ? there : (placeOf?.(row) ?? placeBack(others, gap));
        if (there < 0) insert(cameBackAt.current, row, { shouldFocus: false });
      };
      rowNote.tell(said, { place: index, takeBack });
      removeRow(index, { list, remove, focusElsewhere: () => adding.current?.focus() });
    },
  };
}
