import { Link } from '../../ui/link.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './nav-bar.module.css';

/** The mark: an enamel plate seen from above, open to the right as a C. */
export function Brand() {
  return (
    <Link to={paths.home.to} className={styles['brand']} aria-label="Commonplate">
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <path
          d="M33.6 10.2A17 17 0 1 0 33.6 29.8"
          stroke="currentColor"
          strokeWidth="4.2"
          strokeLinecap="round"
        />
        <circle cx="20" cy="20" r="8.8" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      <span>Commonplate</span>
    </Link>
  );
}
