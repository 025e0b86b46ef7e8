import type { Recipe } from '@commonplate/contract';
import { countedFoods } from '@commonplate/kitchen';
import type { MouseEvent } from 'react';
import styles from './direction-list.module.css';
import { directionsNote } from './directions-note.ts';
import type { KitchenParts } from './kitchen-parts.ts';
import { type StepSegment, stepSegments } from './step-segments.ts';
import type { Scaling } from './use-scaling.ts';
import type { Marks } from './use-visit-marks.ts';

interface StepProps extends Pick<KitchenParts, 'StepTimer'> {
  recipe: Recipe;
  scaling: Scaling;
  onShowTimers: () => void;
}

interface StepTextProps extends Omit<StepProps, 'scaling'> {
  step: number;
  segments: readonly StepSegment[];
}

function StepText({ step, segments, recipe, StepTimer, onShowTimers }: StepTextProps) {
  return segments.map((segment) => {
    const { start } = segment;
    if (segment.kind === 'text' || segment.kind === 'share') return segment.text;
    if (segment.kind === 'quantity') {
      return (
        <span
          key={start}
          className={styles['scaled']}
          title={`The recipe says ${segment.original}`}
        >
          {segment.shown}
        </span>
      );
    }
    return (
      <StepTimer
        key={start}
        id={`${recipe.id}:${step}:${start}`}
        label={segment.label}
        seconds={segment.seconds}
        onShowTimers={onShowTimers}
      >
        {segment.text}
      </StepTimer>
    );
  });
}

/** A touch on a control inside the step, or one that selects its words, is not meant for the step. */
function isForStep({ target }: MouseEvent): boolean {
  const onControl = target instanceof Element && target.closest('button') !== null;
  return !onControl && document.getSelection()?.isCollapsed !== false;
}

export function DirectionList({ marks, scaling, ...rest }: StepProps & { marks: Marks }) {
  const { recipe } = rest;
  const { factor, format } = scaling;
  const shown = { ...format, foods: countedFoods(recipe.ingredients) };
  const steps = recipe.directions.map((direction) => stepSegments(direction, factor, shown));
  const note = directionsNote(steps, factor);
  return (
    <section aria-labelledby="directions-title">
      <h2 id="directions-title" className={styles['title']}>
        Directions
      </h2>
      {note !== null && <p className={styles['note']}>{note}</p>}
      <ol className={styles['steps']}>
        {recipe.directions.map(({ step }, place) => {
          const done = marks.has('steps', place);
          const toggle = () => marks.toggle('steps', place);
          return (
            <li key={step} data-done={done || undefined}>
              <button
                type="button"
                className={styles['number']}
                aria-pressed={done}
                aria-label={`Step ${step} done`}
                onClick={toggle}
              >
                {step}
              </button>
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the number beside it does the same for the keyboard and for readers */}
              <p dir="auto" onClick={(event) => isForStep(event) && toggle()}>
                <StepText {...rest} step={step} segments={steps[place] ?? []} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
