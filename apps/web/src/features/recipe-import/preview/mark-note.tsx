import { Sparkles } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Mark } from './marks.ts';
import styles from './mark.module.css';

/** The style of a field that carries this mark. */
export const markedStyle = (mark: Mark | undefined): string =>
  (mark === undefined ? undefined : styles[mark.kind]) ?? '';

const numbered = (mark: Mark, words: string) =>
  mark.number === null ? words : `${mark.number}\u2002${words}`;

export function MarkBadge({ mark }: { mark: Mark }) {
  return mark.kind === 'check' ? (
    <Badge tone="warn">{numbered(mark, `Check, ${Math.round(mark.confidence)} %`)}</Badge>
  ) : (
    <Badge tone="info" icon={Sparkles}>
      {numbered(mark, 'Worked out')}
    </Badge>
  );
}

/** Under a single field: the mark and what the source says there. */
export function MarkNote({ mark }: { mark: Mark }) {
  return (
    <span className={styles['note']}>
      <MarkBadge mark={mark} />
      {mark.excerpt !== null && <q>{mark.excerpt}</q>}
    </span>
  );
}
