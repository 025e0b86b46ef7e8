import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { pendingIngredient } from '../model/pending-lines.ts';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import rowStyles from '../rows/row-list.module.css';
import styles from './ingredients.module.css';
import { UNIT_LIST_ID } from './unit-suggestions.tsx';

interface IngredientAddRowProps {
  /** Takes in what stands in the row; only called when it is whole. */
  onAdd: () => void;
  onPaste: (event: ClipboardEvent) => void;
  /** What is wrong with the list as a whole. */
  listFault: string | undefined;
}

const PARTS = [
  { name: 'quantity', label: 'Quantity' },
  { name: 'unit', label: 'Unit' },
  { name: 'item', label: 'Ingredient' },
] as const;

export function IngredientAddRow({ onAdd, onPaste, listFault }: IngredientAddRowProps) {
  const form = useRecipeForm();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const adding = useWatch({ control: form.control, name: 'adding' });
  const whole = pendingIngredient(adding) !== null;
  const faults = form.formState.errors.adding;
  const messages = {
    quantity: faults?.quantity?.message ?? listFault,
    unit: undefined,
    item: faults?.item?.message,
  };

  const add = () => {
    if (!whole) return;
    onAdd();
    row.current?.querySelector('input')?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <div className={styles['addRow']} ref={row}>
        {PARTS.map(({ name, label }) => (
          <input
            key={name}
            {...form.register(`adding.${name}`)}
            className={classNames(rowStyles['bordered'], styles[name])}
            aria-label={label}
            placeholder={label}
            aria-invalid={messages[name] === undefined ? undefined : true}
            aria-describedby={messages[name] === undefined ? undefined : `${id}-${name}`}
            list={name === 'unit' ? UNIT_LIST_ID : undefined}
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            onKeyDown={addOnEnter}
            onPaste={onPaste}
          />
        ))}
        <div className={styles['add']}>
          <Button icon={Plus} disabled={!whole} wide onClick={add} aria-label="Add ingredient">
            Add
          </Button>
        </div>
      </div>
      {PARTS.map(({ name }) => {
        const message = messages[name];
        return (
          message !== undefined && (
            <FieldError key={name} id={`${id}-${name}`}>
              {message}
            </FieldError>
          )
        );
      })}
    </>
  );
}
