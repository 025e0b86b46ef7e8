import { useFieldArray } from 'react-hook-form';
import { DirectionLine } from './direction-line.tsx';
import styles from './lines.module.css';
import { ReadLines } from './read-lines.tsx';
import { usePreviewForm } from './use-preview-form.ts';

export function DirectionLines({ readCount }: { readCount: number }) {
  const { control, setFocus } = usePreviewForm();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'directions' });
  const moveTo = (from: number, beside: number) => {
    const to = fields.findIndex(({ origin }) => origin === beside);
    move(from, to);
    setFocus(`directions.${to}.instruction`);
  };
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
            onMove={(beside) => moveTo(index, beside)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
    </ReadLines>
  );
}
