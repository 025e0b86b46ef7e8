import { useDocumentTitle } from '../lib/document-title.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

export function NotFoundScreen() {
  useDocumentTitle('Page not found');
  return (
    <Page>
      <EmptyState
        level={1}
        title="Page not found"
        action={
          <ButtonLink to={paths.home.to} variant="primary" big>
            Go to the home page
          </ButtonLink>
        }
      >
        <p>There is nothing at this address. It may have been moved or mistyped.</p>
      </EmptyState>
    </Page>
  );
}
