import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { CREATE_MODES, type CreateMode } from './create-modes.ts';

interface CreateFrameProps {
  mode: CreateMode;
  /** Of a step that has a name or words of its own; else the mode's. */
  heading?: { title?: string; subtitle: string } | undefined;
  /** What this mode does; the app puts it in. */
  children: ReactNode;
}

/** The create screen without its content: the mode's name, and the way back to the others. */
export function CreateFrame({ mode, heading, children }: CreateFrameProps) {
  const { title, subtitle } = { ...CREATE_MODES[mode], ...heading };
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeading
        slim={mode === 'manual'}
        title={title}
        note={subtitle}
        back={<BackLink to={paths.newRecipe.to}>Back to Recipe Options</BackLink>}
      />
      {children}
    </Page>
  );
}
