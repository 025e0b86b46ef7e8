import type { PreviewValues } from './preview-values.ts';

type LeftOutLine = PreviewValues['leftOut'][number];
type Rows = Pick<PreviewValues, 'ingredients' | 'directions' | 'leftOut'>;
type Step = PreviewValues['directions'][number];

/** The lines of the source that no row holds; with the removal of what it became, a line is among them again. */
export function notTakenYet({ ingredients, directions, leftOut }: Rows): LeftOutLine[] {
  const taken = new Set([...ingredients, ...directions].map((row) => row.takenFrom ?? null));
  return leftOut.filter(({ origin }) => origin === null || !taken.has(origin));
}

/** Where a line goes that becomes a step: before the one it leads to in the source, as far as that is known; else to the end. */
export function placeAsStep(line: LeftOutLine, { directions, leftOut }: Rows): number {
  const { nextStep } = line;
  if (nextStep === undefined) return directions.length;
  const leadsThere = (row: Step | undefined) =>
    row?.takenFrom !== undefined &&
    leftOut.some(({ origin, ...other }) => origin === row.takenFrom && other.nextStep === nextStep);
  const placeOf = (step: number) => directions.findIndex(({ origin }) => origin === step);
  let place = placeOf(nextStep);
  if (place === -1) {
    // It was removed; the one before it is as good.
    place = placeOf(nextStep - 1) + 1;
    if (place === 0) return directions.length;
    while (leadsThere(directions[place])) place += 1;
  }
  const standsBehind = (row: Step | undefined) =>
    leadsThere(row) && Number(row?.takenFrom) > Number(line.origin);
  while (standsBehind(directions[place - 1])) place -= 1;
  return place;
}
