import { useDocumentTitle } from '../lib/document-title.ts';
import { Page, PageHeading } from '../ui/page.tsx';

/** Holds the place of a screen that is not built yet, and says so. */
export function ScreenToCome({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeading title={title} />
      <p>This page is not part of Commonplate yet.</p>
    </Page>
  );
}
