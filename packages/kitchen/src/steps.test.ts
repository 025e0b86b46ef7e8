import { expect, test } from 'vitest';
import { renumberSteps } from './steps.ts';

test('renumbering keeps what else a step carries', () => {
  expect(renumberSteps([{ step: 5, instruction: 'wash', key: 'k' }])).toEqual([
    { step: 1, instruction: 'wash', key: 'k' },
  ]);
});
