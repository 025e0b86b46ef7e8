import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

export function TextArea({
  label,
  error,
  hint,
  ...area
}: FieldLook & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <textarea
          rows={3}
          {...area}
          {...ties}
          className={classNames(styles['input'], styles['area'], area.className)}
        />
      )}
    </FieldFrame>
  );
}
