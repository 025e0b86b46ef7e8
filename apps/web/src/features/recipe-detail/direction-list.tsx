import type { Recipe } from '@commonplate/contract';
import { formatFactor, isUnscaled } from '@commonplate/kitchen';
import type { MouseEvent } from 'react';
import styles from './direction-list.module.css';
import type { KitchenParts } from './kitchen-parts.ts';
import { stepSegments } from './step-segments.ts';
import type { Scaling } from './use-scaling.ts';
import type { Marks } from './use-visit-marks.ts';

interface StepProps extends Pick<KitchenParts, 'StepTimer'> {
  recipe: Recipe;
  scaling: Scaling;
  onShowTimers: () => void;
}

function StepText({
  direction,
  recipe,
  scaling,
  StepTimer,
  onShowTimers,
}: StepProps & { direction: Recipe['directions'][number] }) {
  return stepSegments(direction, scaling.factor, scaling.format).map((segment) => {
    const { start } = segment;
    if (segment.kind === 'text') return segment.text;
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
        id={`${recipe.id}:${direction.step}:${start}`}
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

export function DirectionList({ marks, ...rest }: StepProps & { marks: Marks }) {
  const { recipe, scaling } = rest;
  return (
    <section aria-labelledby="directions-title">
      <h2 id="directions-title" className={styles['title']}>
        Directions
      </h2>
      {!isUnscaled(scaling.factor) && (
        <p className={styles['note']}>
          Amounts in the directions are scaled too: {formatFactor(scaling.factor)}x.
        </p>
      )}
      <ol className={styles['steps']}>
        {recipe.directions.map((direction, place) => {
          const done = marks.has('steps', place);
          const toggle = () => marks.toggle('steps', place);
          return (
            <li key={direction.step} data-done={done || undefined}>
              <button
                type="button"
                className={styles['number']}
                aria-pressed={done}
                aria-label={`Step ${direction.step} done`}
                onClick={toggle}
              >
                {direction.step}
              </button>
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the number beside it does the same for the keyboard and for readers */}
              <p dir="auto" onClick={(event) => isForStep(event) && toggle()}>
                <StepText {...rest} direction={direction} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
