import type { ComponentType, ReactNode } from 'react';

interface ImportFrameProps {
  /** Of a step with a name or words of its own. */
  heading?: { title?: string; subtitle: string } | undefined;
  children: ReactNode;
}

/** The create screen around an import; the app passes it in. */
export interface FramedImportProps {
  frame: ComponentType<ImportFrameProps>;
}
