import { type KeyboardEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { isLongTitle } from '../../ui/long-title.ts';
import { useRecipeForm } from './model/use-recipe-form.ts';
import styles from './title-field.module.css';

/** A title is one line, however far it wraps. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The title, written at the size it will have. */
export function TitleField() {
  const form = useRecipeForm();
  const id = useId();
  const long = isLongTitle(useWatch({ control: form.control, name: 'title' }));
  const fault = form.formState.errors.title?.message;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        Title
      </label>
      <textarea
        id={id}
        {...form.register('title')}
        className={classNames(styles['title'], long && styles['long'])}
        rows={1}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onKeyDown={ignoreEnter}
      />
      {fault !== undefined && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
    </div>
  );
}
