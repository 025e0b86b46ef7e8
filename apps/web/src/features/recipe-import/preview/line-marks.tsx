import { Fragment } from 'react';
import styles from './lines.module.css';
import { MarkBadge } from './mark-note.tsx';
import type { Mark } from './marks.ts';
import type { PageValues } from './page-words.ts';
import { SaidWords } from './said-words.tsx';
import { TakePageWords } from './take-page-words.tsx';

interface LineMarksProps {
  /** For the fields that this describes. */
  id: string;
  marks: readonly Mark[];
  /** What of the line a mark is of: "Quantity". */
  partOf?: (mark: Mark) => string | undefined;
  /** The line by its name: "step 2". */
  into: string;
  onTake: (values: PageValues) => void;
}

/** Under a line: how far it is to be trusted, and what the page says where that is something else. */
export function LineMarks({ id, marks, partOf, into, onTake }: LineMarksProps) {
  return (
    <div className={styles['marks']}>
      <p id={id} className={styles['notes']}>
        {marks.map((mark) => (
          <Fragment key={mark.path}>
            <MarkBadge mark={mark} of={partOf?.(mark)} />
            {mark.pageWords !== null && <SaidWords mark={mark} />}
          </Fragment>
        ))}
      </p>
      {marks.map((mark) => (
        <TakePageWords key={mark.path} mark={mark} into={into} onTake={onTake} />
      ))}
    </div>
  );
}
