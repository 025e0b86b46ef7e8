import type { ReactNode } from 'react';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TableProps {
  /** Read out before the table, not shown. */
  caption: string;
  headers: readonly string[];
  /** Rows of `tr` with one `td` for each header. */
  children: ReactNode;
}

/** A ruled table; on phones each row is a block: first and last cell take the width, the rest share a line. */
export function Table({ caption, headers, children }: TableProps) {
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
