import { type ReactNode, createContext, useContext, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { linePath } from './line-path.ts';
import type { Mark } from './marks.ts';
import type { PreviewValues } from './preview-values.ts';
import { isTicked, unsettledMarks } from './unsettled-marks.ts';
import { usePreviewForm } from './use-preview-form.ts';

interface MarksNow {
  open: readonly Mark[];
  ticked: readonly Mark[];
}

const MarksContext = createContext<MarksNow>({ open: [], ticked: [] });

/** The marks nobody has dealt with yet. */
export const useOpenMarks = (): readonly Mark[] => useContext(MarksContext).open;

export function useOpenMark(path: string): Mark | undefined {
  return useOpenMarks().find((mark) => mark.path === path);
}

/** Those of a whole line, or of a field. */
export function useOpenMarksOf(line: string): readonly Mark[] {
  return useOpenMarks().filter(({ path }) => linePath(path) === line);
}

/** Whether the person has said of a marked field or line that it is right as it stands. */
export function useIsTicked(line: string): boolean {
  return useContext(MarksContext).ticked.some(({ path }) => linePath(path) === line);
}

const pathsOf = (marks: readonly Mark[]) => marks.map(({ path }) => path).join(' ');

interface OpenMarksProviderProps {
  marks: readonly Mark[];
  /** The values as they were read, before anything was typed. */
  read: PreviewValues;
  children: ReactNode;
}

export function OpenMarksProvider({ marks, read, children }: OpenMarksProviderProps) {
  const { control } = usePreviewForm();
  const now = useDeferredValue(useWatch({ control }) as PreviewValues);
  const unsettled = unsettledMarks(marks, read, now);
  const openPaths = pathsOf(unsettled.filter((mark) => !isTicked(mark, now)));
  const tickedPaths = pathsOf(unsettled.filter((mark) => isTicked(mark, now)));
  // Typing elsewhere settles no mark and must not draw every row anew.
  const marksNow = useMemo(() => {
    const marksAt = (paths: string) => {
      const left = new Set(paths.split(' '));
      return marks.filter(({ path }) => left.has(path));
    };
    return { open: marksAt(openPaths), ticked: marksAt(tickedPaths) };
  }, [marks, openPaths, tickedPaths]);
  return <MarksContext value={marksNow}>{children}</MarksContext>;
}
