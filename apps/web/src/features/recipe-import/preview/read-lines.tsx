import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { RowNote, type RowNoteText } from '../../../ui/row-note.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './lines.module.css';
import { MarkNote } from './mark-note.tsx';
import { useOpenMark } from './open-marks.tsx';
import { useIsDish } from './preview-source.ts';
import { usePreviewForm } from './use-preview-form.ts';

interface ReadLinesProps {
  of: 'ingredients' | 'directions';
  title: string;
  readCount: number;
  /** How many of those are still there. */
  keptCount: number;
  /** On the button: "Add step". */
  add: string;
  adding: Ref<HTMLButtonElement>;
  /** Of what was last done to the list. */
  note: RowNoteText | null;
  onAdd: () => void;
  /** The list. */
  children: ReactNode;
}

/** The frame of a list that was read: how many lines it had, what is missing or wrong about the whole, and one line more. */
export function ReadLines(props: ReadLinesProps) {
  const { of, title, readCount, keptCount, add, adding, note, onAdd, children } = props;
  const { formState } = usePreviewForm();
  const missing = useOpenMark(of);
  const errors = formState.errors[of];
  const fault = errors?.root?.message ?? errors?.message;
  const read = `${readCount} ${useIsDish() ? 'guessed' : 'read'}`;
  const removed = readCount - keptCount;
  const faultId = `${of}-fault`;
  return (
    <Section title={title} note={removed > 0 ? `${read}, ${removed} removed` : read}>
      {children}
      <RowNote note={note} />
      {missing !== undefined && <MarkNote mark={missing} />}
      {fault !== undefined && <FieldError id={faultId}>{fault}</FieldError>}
      <div className={styles['add']}>
        <Button
          ref={adding}
          icon={Plus}
          data-mends-fault={fault === undefined ? undefined : ''}
          aria-describedby={fault === undefined ? undefined : faultId}
          onClick={onAdd}
        >
          {add}
        </Button>
      </div>
    </Section>
  );
}
