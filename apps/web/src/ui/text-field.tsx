import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

export function TextField({
  label,
  error,
  hint,
  ...input
}: FieldLook & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <input {...input} {...ties} className={classNames(styles['input'], input.className)} />
      )}
    </FieldFrame>
  );
}
