import { NUTRIENTS, type Nutrient } from '@commonplate/contract';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './facts.module.css';

const LOOKS = {
  calories: { label: 'Calories', unit: 'kcal' },
  protein: { label: 'Protein', unit: 'g' },
  carbohydrates: { label: 'Carbs', unit: 'g' },
  fat: { label: 'Fat', unit: 'g' },
  fiber: { label: 'Fiber', unit: 'g' },
  sodium: { label: 'Sodium', unit: 'mg' },
} satisfies Record<Nutrient, { label: string; unit: string }>;

export function NutritionFields() {
  const form = useRecipeForm();
  const faults = form.formState.errors.nutrition;
  return (
    <Section title="Nutrition" note="Optional, per serving">
      <div className={styles['nutrition']}>
        {NUTRIENTS.map((nutrient) => (
          <MeasureField
            key={nutrient}
            {...LOOKS[nutrient]}
            error={faults?.[nutrient]?.message}
            {...form.register(`nutrition.${nutrient}`)}
          />
        ))}
      </div>
    </Section>
  );
}
