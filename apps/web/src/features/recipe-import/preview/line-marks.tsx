import { Fragment, type ReactNode } from 'react';
import styles from './lines.module.css';
import { MarkBadge } from './mark-note.tsx';
import type { Mark } from './marks.ts';
import { useIsTicked } from './open-marks.tsx';
import { SaidWords } from './said-words.tsx';
import { TickOff } from './tick-off.tsx';

interface LineMarksProps {
  /** For the fields that this describes. */
  id: string;
  line: string;
  /** The line by its name: "step 2". */
  name: string;
  marks: readonly Mark[];
  /** What of the line a mark is of: "Quantity". */
  partOf?: (mark: Mark) => string | undefined;
  /** The ways to settle a mark. */
  children: ReactNode;
}

/** Under a line: how far it is to be trusted, and what the page says where that is something else. */
export function LineMarks({ id, line, name, marks, partOf, children }: LineMarksProps) {
  const isTicked = useIsTicked(line);
  if (marks.length === 0 && !isTicked) return null;
  return (
    <div className={styles['marks']}>
      {marks.length > 0 && (
        <p id={id} className={styles['notes']}>
          {marks.map((mark) => (
            <Fragment key={mark.path}>
              <MarkBadge mark={mark} of={partOf?.(mark)} />
              {mark.pageWords !== null && <SaidWords mark={mark} />}
            </Fragment>
          ))}
        </p>
      )}
      {children}
      <TickOff line={line} name={name} />
    </div>
  );
}
