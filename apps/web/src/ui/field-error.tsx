import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldErrorProps {
  /** Named by the control's `aria-describedby`. */
  id: string;
  children: string;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles['error']}>
      <Icon of={CircleAlert} small />
      {children}
    </p>
  );
}
