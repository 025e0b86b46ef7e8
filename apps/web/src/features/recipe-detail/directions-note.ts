import { type DirectionSegment, type Factor, formatFactor, isUnscaled } from '@commonplate/kitchen';

type Kinds = readonly Pick<DirectionSegment, 'kind'>[];

/**
 * What the screen and the paper say of the amounts in the directions; null where nothing was to
 * be scaled. It promises no more than was done: what one piece gets stays as written.
 */
export function directionsNote(steps: readonly Kinds[], factor: Factor): string | null {
  if (isUnscaled(factor)) return null;
  const has = (kind: DirectionSegment['kind']) =>
    steps.some((segments) => segments.some((segment) => segment.kind === kind));
  const sentences = [
    ...(has('quantity')
      ? [`Amounts in the directions are scaled too: ${formatFactor(factor)}x.`]
      : []),
    ...(has('share') ? ['Amounts for each piece or person stay as written.'] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
