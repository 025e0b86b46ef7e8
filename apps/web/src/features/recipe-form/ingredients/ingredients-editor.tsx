import { visibleText } from '@commonplate/contract';
import { type ClipboardEvent, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { pendingIngredient } from '../model/pending-lines.ts';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import { hasManyLines } from '../paste/pasted-lines.ts';
import { splitIngredients } from '../paste/split-ingredients.ts';
import rowStyles from '../rows/row-list.module.css';
import { useRowOrder } from '../rows/use-row-order.ts';
import { RowNote } from '../../../ui/row-note.tsx';
import { Section } from '../../../ui/section.tsx';
import { useRowNote } from '../../../ui/use-row-note.ts';
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
  const rowNote = useRowNote((place) => order.focusRow(place, 'remove'));
  const { errors } = form.formState;

  const add = () => {
    const ingredient = pendingIngredient(form.getValues('adding'));
    if (ingredient === null) return;
    rowNote.clear();
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
    const before = form.getValues('ingredients').map((row) => ({ ...row }));
    rowNote.tell(said, { place, takeBack: () => replace(before) });
    insert(place, rows, { shouldFocus: false });
  };
  const removeAt = (index: number) => {
    const row = { ...form.getValues(`ingredients.${index}`) };
    const item = visibleText(row.item);
    rowNote.tell(item === '' ? `Ingredient ${index + 1} removed` : `${item} removed`, {
      place: index,
      // The others may have been changed since.
      takeBack: () => insert(index, row, { shouldFocus: false }),
    });
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
      <RowNote note={rowNote.note} />
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
