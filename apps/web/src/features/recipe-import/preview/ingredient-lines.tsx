import { useFieldArray } from 'react-hook-form';
import { IngredientLine } from './ingredient-line.tsx';
import styles from './lines.module.css';
import { ReadLines } from './read-lines.tsx';
import { usePreviewForm } from './use-preview-form.ts';
import { useRowRemoval } from './use-row-removal.ts';

export function IngredientLines({ readCount }: { readCount: number }) {
  const { control } = usePreviewForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' });
  const { list, adding, removeRow } = useRowRemoval(remove);
  return (
    <ReadLines
      of="ingredients"
      title="Ingredients"
      readCount={readCount}
      keptCount={fields.filter(({ origin }) => origin !== null).length}
      add="Add ingredient"
      adding={adding}
      onAdd={() => append({ quantity: '', unit: '', item: '', origin: null })}
    >
      <ul ref={list} className={styles['lines']}>
        {fields.map((field, index) => (
          <IngredientLine
            key={field.id}
            index={index}
            origin={field.origin}
            onRemove={() => removeRow(index)}
          />
        ))}
      </ul>
    </ReadLines>
  );
}
