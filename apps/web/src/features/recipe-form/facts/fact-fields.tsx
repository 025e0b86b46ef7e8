import { Difficulty, MAX_RATING } from '@commonplate/contract';
import { useWatch } from 'react-hook-form';
import { capitalised } from '../../../ui/capitalised.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import styles from './facts.module.css';

const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => {
  const stars = index + 1;
  return {
    value: String(stars),
    label: `${'★'.repeat(stars)} ${stars} ${stars === 1 ? 'star' : 'stars'}`,
  };
}).reverse();

const VISIBILITIES = [
  { value: 'private', label: 'Private', hint: 'Only you can see a private recipe.' },
  { value: 'public', label: 'Public', hint: 'Everyone who signs in here can see it.' },
] as const;

export function FactFields() {
  const form = useRecipeForm();
  const { errors } = form.formState;
  const visibility = useWatch({ control: form.control, name: 'visibility' });
  return (
    <div className={styles['facts']}>
      <SelectField label="Rating" error={errors.rating?.message} {...form.register('rating')}>
        <option value="">Not rated yet</option>
        {RATINGS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles['two']}>
        <MeasureField
          label="Prep time"
          unit="min"
          inputMode="numeric"
          error={errors.prepTime?.message}
          {...form.register('prepTime')}
        />
        <MeasureField
          label="Cook time"
          unit="min"
          inputMode="numeric"
          error={errors.cookTime?.message}
          {...form.register('cookTime')}
        />
      </div>
      <div className={styles['two']}>
        <TextField
          label="Servings"
          inputMode="decimal"
          autoComplete="off"
          error={errors.servings?.message}
          {...form.register('servings')}
        />
        <SelectField
          label="Difficulty"
          error={errors.difficulty?.message}
          {...form.register('difficulty')}
        >
          <option value="">Not set</option>
          {Difficulty.options.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {capitalised(difficulty)}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceField
        label="Visibility"
        choices={VISIBILITIES}
        hint={VISIBILITIES.find(({ value }) => value === visibility)?.hint}
        {...form.register('visibility')}
      />
    </div>
  );
}
