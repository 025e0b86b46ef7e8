import { Eye, Sparkles } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { type Mark, isMissing } from './marks.ts';
import styles from './mark.module.css';
import { useIsDish } from './preview-source.ts';
import { SaidWords } from './said-words.tsx';

/** The style of a field that carries this mark. */
export const markedStyle = (mark: Mark | undefined): string =>
  (mark === undefined ? undefined : styles[mark.kind]) ?? '';

interface MarkBadgeProps {
  mark: Mark;
  /** The part of the line it is of: "Quantity". */
  of?: string | undefined;
}

function badgeWords({ mark, of }: MarkBadgeProps, words: string): string {
  const named = of === undefined ? words : `${of}: ${words.toLowerCase()}`;
  return mark.number === null ? named : `${mark.number}\u2002${named}`;
}

/** What stands in the picture of a dish, and what is only likely, must not look alike. */
function inferredWords({ seen }: Mark, isDish: boolean): string {
  if (seen === null) return isDish ? 'Guessed' : 'Worked out';
  return seen ? 'Seen in the photo' : 'Assumed';
}

export function MarkBadge(props: MarkBadgeProps) {
  const { mark } = props;
  const isDish = useIsDish();
  if (isMissing(mark)) return <Badge tone="warn">Not found</Badge>;
  return mark.kind === 'check' ? (
    <Badge tone="warn">{badgeWords(props, `Check, ${Math.floor(mark.confidence)} %`)}</Badge>
  ) : (
    <Badge tone={mark.seen === false ? 'warn' : 'info'} icon={mark.seen === true ? Eye : Sparkles}>
      {badgeWords(props, inferredWords(mark, isDish))}
    </Badge>
  );
}

/** Under a single field: the mark and what the source says there. */
export function MarkNote({ mark }: { mark: Mark }) {
  return (
    <span className={styles['note']}>
      <MarkBadge mark={mark} />
      <SaidWords mark={mark} />
    </span>
  );
}
