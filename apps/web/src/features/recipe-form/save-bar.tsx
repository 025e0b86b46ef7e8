import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import type { RecipeFormValues } from './model/recipe-form-values.ts';
import { fixCount, fixSummary, thingsToFix } from './model/things-to-fix.ts';
import type { RecipeSubmission } from './model/use-recipe-submission.ts';
import { useRecipeForm } from './model/use-recipe-form.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  submission: RecipeSubmission;
  submitLabel: string;
  photoFailed: boolean;
  onBack: () => void;
}

/** Says how much is missing while one writes. */
export function SaveBar({ submission, submitLabel, photoFailed, onBack }: SaveBarProps) {
  const { control } = useRecipeForm();
  const values = useDeferredValue(useWatch({ control }) as RecipeFormValues);
  const things = useMemo(() => thingsToFix(values, photoFailed), [values, photoFailed]);
  return (
    <FootBar
      note={
        <>
          <span className={styles['long']}>{fixSummary(things)}</span>
          <span className={styles['short']}>{fixCount(things)}</span>
        </>
      }
      failure={submission.failure}
      onDismissFailure={submission.clearFailure}
    >
      <Button icon={ArrowLeft} onClick={onBack}>
        Back
      </Button>
      <Button type="submit" variant="primary" busy={submission.busy}>
        {submitLabel}
      </Button>
    </FootBar>
  );
}
