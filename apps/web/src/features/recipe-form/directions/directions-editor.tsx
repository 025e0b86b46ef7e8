import { visibleText } from '@commonplate/contract';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import { hasManyLines } from '../paste/pasted-lines.ts';
import { splitSteps } from '../paste/split-steps.ts';
import rowStyles from '../rows/row-list.module.css';
import { useRowOrder } from '../rows/use-row-order.ts';
import { RowNote } from '../../../ui/row-note.tsx';
import { Section } from '../../../ui/section.tsx';
import { useRowNote } from '../../../ui/use-row-note.ts';
import { DirectionRow } from './direction-row.tsx';
import styles from './directions.module.css';

export function DirectionsEditor() {
  const form = useRecipeForm();
  const { fields, append, insert, remove, move, replace } = useFieldArray({
    control: form.control,
    name: 'directions',
  });
  const list = useRef<HTMLOListElement>(null);
  const order = useRowOrder({
    list,
    count: fields.length,
    noun: 'Step',
    move,
    remove,
    focusAddLine: () => form.setFocus('adding.instruction'),
  });
  const rowNote = useRowNote((place) => order.focusRow(place, 'remove'));
  const pending = useWatch({ control: form.control, name: 'adding.instruction' });
  const addLine = useRef<HTMLDivElement>(null);
  const faultId = useId();
  const { errors } = form.formState;
  const fault = errors.directions?.root?.message ?? errors.directions?.message;

  const add = () => {
    const instruction = visibleText(form.getValues('adding.instruction'));
    if (instruction === '') return;
    rowNote.clear();
    append({ instruction }, { shouldFocus: false });
    form.setValue('adding.instruction', '');
    addLine.current?.querySelector('textarea')?.focus();
  };
  const addOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const steps = hasManyLines(text) ? splitSteps(text) : [];
    if (steps.length < 2) return;
    event.preventDefault();
    const before = form.getValues('directions').map((row) => ({ ...row }));
    rowNote.tell(`${steps.length} steps added`, {
      place: fields.length,
      takeBack: () => replace(before),
    });
    append(
      steps.map((instruction) => ({ instruction })),
      { shouldFocus: false },
    );
  };
  const removeAt = (index: number) => {
    const row = { ...form.getValues(`directions.${index}`) };
    rowNote.tell(`Step ${index + 1} removed`, {
      place: index,
      // The others may have been changed since.
      takeBack: () => insert(index, row, { shouldFocus: false }),
    });
    order.removeRow(index);
  };
  return (
    <Section title="Directions" note="Ctrl+Enter or paste all steps">
      <ol ref={list} className={rowStyles['list']} aria-label="Directions">
        {fields.map(({ id }, index) => (
          <DirectionRow
            key={id}
            index={index}
            isLast={index === fields.length - 1}
            order={order}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <RowNote note={rowNote.note} />
      <div ref={addLine} className={styles['add']}>
        <textarea
          {...form.register('adding.instruction')}
          className={classNames(rowStyles['bordered'], styles['next'])}
          rows={3}
          dir="auto"
          aria-label="Next step"
          placeholder="What happens next?"
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : faultId}
          onKeyDown={addOnCtrlEnter}
          onPaste={paste}
        />
        {fault !== undefined && <FieldError id={faultId}>{fault}</FieldError>}
        <div>
          <Button icon={Plus} disabled={visibleText(pending) === ''} onClick={add}>
            Add Step
          </Button>
        </div>
      </div>
      <VisuallyHidden>
        <output>{order.announcement}</output>
      </VisuallyHidden>
    </Section>
  );
}
