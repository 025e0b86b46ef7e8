import { expect, test } from 'vitest';
import { findDurations } from './durations.ts';
import { nameStepTimers } from './step-timer-names.ts';

test.each([
  ['Simmer 20 minutes.', ['Step 3: simmer']],
  ['Bring to the boil, then simmer gently for 20 minutes.', ['Step 3: simmer']],
  ['Boil 5 minutes. Add rice. Rest for 10 minutes.', ['Step 3: boil', 'Step 3: rest']],
  ['Set aside for half an hour.', ['Step 3: set aside']],
  ['Leave in a cool place for 2 hours.', ['Step 3']],
  ['Leave for 2 hours.', ['Step 3']],
  ['Boil the eggs. Leave for 2 minutes.', ['Step 3']],
  [
    'Simmer 20 minutes, stir, then simmer another 10 minutes.',
    ['Step 3: simmer 20 minutes', 'Step 3: simmer 10 minutes'],
  ],
  ['Leave 2 hours. Turn. Leave 1 hour.', ['Step 3: 2 hours', 'Step 3: 1 hour']],
  [
    'Fry 5 minutes a side: fry 5 minutes. Rest 3 minutes.',
    ['Step 3: fry 5 minutes', 'Step 3: fry 5 minutes (2)', 'Step 3: rest'],
  ],
  ['20 minutes before serving, take it out.', ['Step 3']],
])('%j gives timers named %j', (instruction, names) => {
  expect(nameStepTimers(3, instruction, findDurations(instruction))).toEqual(names);
});
