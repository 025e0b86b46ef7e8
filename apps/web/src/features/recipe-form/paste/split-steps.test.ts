import { expect, test } from 'vitest';
import { splitSteps } from './split-steps.ts';

test('each line is a step', () => {
  expect(splitSteps('Boil the water.\nAdd the pasta.')).toEqual([
    'Boil the water.',
    'Add the pasta.',
  ]);
});

test('numbers are taken off, and lines without one belong to the step before', () => {
  const text = 'Method:\n1. Boil the water.\nSalt it.\n2) Add the pasta.\nStep 3: Drain.';
  expect(splitSteps(text)).toEqual(['Boil the water. Salt it.', 'Add the pasta.', 'Drain.']);
});

test('a line behind a dash or a box is a step of its own, whatever stands around it', () => {
  expect(splitSteps('1. Boil the water.\n2. Add the pasta.\n- Enjoy')).toEqual([
    'Boil the water.',
    'Add the pasta.',
    'Enjoy',
  ]);
  expect(splitSteps('- Boil the water.\n\n- Add the pasta.\n- Enjoy')).toEqual([
    'Boil the water.',
    'Add the pasta.',
    'Enjoy',
  ]);
  expect(splitSteps('▢ Boil the water.\n▢ Enjoy')).toEqual(['Boil the water.', 'Enjoy']);
});

test('a number alone on its line opens a step', () => {
  expect(splitSteps('Step 1\nBoil the water.\nStep 2\nAdd the pasta.')).toEqual([
    'Boil the water.',
    'Add the pasta.',
  ]);
});

test('paragraphs stay whole', () => {
  expect(splitSteps('Boil the water.\nSalt it.\n\nAdd the pasta.\r\n \r\nDrain.')).toEqual([
    'Boil the water. Salt it.',
    'Add the pasta.',
    'Drain.',
  ]);
});

test('an amount at the start of a line is no step number', () => {
  expect(splitSteps('2 eggs go in first.\n100 g sugar follows.')).toEqual([
    '2 eggs go in first.',
    '100 g sugar follows.',
  ]);
});
