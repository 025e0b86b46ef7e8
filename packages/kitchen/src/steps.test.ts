import { expect, test } from 'vitest';
import {
  appendStep,
  moveStep,
  moveStepDown,
  moveStepUp,
  removeStep,
  renumberSteps,
} from './steps.ts';

const steps = ['wash', 'chop', 'fry'].map((instruction, index) => ({
  step: index + 1,
  instruction,
}));

function read(list: readonly { step: number; instruction: string }[]): string {
  return list.map(({ step, instruction }) => `${step} ${instruction}`).join(', ');
}

test('a new step gets the last number plus one', () => {
  expect(read(appendStep([], 'wash'))).toBe('1 wash');
  expect(read(appendStep(steps, 'serve'))).toBe('1 wash, 2 chop, 3 fry, 4 serve');
  expect(read(appendStep([{ step: 7, instruction: 'rest' }], 'serve'))).toBe('7 rest, 8 serve');
});

test('moving renumbers from 1', () => {
  expect(read(moveStepUp(steps, 2))).toBe('1 wash, 2 fry, 3 chop');
  expect(read(moveStepDown(steps, 0))).toBe('1 chop, 2 wash, 3 fry');
  expect(read(moveStep(steps, 2, 0))).toBe('1 fry, 2 wash, 3 chop');
  expect(read(moveStep(steps, 0, 2))).toBe('1 chop, 2 fry, 3 wash');
});

test('a move out of the list changes nothing', () => {
  expect(moveStepUp(steps, 0)).toEqual(steps);
  expect(moveStepDown(steps, 2)).toEqual(steps);
  expect(moveStep(steps, 9, 0)).toEqual(steps);
});

test('removing renumbers from 1', () => {
  expect(read(removeStep(steps, 0))).toBe('1 chop, 2 fry');
});

test('renumbering keeps what else a step carries', () => {
  expect(renumberSteps([{ step: 5, instruction: 'wash', key: 'k' }])).toEqual([
    { step: 1, instruction: 'wash', key: 'k' },
  ]);
});
