import { LineMarks } from './line-marks.tsx';
import { MarkEvidence } from './mark-evidence.tsx';
import type { Kept } from './marks.ts';
import { useOpenMark } from './open-marks.tsx';

export interface KeptMarkProps {
  /** For what this describes. */
  id: string;
  path: Kept;
  /** The same by its name: "the tags". */
  name: string;
}

/** Under what is saved along without a field to type in: how far it is to be trusted. */
export function KeptMark({ id, path, name }: KeptMarkProps) {
  const mark = useOpenMark(path);
  return (
    <LineMarks id={id} line={path} name={name} marks={mark ? [mark] : []}>
      {mark?.pageWords === null && <MarkEvidence mark={mark} />}
    </LineMarks>
  );
}
