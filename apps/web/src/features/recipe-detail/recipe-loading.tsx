import { useDocumentTitle } from '../../lib/document-title.ts';
import { LoadingNote } from '../../ui/loading-note.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './recipe-loading.module.css';

/** The boxes of the recipe to come, so that nothing jumps when it arrives. */
export function RecipeLoading() {
  useDocumentTitle('Recipe');
  return (
    <Page>
      <div className={styles['note']}>
        <LoadingNote>Loading recipe...</LoadingNote>
      </div>
      <div className={styles['picture']}>
        <Skeleton height="100%" />
      </div>
      <div className={styles['plate']}>
        <Skeleton width="80%" height="3rem" />
        <Skeleton width="18rem" height="1.25rem" />
      </div>
    </Page>
  );
}
