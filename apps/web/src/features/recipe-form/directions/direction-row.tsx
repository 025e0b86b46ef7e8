import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RemoveRowButton } from '../../../ui/remove-row-button.tsx';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import rowStyles from '../rows/row-list.module.css';
import type { RowOrder } from '../rows/use-row-order.ts';
import styles from './directions.module.css';

interface DirectionRowProps {
  index: number;
  isLast: boolean;
  order: RowOrder;
  onRemove: () => void;
}

export function DirectionRow({ index, isLast, order, onRemove }: DirectionRowProps) {
  const form = useRecipeForm();
  const id = useId();
  const fault = form.formState.errors.directions?.[index]?.instruction?.message;
  const step = index + 1;
  return (
    <li className={styles['row']}>
      <span className={styles['number']} aria-hidden="true">
        {step}
      </span>
      <div className={styles['text']}>
        <textarea
          {...form.register(`directions.${index}.instruction`)}
          className={classNames(rowStyles['quiet'], styles['area'])}
          rows={1}
          dir="auto"
          aria-label={`Step ${step}`}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : id}
        />
        {fault !== undefined && <FieldError id={id}>{fault}</FieldError>}
      </div>
      <div className={styles['acts']}>
        <IconButton
          {...order.handleProps(index)}
          label={`Drag step ${step}, or move it with the arrow keys`}
          icon={GripVertical}
          small
          className={rowStyles['handle'] ?? ''}
        />
        <IconButton
          label={`Move step ${step} up`}
          icon={ArrowUp}
          small
          data-row-control="up"
          disabled={index === 0}
          onClick={() => order.moveUp(index)}
        />
        <IconButton
          label={`Move step ${step} down`}
          icon={ArrowDown}
          small
          data-row-control="down"
          disabled={isLast}
          onClick={() => order.moveDown(index)}
        />
        <RemoveRowButton label={`Remove step ${step}`} onRemove={onRemove} />
      </div>
    </li>
  );
}
