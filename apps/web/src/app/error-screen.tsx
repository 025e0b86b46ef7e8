import { useDocumentTitle } from '../lib/document-title.ts';
import { Button } from '../ui/button.tsx';
import { Page, PageHeading } from '../ui/page.tsx';
import styles from './error-screen.module.css';
import { ScreenLoadError } from './lazy-screen.tsx';

/** Stands outside the router too, so it links by reloading. */
export function ErrorScreen({ error }: { error: unknown }) {
  const notLoaded = error instanceof ScreenLoadError;
  const title = notLoaded ? 'This page could not be loaded' : 'Unexpected Application Error!';
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeading title={title} />
      <div className={styles['body']} role="alert">
        <p className={styles['message']}>{message}</p>
        <div className={styles['actions']}>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {notLoaded ? 'Try Again' : 'Reload the page'}
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go to the home page</Button>
        </div>
      </div>
    </Page>
  );
}
