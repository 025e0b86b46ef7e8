import { expect, test } from 'vitest';
import { stepSegments } from './step-segments.ts';

test('each duration knows its place as written and the name of its timer, scaled or not', () => {
  const instruction = 'Add 200 g flour, simmer 20 minutes, then rest for 1 hour.';
  const timers = (factor: number) =>
    stepSegments({ step: 3, instruction }, factor, {}).flatMap((segment) =>
      segment.kind === 'duration'
        ? [[segment.label, segment.seconds, instruction.slice(segment.start).slice(0, 6)]]
        : [],
    );
  const expected = [
    ['Step 3: simmer', 1_200, '20 min'],
    ['Step 3: rest', 3_600, '1 hour'],
  ];
  expect(timers(1)).toEqual(expected);
  expect(timers(10)).toEqual(expected);
});
