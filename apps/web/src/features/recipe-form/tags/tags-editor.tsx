import { addTags, removeTag } from '@commonplate/kitchen';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { tagFault } from '../model/tag-fault.ts';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import rowStyles from '../rows/row-list.module.css';
import { Section } from '../../../ui/section.tsx';
import styles from './tags-editor.module.css';

const messageOf = (fault: { message?: string } | undefined) => fault?.message;

export function TagsEditor() {
  const form = useRecipeForm();
  const tags = useWatch({ control: form.control, name: 'tags' });
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const { errors } = form.formState;
  const faults = errors.tags;
  const fault =
    errors.adding?.tag?.message ??
    messageOf(faults) ??
    (Array.isArray(faults) ? faults.map(messageOf).find(Boolean) : undefined);

  const setTags = (next: string[]) =>
    form.setValue('tags', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  /** Where one of them cannot be a tag, all of them stay where they were typed, to be mended there. */
  const take = (typed: string, rest: string) => {
    const message = tagFault(typed);
    if (message !== undefined) {
      form.setError('adding.tag', { message });
      return;
    }
    setTags(addTags(tags, typed));
    form.setValue('adding.tag', rest);
  };
  const add = () => {
    take(form.getValues('adding.tag'), '');
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const field = form.register('adding.tag', {
    // Also catches a comma from a phone's keyboard, which reports no key, and a pasted list.
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      if (tagFault(value) === undefined) form.clearErrors('adding.tag');
      const comma = value.lastIndexOf(',');
      if (comma >= 0) take(value.slice(0, comma), value.slice(comma + 1).trimStart());
    },
  });
  return (
    <Section title="Tags">
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                removeLabel={`Remove tag ${tag}`}
                onRemove={() => {
                  setTags(removeTag(tags, tag));
                  input.current?.focus();
                }}
              >
                <span dir="auto">{tag}</span>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <input
          {...field}
          ref={(element) => {
            field.ref(element);
            input.current = element;
          }}
          className={rowStyles['bordered']}
          aria-label="Add a tag"
          placeholder="Add a tag"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : faultId}
          onKeyDown={addOnEnter}
        />
        <Button onClick={add} aria-label="Add tag">
          Add
        </Button>
      </div>
      {fault !== undefined && <FieldError id={faultId}>{fault}</FieldError>}
    </Section>
  );
}
