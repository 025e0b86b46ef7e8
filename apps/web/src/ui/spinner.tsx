import styles from './spinner.module.css';

/** A turning plate rim. Alone on a page it comes with words; see LoadingNote. */
export function Spinner() {
  return (
    <svg className={styles['spinner']} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <circle cx="20" cy="20" r="16" stroke="currentColor" strokeWidth="4" opacity=".25" />
      <path
        d="M20 4a16 16 0 0 1 16 16"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
