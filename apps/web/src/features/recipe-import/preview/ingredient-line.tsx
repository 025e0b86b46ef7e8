import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { RemoveRowButton } from '../../../ui/remove-row-button.tsx';
import { type IngredientPart, PARTS } from './ingredient-parts.ts';
import { lineEvidence } from './line-evidence.ts';
import { LineMarks } from './line-marks.tsx';
import { MarkEvidence } from './mark-evidence.tsx';
import { markedStyle } from './mark-note.tsx';
import type { Mark } from './marks.ts';
import styles from './lines.module.css';
import { useOpenMarksOf } from './open-marks.tsx';
import type { PageValues } from './page-words.ts';
import { SourceCrop } from './source-crop.tsx';
import { TakePageWords } from './take-page-words.tsx';
import { useFilling } from './use-filling.ts';
import { useHasWords } from './use-has-words.ts';
import { useOneLine } from './use-one-line.ts';
import { usePreviewForm } from './use-preview-form.ts';

interface IngredientLineProps {
  index: number;
  /** The line of the import this row shows; null for one that was added. */
  origin: number | null;
  onRemove: () => void;
}

const LABELS = { quantity: 'Quantity', unit: 'Unit', item: 'Ingredient' } as const;

export function IngredientLine({ index, origin, onRemove }: IngredientLineProps) {
  const { formState } = usePreviewForm();
  const oneLine = useOneLine();
  const fill = useFilling();
  const hasWords = useHasWords();
  const id = useId();
  const faults = formState.errors.ingredients?.[index];
  const path = `ingredients.${origin}`;
  const marks = useOpenMarksOf(path);
  const [first] = marks;
  const shown = lineEvidence(marks.filter(({ pageWords }) => pageWords === null));
  // Where one mark stands alone, what it is of needs no word.
  const partOf = (mark: Mark) =>
    marks.length > 1
      ? PARTS.filter((name) => mark.path === `${path}.${name}`).map((name) => LABELS[name])[0]
      : undefined;
  const markOf = (part: string) =>
    marks.find((one) => one.path === `${path}.${part}`) ?? marks.find((one) => one.path === path);
  const place = index + 1;
  const saidId = (at: number) => `${id}-said-${at}`;
  const markIds = [
    `${id}-marks`,
    ...shown.flatMap((mark, at) => (hasWords(mark) ? [saidId(at)] : [])),
  ];
  const partField = (name: IngredientPart) => ({
    ...oneLine(`ingredients.${index}.${name}`),
    className: classNames(styles['input'], styles[name], markedStyle(markOf(name))),
    'data-path': origin === null ? undefined : `${path}.${name}`,
    'aria-label': `${LABELS[name]} of ingredient ${place}`,
    'aria-invalid': faults?.[name] === undefined ? undefined : true,
    'aria-describedby':
      [
        ...(faults?.[name] === undefined ? [] : [`${id}-${name}`]),
        ...(markOf(name) === undefined ? [] : markIds),
      ].join(' ') || undefined,
    dir: 'auto',
    autoComplete: 'off',
  });
  const take = (values: PageValues) =>
    fill(PARTS.map((name) => [`ingredients.${index}.${name}`, values[name]]));
  return (
    <li className={styles['line']} data-kind={first?.kind}>
      <div className={styles['beside']}>
        <div className={styles['row']}>
          <input {...partField('quantity')} />
          <input {...partField('unit')} />
          {/* A long name can only be compared with the page where all of it is seen. */}
          <textarea {...partField('item')} rows={1} />
          <div className={styles['remove']}>
            <RemoveRowButton label={`Remove ingredient ${place}`} onRemove={onRemove} />
          </div>
        </div>
        <div className={styles['evidence']}>
          {first === undefined && <SourceCrop path={path} />}
          {shown.map((mark, at) => (
            <MarkEvidence key={mark.path} id={saidId(at)} mark={mark} of={partOf(mark)} />
          ))}
        </div>
      </div>
      {PARTS.map((name) => {
        const message = faults?.[name]?.message;
        return (
          message !== undefined && (
            <FieldError key={name} id={`${id}-${name}`}>
              {message}
            </FieldError>
          )
        );
      })}
      <LineMarks
        id={`${id}-marks`}
        line={path}
        name={`ingredient ${place}`}
        marks={marks}
        partOf={partOf}
      >
        {marks.map((mark) => (
          <TakePageWords key={mark.path} mark={mark} into={`ingredient ${place}`} onTake={take} />
        ))}
      </LineMarks>
    </li>
  );
}
