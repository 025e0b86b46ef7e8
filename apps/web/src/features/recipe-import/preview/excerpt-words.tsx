import { Fragment } from 'react';
import type { Mark } from './marks.ts';
import styles from './excerpt-words.module.css';

/** What the source says there, with the words marked that were hard to read. */
export function ExcerptWords({ mark }: { mark: Mark }) {
  if (mark.excerpt === null) return null;
  const unsure = new Set(mark.unsureWords);
  return (
    <q className={styles['words']}>
      {mark.excerpt.split(' ').map((word, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the words of an excerpt neither move nor change
        <Fragment key={index}>
          {index > 0 && ' '}
          {unsure.has(index) ? <mark className={styles['unsure']}>{word}</mark> : word}
        </Fragment>
      ))}
    </q>
  );
}
