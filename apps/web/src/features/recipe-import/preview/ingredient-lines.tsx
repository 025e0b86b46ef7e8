import { visibleText } from '@commonplate/contract';
import { useFieldArray } from 'react-hook-form';
import { IngredientLine } from './ingredient-line.tsx';
import styles from './lines.module.css';
import { ReadLines } from './read-lines.tsx';
import { removedWords } from './removed-words.ts';
import { usePreviewForm } from './use-preview-form.ts';
import { useRowRemoval } from './use-row-removal.ts';

export function IngredientLines({ readCount }: { readCount: number }) {
  const { control, getValues } = usePreviewForm();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'ingredients' });
  const rows = () => getValues('ingredients');
  const { list, adding, note, clearNote, removeRow } = useRowRemoval({ rows, insert, remove });
  const removeAt = (index: number) => {
    const row = getValues(`ingredients.${index}`);
    const item = visibleText(row.item);
    removeRow(index, removedWords(item === '' ? `Ingredient ${index + 1}` : item, row));
  };
  return (
    <ReadLines
      of="ingredients"
      title="Ingredients"
      readCount={readCount}
      keptCount={fields.filter(({ origin }) => origin !== null).length}
      add="Add ingredient"
      adding={adding}
      note={note}
      onAdd={() => {
        clearNote();
        append({ quantity: '', unit: '', item: '', origin: null });
      }}
    >
      <ul ref={list} className={styles['lines']}>
        {fields.map((field, index) => (
          <IngredientLine
            key={field.id}
            index={index}
            origin={field.origin}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ul>
    </ReadLines>
  );
}
