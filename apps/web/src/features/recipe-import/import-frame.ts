import type { ComponentType, ReactNode } from 'react';

interface ImportFrameProps {
  /** Of a step with a name or words of its own. */
  heading?: { title?: string; subtitle: string } | undefined;
  children: ReactNode;
}

export interface FramedImportProps {
  /** Whose import it is, and whose draft. */
  userId: string;
  /** The create screen around an import; the app passes it in. */
  frame: ComponentType<ImportFrameProps>;
}
