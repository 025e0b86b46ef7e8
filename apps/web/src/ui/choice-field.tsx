import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice-field.module.css';

interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'value' | 'children'
> {
  label: string;
  choices: readonly Choice[];
  hint?: ReactNode;
}

/** A few choices side by side, one of which is taken. */
export function ChoiceField({ label, choices, hint, ...input }: ChoiceFieldProps) {
  const hintId = useId();
  return (
    <fieldset
      className={styles['field']}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['choice']}>
            <input {...input} type="radio" value={choice.value} className={styles['radio']} />
            <span className={styles['word']}>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
