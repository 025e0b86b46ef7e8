import { type ClipboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { pendingIngredient } from '../model/pending-lines.ts';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import { hasManyLines } from '../paste/pasted-lines.ts';
import { splitIngredients } from '../paste/split-ingredients.ts';
import rowStyles from '../rows/row-list.module.css';
import { RowNote, type RowNoteText } from '../rows/row-note.tsx';
import { useRowOrder } from '../rows/use-row-order.ts';
import { Section } from '../../../ui/section.tsx';
import { IngredientAddRow } from './ingredient-add-row.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import styles from './ingredients.module.css';
import { UnitSuggestions } from './unit-suggestions.tsx';

export function IngredientsEditor() {
  const form = useRecipeForm();
  const { fields, append, insert, remove, move, replace } = useFieldArray({
    control: form.control,
    name: 'ingredients',
  });
  const list = useRef<HTMLOListElement>(null);
  const order = useRowOrder({
    list,
    count: fields.length,
    noun: 'Ingredient',
    move,
    remove,
    focusAddLine: () => form.setFocus('adding.quantity'),
  });
  const [note, setNote] = useState<RowNoteText | null>(null);
  const { errors } = form.formState;

  /** Says what was done, and remembers the rows as they were before. */
  const noteWithUndo = (text: string, place: number) => {
    const before = form.getValues('ingredients').map((row) => ({ ...row }));
    const undo = () => {
      flushSync(() => {
        replace(before);
        setNote(null);
      });
      // The button that was pressed is gone with its note.
      order.focusRow(place, 'remove');
    };
    setNote({ text, undo });
  };
  const add = () => {
    const ingredient = pendingIngredient(form.getValues('adding'));
    if (ingredient === null) return;
    setNote(null);
    append(ingredient, { shouldFocus: false });
    for (const name of ['quantity', 'unit', 'item'] as const) form.setValue(`adding.${name}`, '');
    form.clearErrors('adding');
  };
  const pasteAt = (place: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasManyLines(text)) return;
    event.preventDefault();
    const rows = splitIngredients(text);
    const said = rows.length === 1 ? '1 ingredient added' : `${rows.length} ingredients added`;
    noteWithUndo(said, place);
    insert(place, rows, { shouldFocus: false });
  };
  const removeAt = (index: number) => {
    const item = form.getValues(`ingredients.${index}.item`).trim();
    noteWithUndo(item === '' ? `Ingredient ${index + 1} removed` : `${item} removed`, index);
    order.removeRow(index);
  };
  return (
    <Section title="Ingredients" note="Press Enter or paste a list">
      {fields.length > 0 && (
        <div className={styles['heads']} aria-hidden="true">
          <span>Quantity</span>
          <span>Unit</span>
          <span>Ingredient</span>
        </div>
      )}
      <ol ref={list} className={rowStyles['list']} aria-label="Ingredients">
        {fields.map(({ id }, index) => (
          <IngredientRow
            key={id}
            index={index}
            order={order}
            onRemove={() => removeAt(index)}
            onPaste={pasteAt(index + 1)}
          />
        ))}
      </ol>
      <RowNote note={note} />
      <IngredientAddRow
        onAdd={add}
        onPaste={pasteAt(fields.length)}
        listFault={errors.ingredients?.root?.message ?? errors.ingredients?.message}
      />
      <UnitSuggestions />
      <VisuallyHidden>
        <output>{order.announcement}</output>
      </VisuallyHidden>
    </Section>
  );
}
