import { Difficulty } from '@commonplate/contract';
import { capitalised } from '../../../ui/capitalised.ts';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './fact-fields.module.css';
import { MarkNote, markedStyle } from './mark-note.tsx';
import { useOpenMark } from './open-marks.tsx';
import { usePreviewForm } from './use-preview-form.ts';

type Fact = 'title' | 'servings' | 'prepTime' | 'cookTime' | 'difficulty';

/** What ties a field of the preview to its mark and its fault. */
function useFact(name: Fact) {
  const form = usePreviewForm();
  const mark = useOpenMark(name);
  return {
    ...form.register(name),
    'data-path': name,
    className: markedStyle(mark),
    error: form.formState.errors[name]?.message,
    ...(mark !== undefined && { hint: <MarkNote mark={mark} /> }),
  };
}

export function FactFields() {
  const title = useFact('title');
  return (
    <>
      <TextField
        label="Title"
        autoComplete="off"
        {...title}
        className={`${styles['title']} ${title.className}`}
      />
      <div className={styles['facts']}>
        <TextField
          label="Servings"
          inputMode="decimal"
          autoComplete="off"
          {...useFact('servings')}
        />
        <MeasureField label="Prep time" unit="min" {...useFact('prepTime')} />
        <MeasureField label="Cook time" unit="min" {...useFact('cookTime')} />
        <SelectField label="Difficulty" {...useFact('difficulty')}>
          {Difficulty.options.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {capitalised(difficulty)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
