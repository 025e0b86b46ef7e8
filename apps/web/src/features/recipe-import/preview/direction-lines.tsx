import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Section } from '../../../ui/section.tsx';
import { DirectionLine } from './direction-line.tsx';
import styles from './lines.module.css';
import { MarkNote } from './mark-note.tsx';
import { useOpenMark } from './open-marks.tsx';
import { useIsDish } from './preview-source.ts';
import { usePreviewForm } from './use-preview-form.ts';

const FAULT_ID = 'directions-fault';

export function DirectionLines({ readCount }: { readCount: number }) {
  const { control, formState } = usePreviewForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'directions' });
  const { directions } = formState.errors;
  const missing = useOpenMark('directions');
  const fault = directions?.root?.message ?? directions?.message;
  return (
    <Section title="Directions" note={`${readCount} ${useIsDish() ? 'guessed' : 'read'}`}>
      <ol className={styles['lines']}>
        {fields.map((field, index) => (
          <DirectionLine
            key={field.id}
            index={index}
            origin={field.origin}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {missing !== undefined && <MarkNote mark={missing} />}
      {fault !== undefined && <FieldError id={FAULT_ID}>{fault}</FieldError>}
      <div className={styles['add']}>
        <Button
          icon={Plus}
          aria-describedby={fault === undefined ? undefined : FAULT_ID}
          onClick={() => append({ instruction: '', origin: null })}
        >
          Add step
        </Button>
      </div>
    </Section>
  );
}
