import type { ReactNode, Ref } from 'react';
import { type To } from 'react-router';
import { Link } from './link.tsx';
import styles from './card.module.css';

interface CardGridProps {
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

export function CardGrid({ children, ref }: CardGridProps) {
  return (
    <ul ref={ref} className={styles['grid']}>
      {children}
    </ul>
  );
}

interface CardProps {
  title: string;
  to: To;
  /** A 4:3 Picture. */
  picture: ReactNode;
  /** A small label on the picture's lower left. */
  label?: ReactNode;
  children?: ReactNode;
  /** Outside the stretched link: state and actions. */
  foot?: ReactNode;
}

/** Picture and words on the page, no box; one link, the title, stretched over all but the foot. */
export function Card({ title, to, picture, label, children, foot }: CardProps) {
  return (
    <li className={styles['card']}>
      <div className={styles['shot']}>
        {picture}
        {label !== undefined && <span className={styles['label']}>{label}</span>}
      </div>
      <h3 className={styles['title']}>
        <Link to={to}>{title}</Link>
      </h3>
      {children}
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </li>
  );
}
