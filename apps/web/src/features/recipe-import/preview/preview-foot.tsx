import { Button } from '../../../ui/button.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { leftWords } from './open-words.ts';
import { useOpenMarks } from './open-marks.tsx';
import { useIsDish } from './preview-source.ts';
import type { useImportedSaving } from './use-imported-saving.ts';
import { useLeftOut } from './use-left-out.ts';
import { usePreviewForm } from './use-preview-form.ts';

const ALL_GUESSED = 'All of this is guessed. You can save it and edit it later.';

interface PreviewFootProps {
  saving: ReturnType<typeof useImportedSaving>;
  onCancel: () => void;
}

/** Faults may stand far above the button that found them, so the foot names them too. */
export function PreviewFoot({ saving, onCancel }: PreviewFootProps) {
  const marks = useOpenMarks();
  const {
    formState: { errors },
  } = usePreviewForm();
  const leftOut = useLeftOut().length;
  const left = useIsDish() ? ALL_GUESSED : leftWords(marks, leftOut);
  const missing = [
    errors.title?.message,
    errors.ingredients?.root?.message ?? errors.ingredients?.message,
    errors.directions?.root?.message ?? errors.directions?.message,
  ].filter((message) => message !== undefined);
  const hasFaults = Object.keys(errors).length > 0;
  const faults = missing.length > 0 ? missing.join('. ') : 'Please mend the fields in red';
  return (
    <FootBar
      note={hasFaults ? `${faults}.` : left}
      failure={saving.failure}
      onDismissFailure={saving.clearFailure}
    >
      <Button disabled={saving.saving} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={saving.saving}>
        Save Recipe
      </Button>
    </FootBar>
  );
}
