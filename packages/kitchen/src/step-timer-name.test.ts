import { expect, test } from 'vitest';
import { findDurations } from './durations.ts';
import { nameStepTimer } from './step-timer-name.ts';

test.each([
  ['Simmer 20 minutes.', ['Step 3: simmer']],
  ['Bring to the boil, then simmer gently for 20 minutes.', ['Step 3: simmer']],
  ['Boil 5 minutes. Add rice. Rest for 10 minutes.', ['Step 3: boil', 'Step 3: rest']],
  ['Set aside for half an hour.', ['Step 3: set aside']],
  ['Leave in a cool place for 2 hours.', ['Step 3']],
  ['Leave for 2 hours.', ['Step 3']],
  ['Boil the eggs. Leave for 2 minutes.', ['Step 3']],
  ['20 minutes before serving, take it out.', ['Step 3']],
])('%j gives timers named %j', (instruction, names) => {
  const durations = findDurations(instruction);
  expect(durations.map((duration) => nameStepTimer(3, instruction, duration))).toEqual(names);
});
