import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { RecipeFormValues } from './model/recipe-form-values.ts';
import { fixCount, fixSummary, thingsToFix } from './model/things-to-fix.ts';
import type { RecipeSubmission } from './model/use-recipe-submission.ts';
import { useRecipeForm } from './model/use-recipe-form.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  submission: RecipeSubmission;
  submitLabel: string;
  onBack: () => void;
}

/** Stays at the foot of the window, and says how much is missing while one writes. */
export function SaveBar({ submission, submitLabel, onBack }: SaveBarProps) {
  const { control } = useRecipeForm();
  const values = useDeferredValue(useWatch({ control }) as RecipeFormValues);
  const things = useMemo(() => thingsToFix(values), [values]);
  return (
    <div className={styles['bar']}>
      {submission.failure !== null && (
        <div className={styles['failure']}>
          <Banner tone="error" onDismiss={submission.clearFailure}>
            {submission.failure}
          </Banner>
        </div>
      )}
      <div className={styles['line']}>
        <p className={styles['count']}>
          <span className={styles['long']}>{fixSummary(things)}</span>
          <span className={styles['short']}>{fixCount(things)}</span>
        </p>
        <div className={styles['acts']}>
          <Button icon={ArrowLeft} onClick={onBack}>
            Back
          </Button>
          <Button type="submit" variant="primary" busy={submission.busy}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
