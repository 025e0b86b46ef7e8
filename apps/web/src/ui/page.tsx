import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The width and gutters of every page. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}

interface PageHeadingProps {
  title: ReactNode;
  /** One quiet sentence or figure under the title. */
  note?: ReactNode;
  back?: ReactNode;
  /** Stands at the right, on phones below. */
  actions?: ReactNode;
  /** Steps back behind a page whose content has a title of its own. */
  slim?: boolean;
}

/** A page's name over the chapter rule. */
export function PageHeading({ title, note, back, actions, slim = false }: PageHeadingProps) {
  return (
    <header
      className={classNames(
        styles['head'],
        back !== undefined && styles['withBack'],
        slim && styles['slim'],
      )}
    >
      {back !== undefined && <div className={styles['back']}>{back}</div>}
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{title}</h1>
        {note !== undefined && <div className={styles['note']}>{note}</div>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
