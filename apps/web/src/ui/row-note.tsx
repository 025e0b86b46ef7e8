import styles from './row-note.module.css';

export interface RowNoteText {
  text: string;
  undo: () => void;
}

/** Says what just happened to the rows, with the way back. */
export function RowNote({ note }: { note: RowNoteText | null }) {
  return (
    <output className={styles['note']}>
      {note !== null && (
        <>
          {note.text}
          <button type="button" className={styles['undo']} onClick={note.undo}>
            Undo
          </button>
        </>
      )}
    </output>
  );
}
