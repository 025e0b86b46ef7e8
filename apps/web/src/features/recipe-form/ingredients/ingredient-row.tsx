import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { RemoveRowButton } from '../../../ui/remove-row-button.tsx';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import rowStyles from '../rows/row-list.module.css';
import type { RowOrder } from '../rows/use-row-order.ts';
import styles from './ingredients.module.css';
import { UNIT_LIST_ID } from './unit-suggestions.tsx';

interface IngredientRowProps {
  index: number;
  order: RowOrder;
  onRemove: () => void;
  onPaste: (event: ClipboardEvent) => void;
}

const PARTS = [
  { name: 'quantity', label: 'Quantity' },
  { name: 'unit', label: 'Unit' },
  { name: 'item', label: 'Ingredient' },
] as const;

/** Enter in a finished row has nothing to add, and must not send the whole form. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

export function IngredientRow({ index, order, onRemove, onPaste }: IngredientRowProps) {
  const form = useRecipeForm();
  const id = useId();
  const faults = form.formState.errors.ingredients?.[index];
  const place = index + 1;
  return (
    <li className={styles['entry']}>
      <div className={styles['row']}>
        {PARTS.map(({ name, label }) => (
          <input
            key={name}
            {...form.register(`ingredients.${index}.${name}`)}
            className={classNames(rowStyles['quiet'], styles[name])}
            aria-label={`${label} of ingredient ${place}`}
            aria-invalid={faults?.[name] === undefined ? undefined : true}
            aria-describedby={faults?.[name] === undefined ? undefined : `${id}-${name}`}
            list={name === 'unit' ? UNIT_LIST_ID : undefined}
            dir="auto"
            autoComplete="off"
            onKeyDown={ignoreEnter}
            onPaste={onPaste}
          />
        ))}
        <div className={styles['order']}>
          <Menu
            label={`Move ingredient ${place}`}
            items={[
              { label: 'Move Up', icon: ArrowUp, onSelect: () => order.moveUp(index, 'handle') },
              {
                label: 'Move Down',
                icon: ArrowDown,
                onSelect: () => order.moveDown(index, 'handle'),
              },
            ]}
          >
            {(trigger) => (
              <IconButton
                {...trigger}
                {...order.handleProps(index)}
                label={`Move ingredient ${place}`}
                icon={GripVertical}
                small
                className={rowStyles['handle'] ?? ''}
              />
            )}
          </Menu>
        </div>
        <div className={styles['remove']}>
          <RemoveRowButton label={`Remove ingredient ${place}`} onRemove={onRemove} />
        </div>
      </div>
      {PARTS.map(({ name }) => {
        const message = faults?.[name]?.message;
        return (
          message !== undefined && (
            <FieldError key={name} id={`${id}-${name}`}>
              {message}
            </FieldError>
          )
        );
      })}
    </li>
  );
}
