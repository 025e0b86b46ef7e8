import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { RemoveRowButton } from '../../../ui/remove-row-button.tsx';
import { LineMarks } from './line-marks.tsx';
import styles from './lines.module.css';
import { MarkEvidence } from './mark-evidence.tsx';
import { markedStyle } from './mark-note.tsx';
import { useOpenMark } from './open-marks.tsx';
import type { PageValues } from './page-words.ts';
import { SourceCrop } from './source-crop.tsx';
import { TakePageWords } from './take-page-words.tsx';
import { useFilling } from './use-filling.ts';
import { useHasWords } from './use-has-words.ts';
import { PageOrderButton } from './page-order-button.tsx';
import { usePreviewForm } from './use-preview-form.ts';

interface DirectionLineProps {
  index: number;
  /** The step of the import this row shows; null for one that was added. */
  origin: number | null;
  /** All steps are to stand as the page tells them. */
  onOrder: (order: readonly number[]) => void;
  onRemove: () => void;
}

export function DirectionLine({ index, origin, onOrder, onRemove }: DirectionLineProps) {
  const { register, formState } = usePreviewForm();
  const fill = useFilling();
  const hasWords = useHasWords();
  const id = useId();
  const path = `directions.${origin}`;
  const mark = useOpenMark(path);
  const fault = formState.errors.directions?.[index]?.instruction?.message;
  const step = index + 1;
  const name = `step ${step}`;
  const take = ({ instruction }: PageValues) =>
    fill([[`directions.${index}.instruction`, instruction]]);
  const described = [
    fault !== undefined && id,
    mark !== undefined && `${id}-mark`,
    mark?.pageWords === null && hasWords(mark) && `${id}-said`,
  ];
  return (
    <li className={styles['step']}>
      <span className={styles['number']} aria-hidden="true">
        {step}
      </span>
      <div className={styles['text']} data-kind={mark?.kind}>
        <textarea
          {...register(`directions.${index}.instruction`)}
          className={classNames(styles['input'], styles['area'], markedStyle(mark))}
          rows={2}
          dir="auto"
          data-path={origin === null ? undefined : path}
          aria-label={`Step ${step}`}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {fault !== undefined && <FieldError id={id}>{fault}</FieldError>}
        <LineMarks id={`${id}-mark`} line={path} name={name} marks={mark ? [mark] : []}>
          {mark?.pageWords === null && <MarkEvidence id={`${id}-said`} mark={mark} />}
          <TakePageWords mark={mark} into={name} onTake={take} />
          <PageOrderButton words={mark?.pageWords ?? null} onUse={onOrder} />
        </LineMarks>
        {mark === undefined && <SourceCrop path={path} />}
      </div>
      <RemoveRowButton label={`Remove step ${step}`} onRemove={onRemove} />
    </li>
  );
}
