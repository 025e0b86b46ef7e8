import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

export function SelectField({
  label,
  error,
  hint,
  children,
  ...select
}: FieldLook & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <select
          {...select}
          {...ties}
          className={classNames(styles['input'], styles['select'], select.className)}
        >
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
