import { useContext } from 'react';
import { ExcerptWords } from './excerpt-words.tsx';
import type { Mark } from './marks.ts';
import { PreviewSourceContext } from './preview-source.ts';
import styles from './said-words.module.css';

const SAYS = {
  differs: 'says: ',
  'goes-on': 'goes on: ',
  adds: 'adds: ',
  omits: 'does not show this.',
  'tells-earlier': 'tells this before: ',
  'tells-later': 'tells this after: ',
} as const;

/** The words of the source at a mark; named where they are not the ones that the field holds. */
export function SaidWords({ mark }: { mark: Mark }) {
  const { kind } = useContext(PreviewSourceContext);
  const { excerpt, pageWords } = mark;
  if (excerpt === null && pageWords === null) return null;
  return (
    <span className={styles['said']}>
      {pageWords !== null && (
        <b className={styles['who']}>
          {`The ${kind === 'text' ? 'text' : 'page'} ${SAYS[pageWords.kind]}`}
        </b>
      )}
      <ExcerptWords mark={mark} />
    </span>
  );
}
