import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles['top']}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
