import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Section } from '../../../ui/section.tsx';
import { IngredientLine } from './ingredient-line.tsx';
import styles from './lines.module.css';
import { MarkNote } from './mark-note.tsx';
import { useOpenMark } from './open-marks.tsx';
import { useIsDish } from './preview-source.ts';
import { usePreviewForm } from './use-preview-form.ts';

const FAULT_ID = 'ingredients-fault';

export function IngredientLines({ readCount }: { readCount: number }) {
  const { control, formState } = usePreviewForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' });
  const { ingredients } = formState.errors;
  const missing = useOpenMark('ingredients');
  const fault = ingredients?.root?.message ?? ingredients?.message;
  return (
    <Section title="Ingredients" note={`${readCount} ${useIsDish() ? 'guessed' : 'read'}`}>
      <ul className={styles['lines']}>
        {fields.map((field, index) => (
          <IngredientLine
            key={field.id}
            index={index}
            origin={field.origin}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {missing !== undefined && <MarkNote mark={missing} />}
      {fault !== undefined && <FieldError id={FAULT_ID}>{fault}</FieldError>}
      <div className={styles['add']}>
        <Button
          icon={Plus}
          aria-describedby={fault === undefined ? undefined : FAULT_ID}
          onClick={() => append({ quantity: '', unit: '', item: '', origin: null })}
        >
          Add ingredient
        </Button>
      </div>
    </Section>
  );
}
