import { useFieldArray } from 'react-hook-form';
import { DirectionLine } from './direction-line.tsx';
import styles from './lines.module.css';
import { ReadLines } from './read-lines.tsx';
import { usePreviewForm } from './use-preview-form.ts';

export function DirectionLines({ readCount }: { readCount: number }) {
  const { control } = usePreviewForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'directions' });
  return (
    <ReadLines
      of="directions"
      title="Directions"
      readCount={readCount}
      keptCount={fields.filter(({ origin }) => origin !== null).length}
      add="Add step"
      onAdd={() => append({ instruction: '', origin: null })}
    >
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
    </ReadLines>
  );
}
