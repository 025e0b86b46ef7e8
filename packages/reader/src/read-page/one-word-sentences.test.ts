import { describe, expect, test } from 'vitest';
import { markedPaths } from '../testing/marked-paths.ts';
import { items, readGalette, STEPS } from '../testing/pear-galette.ts';

const CORE = 'Core the pears with a spoon and cut them. Lay them into a bowl of lemon water.';
const steps = STEPS.toSpliced(2, 0, CORE);
const withCore = (write: (step: string) => string): string[] =>
  steps.map((step) => (step === CORE ? write(step) : step));
const behindLast = (word: string): string[] => [...steps.slice(0, -1), `${steps.at(-1)} ${word}`];

const marksOf = (declared: readonly string[], shown: readonly string[]): string[] =>
  markedPaths(readGalette({ declared, method: `<ol>${items(shown)}</ol>` }));

describe.each(['Drain.', 'Stir.', 'Cover.', 'Rinse.', 'Escurre.', 'Wenden.', 'Remuez.'])(
  'the sentence "%s", which only one side has, is marked',
  (word) => {
    test.each([
      ['at the end of a step', withCore((step) => `${step} ${word}`)],
      ['within one', withCore((step) => step.replace('. ', `. ${word} `))],
      ['before one', withCore((step) => `${word} ${step}`)],
      ['behind the last', behindLast(word)],
    ])('%s', (_where, more) => {
      expect(marksOf(steps, more)).not.toEqual([]);
      expect(marksOf(more, steps)).not.toEqual([]);
      expect(marksOf(more, more)).toEqual([]);
    });
  },
);

describe('a word that tells nothing to be done is not marked', () => {
  test.each(['Enjoy.', 'Yum!', 'Done.', 'Voilà.'])('behind a step: %s', (word) => {
    expect(marksOf(steps, behindLast(word))).toEqual([]);
  });

  test('before each of them, as what they are called', () => {
    const names = ['Rub', 'Mix', 'Peel', 'Slice', 'Bake'];
    const shown = steps.map((step, at) => `${names[at]}. ${step}`);
    expect(marksOf(steps, shown)).toEqual([]);
  });

  test('before a step, as what another one ends with', () => {
    const shown = steps.map((step) => `${step} Stir.`);
    expect(marksOf(shown, [shown.join(' ')])).toEqual([]);
  });
});

describe('the number of a step is no sentence before it', () => {
  const told = [
    'Heat the oven to 200 °C and butter a wide tin.',
    'Peel the pears and stew them for 10 minutes.',
    'Beat the eggs with the flour and the butter.',
    'Pour it all into the tin, add the pears and bake for 30 minutes.',
  ];
  const counted = (lines: readonly string[]): string =>
    lines.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('');

  test('also where the others have its figure and one of them does not', () => {
    expect(markedPaths(readGalette({ declared: told, method: counted(told) }))).toEqual([]);
  });

  test('but a short order behind it is one', () => {
    const more = told.map((step, at) => (at === 3 ? `Cover. ${step}` : step));
    const recipe = readGalette({ declared: told, method: counted(more) });
    expect(markedPaths(recipe)).toContain('directions.3.instruction');
  });
});
