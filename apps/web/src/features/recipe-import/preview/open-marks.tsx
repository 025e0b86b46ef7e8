import { type ReactNode, createContext, useContext, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type Mark, openMarks } from './marks.ts';
import type { PreviewValues } from './preview-values.ts';
import { usePreviewForm } from './use-preview-form.ts';

const OpenMarksContext = createContext<readonly Mark[]>([]);

/** The marks nobody has dealt with yet. */
export const useOpenMarks = (): readonly Mark[] => useContext(OpenMarksContext);

export function useOpenMark(path: string): Mark | undefined {
  return useOpenMarks().find((mark) => mark.path === path);
}

interface OpenMarksProviderProps {
  marks: readonly Mark[];
  /** The values as they were read, before anything was typed. */
  read: PreviewValues;
  children: ReactNode;
}

export function OpenMarksProvider({ marks, read, children }: OpenMarksProviderProps) {
  const { control } = usePreviewForm();
  const now = useDeferredValue(useWatch({ control }) as PreviewValues);
  const paths = openMarks(marks, read, now)
    .map(({ path }) => path)
    .join(' ');
  // Typing elsewhere settles no mark and must not draw every row anew.
  const open = useMemo(() => {
    const left = new Set(paths.split(' '));
    return marks.filter(({ path }) => left.has(path));
  }, [marks, paths]);
  return <OpenMarksContext value={open}>{children}</OpenMarksContext>;
}
