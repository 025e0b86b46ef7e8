import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

interface MeasureFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** What the number counts, shown in the field: "min", "kcal". */
  unit: string;
}

/** A number with its unit. The text stays as typed, so that a slip is told and not swallowed. */
export function MeasureField({ label, error, hint, unit, ...input }: MeasureFieldProps) {
  const unitId = useId();
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <div className={styles['measure']}>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...ties}
            aria-describedby={[unitId, ties['aria-describedby']].filter(Boolean).join(' ')}
            className={classNames(styles['input'], input.className)}
          />
          <span id={unitId} className={styles['unit']}>
            {unit}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
