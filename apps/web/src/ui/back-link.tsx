import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from './link.tsx';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={styles['back']}>
      <Icon of={ArrowLeft} small />
      {children}
    </Link>
  );
}
