import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowNoteText } from './row-note.tsx';

interface Done {
  /** Where the focus goes once it is taken back. */
  place: number;
  takeBack: () => void;
}

/** What was last done to the rows of a list, with the way back; `focusRow` takes the focus to the row at a place. */
export function useRowNote(focusRow: (place: number) => void) {
  const [note, setNote] = useState<RowNoteText | null>(null);

  return {
    note,
    clear: () => setNote(null),
    tell(text: string, { place, takeBack }: Done): void {
      const undo = () => {
        flushSync(() => {
          takeBack();
          setNote(null);
        });
        // The button that was pressed is gone with its note.
        focusRow(place);
      };
      setNote({ text, undo });
    },
  };
}
