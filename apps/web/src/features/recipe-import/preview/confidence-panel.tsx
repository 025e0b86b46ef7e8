import {
  type ImportResult,
  DOUBTFUL_CONFIDENCE,
  LOW_CONFIDENCE,
  MESSAGES,
  confidenceLabel,
  confidenceTone,
} from '@commonplate/contract';
import { Banner } from '../../../ui/banner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './confidence-panel.module.css';
import { openWords } from './open-words.ts';
import { useOpenMarks } from './open-marks.tsx';
import { useIsDish } from './preview-source.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { useLeftOut } from './use-left-out.ts';

type ConfidencePanelProps = Pick<
  ImportResult,
  'confidence' | 'unreadPhotos' | 'aiFailed' | 'oneOfSeveral'
>;

export function ConfidencePanel({ confidence, ...reading }: ConfidencePanelProps) {
  // Rounded up, 69.6 would stand beside the warning that is for less than 70.
  const percent = Math.floor(confidence);
  const leftOut = useLeftOut().length;
  const marks = useOpenMarks();
  return (
    <div className={styles['panel']}>
      <div className={styles['line']} data-tone={confidenceTone(confidence)}>
        <p className={styles['percent']}>
          <VisuallyHidden>Confidence </VisuallyHidden>
          {percent}
          <small>&nbsp;%</small>
        </p>
        <div>
          <p>
            <strong>{confidenceLabel(confidence)}</strong>
            <span className={styles['count']}>
              {' '}
              · {openWords(marks, useIsDish() ? 'guessed' : undefined, leftOut)}
            </span>
          </p>
          <div className={styles['meter']} aria-hidden="true">
            <span className={styles['fill']} style={{ width: `${percent}%` }} />
          </div>
        </div>
      </div>
      {confidence < LOW_CONFIDENCE && <Banner tone="warning">{MESSAGES.lowConfidence}</Banner>}
      {confidence < DOUBTFUL_CONFIDENCE && (
        <Banner tone="warning">
          Very little of this could be made out. Compare every line with the source before you save.
        </Banner>
      )}
      <ReadingNotes {...reading} />
    </div>
  );
}
