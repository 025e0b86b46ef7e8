import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowNoteText } from './row-note.tsx';

interface RowNotePlan<Row> {
  /** The rows as they are now. */
  rows: () => readonly Row[];
  replace: (rows: Row[]) => void;
  /** Takes the focus to the row at a place. */
  focusRow: (place: number) => void;
}

/** What was last done to the rows of a list, with the way back. */
export function useRowNote<Row extends object>({ rows, replace, focusRow }: RowNotePlan<Row>) {
  const [note, setNote] = useState<RowNoteText | null>(null);

  return {
    note,
    clear: () => setNote(null),
    /** Says what is about to be done, and remembers the rows as they were before. */
    tell(text: string, place: number): void {
      const before = rows().map((row) => ({ ...row }));
      const undo = () => {
        flushSync(() => {
          replace(before);
          setNote(null);
        });
        // The button that was pressed is gone with its note.
        focusRow(place);
      };
      setNote({ text, undo });
    },
  };
}
