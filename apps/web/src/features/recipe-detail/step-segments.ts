import {
  type DirectionFormat,
  type DirectionSegment,
  type Factor,
  nameStepTimers,
  scaleDirection,
} from '@commonplate/kitchen';

type Duration = Extract<DirectionSegment, { kind: 'duration' }>;

/** A piece of a step as it is drawn: where it begins in the text as written, and the name of its timer. */
export type StepSegment = { start: number } & (
  | Exclude<DirectionSegment, Duration>
  | (Duration & { label: string })
);

interface StepText {
  step: number;
  instruction: string;
}

const writtenLength = (segment: DirectionSegment) =>
  (segment.kind === 'quantity' ? segment.original : segment.text).length;

export function stepSegments(
  { step, instruction }: StepText,
  factor: Factor,
  format: DirectionFormat,
): StepSegment[] {
  let end = 0;
  const placed = scaleDirection(instruction, factor, format).map((segment) => {
    const start = end;
    end += writtenLength(segment);
    return { ...segment, start };
  });
  const durations = placed.filter((segment) => segment.kind === 'duration');
  const labels = nameStepTimers(step, instruction, durations);
  return placed.map((segment) =>
    segment.kind === 'duration'
      ? { ...segment, label: labels[durations.indexOf(segment)] ?? '' }
      : segment,
  );
}
