import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';
import { IconButton } from './icon-button.tsx';

export function PasswordField({
  label,
  error,
  hint,
  ...input
}: FieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <div className={styles['password']}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={classNames(styles['input'], input.className)}
          />
          <div className={styles['reveal']}>
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? EyeOff : Eye}
              onClick={() => setShown(!shown)}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
