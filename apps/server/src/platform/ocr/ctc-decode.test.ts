import { expect, test } from 'vitest';
import { decodeRuns } from './ctc-decode.ts';

const CHARACTERS = ['e', 'g', ' '];

/** One likeliest character a step; "-" is none. */
function output(path: string, chance = 0.9) {
  const classes = CHARACTERS.length + 1;
  const chances = new Float32Array(path.length * classes);
  Array.from(path).forEach((letter, step) => {
    chances[step * classes + (letter === '-' ? 0 : CHARACTERS.indexOf(letter) + 1)] = chance;
  });
  return { chances, steps: path.length, classes };
}

test('repeated steps are one character unless nothing stands between them', () => {
  const [run] = decodeRuns(output('ee-gg-g'), CHARACTERS);
  expect(run).toMatchObject({ text: 'egg', firstStep: 0, lastStep: 6 });
  expect(run?.confidence).toBeCloseTo(0.9);
});

test('spaces part the runs and belong to none', () => {
  const runs = decodeRuns(output('e- -gg'), CHARACTERS);
  expect(runs.map(({ text, firstStep }) => [text, firstStep])).toEqual([
    ['e', 0],
    ['g', 4],
  ]);
});

test('an empty line has no runs', () => {
  expect(decodeRuns(output('---'), CHARACTERS)).toEqual([]);
});
