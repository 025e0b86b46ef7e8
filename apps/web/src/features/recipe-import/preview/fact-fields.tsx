import { Difficulty } from '@commonplate/contract';
import type { ReactNode } from 'react';
import { capitalised } from '../../../ui/capitalised.ts';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './fact-fields.module.css';
import { MarkNote, markedStyle } from './mark-note.tsx';
import { useOpenMark } from './open-marks.tsx';
import type { PageValues } from './page-words.ts';
import { SourceCrop } from './source-crop.tsx';
import { TakePageWords } from './take-page-words.tsx';
import { TickOff } from './tick-off.tsx';
import { useFilling } from './use-filling.ts';
import { useOneLine } from './use-one-line.ts';
import { usePreviewForm } from './use-preview-form.ts';

type Fact = 'title' | 'servings' | 'prepTime' | 'cookTime' | 'difficulty';

/** What ties a field of the preview to its mark and its fault. */
function useFact(name: Fact) {
  const form = usePreviewForm();
  const mark = useOpenMark(name);
  return {
    ...form.register(name),
    'data-path': name,
    className: markedStyle(mark),
    error: form.formState.errors[name]?.message,
    ...(mark !== undefined && { hint: <MarkNote mark={mark} /> }),
  };
}

interface SourcedProps {
  path: Fact;
  children: ReactNode;
}

const INTO = {
  title: 'the title',
  servings: 'the servings',
  prepTime: 'the prep time',
  cookTime: 'the cook time',
  difficulty: 'the difficulty',
} as const;

/** A field, and below it what of the source may go into it: the page's own words, or the part of the photo it was read from. */
function Sourced({ path, children }: SourcedProps) {
  const fill = useFilling();
  const take = ({ title, servings, prepTime, cookTime }: PageValues) =>
    fill([
      ['title', title],
      ['servings', servings],
      ['prepTime', prepTime],
      ['cookTime', cookTime],
    ]);
  return (
    <div className={styles['sourced']}>
      {children}
      <div className={styles['ways']}>
        <TakePageWords mark={useOpenMark(path)} into={INTO[path]} onTake={take} />
        <TickOff line={path} name={INTO[path]} />
      </div>
      <SourceCrop path={path} />
    </div>
  );
}

export function FactFields() {
  const title = useFact('title');
  return (
    <>
      <Sourced path="title">
        <TextArea
          label="Title"
          rows={1}
          dir="auto"
          autoComplete="off"
          {...title}
          {...useOneLine()('title')}
          className={`${styles['title']} ${title.className}`}
        />
      </Sourced>
      <div className={styles['facts']}>
        <Sourced path="servings">
          <TextField
            label="Servings"
            inputMode="decimal"
            autoComplete="off"
            {...useFact('servings')}
          />
        </Sourced>
        <Sourced path="prepTime">
          <MeasureField label="Prep time" unit="min" {...useFact('prepTime')} />
        </Sourced>
        <Sourced path="cookTime">
          <MeasureField label="Cook time" unit="min" {...useFact('cookTime')} />
        </Sourced>
        <Sourced path="difficulty">
          <SelectField label="Difficulty" {...useFact('difficulty')}>
            {Difficulty.options.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {capitalised(difficulty)}
              </option>
            ))}
          </SelectField>
        </Sourced>
      </div>
    </>
  );
}
