import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { rowAt } from '../../../lib/row-focus.ts';
import { DirectionLine } from './direction-line.tsx';
import styles from './lines.module.css';
import { inPageOrder, placeInPageOrder } from './page-order.ts';
import { ReadLines } from './read-lines.tsx';
import { removedWords } from './removed-words.ts';
import { usePreviewForm } from './use-preview-form.ts';
import { useRowRemoval } from './use-row-removal.ts';

export function DirectionLines({ readCount }: { readCount: number }) {
  const { control, getValues } = usePreviewForm();
  const { fields, append, insert, remove, replace } = useFieldArray({
    control,
    name: 'directions',
  });
  const rows = () => getValues('directions');
  /** The one they were put in, which a step that comes back has to join. */
  const used = useRef<readonly number[]>([]);
  const { list, adding, note, clearNote, removeRow } = useRowRemoval({
    rows,
    placeOf: (row) => placeInPageOrder(rows(), row, used.current),
    insert,
    remove,
  });
  /** The focus goes with the step whose button was pressed. */
  const putInOrder = (order: readonly number[], pressed: number | null) => {
    const ordered = inPageOrder(rows(), order);
    used.current = order;
    flushSync(() => replace(ordered));
    const place = ordered.findIndex(({ origin }) => origin === pressed);
    rowAt(list.current, place)?.querySelector('textarea')?.focus();
  };
  return (
    <ReadLines
      of="directions"
      title="Directions"
      readCount={readCount}
      keptCount={fields.filter(({ origin }) => origin !== null).length}
      add="Add step"
      adding={adding}
      note={note}
      onAdd={() => {
        clearNote();
        append({ instruction: '', origin: null });
      }}
    >
      <ol ref={list} className={styles['lines']}>
        {fields.map((field, index) => (
          <DirectionLine
            key={field.id}
            index={index}
            origin={field.origin}
            onOrder={(order) => putInOrder(order, field.origin)}
            onRemove={() =>
              removeRow(index, removedWords(`Step ${index + 1}`, getValues(`directions.${index}`)))
            }
          />
        ))}
      </ol>
    </ReadLines>
  );
}
