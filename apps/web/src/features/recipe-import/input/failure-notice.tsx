import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { ImportFailure } from '../flow/use-import-flow.ts';
import styles from './failure-notice.module.css';
import { pasteHelps } from './next-way.ts';

interface FailureNoticeProps {
  failure: ImportFailure;
  onDismiss: () => void;
  /** Where pasting is a way at all, and not the one that just failed. */
  onPaste?: (() => void) | undefined;
  /** Where photos are another way. */
  orPhotos?: boolean;
}

export function FailureNotice({ failure, onDismiss, onPaste, orPhotos }: FailureNoticeProps) {
  const { message, code, existingRecipeId } = failure;
  return (
    <div className={styles['notice']}>
      <Banner tone="error" onDismiss={onDismiss}>
        {message}
      </Banner>
      {existingRecipeId !== null && (
        <div className={styles['ways']}>
          <ButtonLink to={paths.recipe.to(existingRecipeId)}>Open the Recipe You Have</ButtonLink>
        </div>
      )}
      {(onPaste !== undefined || orPhotos) && pasteHelps(code) && (
        <div className={styles['ways']} data-next-way>
          <p>You can still bring the recipe in yourself:</p>
          {onPaste !== undefined && <Button onClick={onPaste}>Paste the Page</Button>}
          {orPhotos && (
            <ButtonLink to={paths.createRecipe.to('recipe-card')}>Use Photos</ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
