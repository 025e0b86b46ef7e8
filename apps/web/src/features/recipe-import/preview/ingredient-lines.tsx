import { useFieldArray } from 'react-hook-form';
import { IngredientLine } from './ingredient-line.tsx';
import styles from './lines.module.css';
import { ReadLines } from './read-lines.tsx';
import { usePreviewForm } from './use-preview-form.ts';

export function IngredientLines({ readCount }: { readCount: number }) {
  const { control } = usePreviewForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' });
  return (
    <ReadLines
      of="ingredients"
      title="Ingredients"
      readCount={readCount}
      keptCount={fields.filter(({ origin }) => origin !== null).length}
      add="Add ingredient"
      onAdd={() => append({ quantity: '', unit: '', item: '', origin: null })}
    >
      <ul className={styles['lines']}>
        {fields.map((field, index) => (
          <IngredientLine
            key={field.id}
            index={index}
            origin={field.origin}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
    </ReadLines>
  );
}
