import { expect, test } from 'vitest';
import { splitSteps } from './split-steps.ts';

test('each line is a step', () => {
  expect(splitSteps('Boil the water.\nAdd the pasta.')).toEqual([
    'Boil the water.',
    'Add the pasta.',
  ]);
});

test('a line of which nothing can be seen is none', () => {
  expect(splitSteps('Boil the water.\n\u2800\nAdd the pasta.\n\u200B')).toEqual(
    splitSteps('Boil the water.\n\nAdd the pasta.\n'),
  );
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

test.each([
  ['lines', 'For the sauce:\nChop the onion.\nFry it.'],
  ['numbers', 'For the sauce:\n1. Chop the onion.\n2. Fry it.'],
  ['bare numbers', 'For the sauce:\n1 Chop the onion.\n2 Fry it.'],
  ['bullets', 'FOR THE SAUCE\n- Chop the onion.\n- Fry it.'],
  ['paragraphs', 'For the sauce\n\nChop the onion.\n\nFry it.'],
])('a heading opens the step below it, among %s', (_, text) => {
  expect(splitSteps(text)).toEqual(['For the sauce: Chop the onion.', 'Fry it.']);
});

test('a heading between numbered steps does not end the one before, and none is lost', () => {
  const text = '1. Knead.\n2. Let rise.\nFor the filling:\n1. Stone the plums.\nTo serve:';
  expect(splitSteps(text)).toEqual([
    'Knead.',
    'Let rise.',
    'For the filling: Stone the plums.',
    'To serve:',
  ]);
});

test('numbers without a point are those of the steps where all lines count up', () => {
  expect(splitSteps('1 Preheat the oven.\n2 Slice the plums.\n3 Bake.')).toEqual([
    'Preheat the oven.',
    'Slice the plums.',
    'Bake.',
  ]);
  expect(splitSteps('1 Knead.\nFor the sauce:\n1 Fry.\n2 Stir.')).toEqual([
    'Knead.',
    'For the sauce: Fry.',
    'Stir.',
  ]);
  for (const amounts of ['1 egg goes in.\n2 tbsp flour follow.', '2 Plums\n3 Pears']) {
    expect(splitSteps(amounts)).toEqual(amounts.split('\n'));
  }
});
