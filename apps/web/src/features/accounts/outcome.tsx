import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account-form.module.css';

interface OutcomeProps {
  title: string;
  children: ReactNode;
}

/** What became of a form, in its place; readers land on it. */
export function Outcome({ title, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['muted']}>{children}</p>
    </>
  );
}
