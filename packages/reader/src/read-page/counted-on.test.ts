import { describe, expect, test } from 'vitest';
import { markedPaths } from '../testing/marked-paths.ts';
import { declared, INGREDIENTS, list, page, STEPS } from '../testing/plum-dumplings.ts';
import { COUNTED_LAYOUTS, type StepLayout } from '../testing/step-layouts.ts';

const LAYOUTS: Readonly<Record<string, StepLayout>> = {
  ...COUNTED_LAYOUTS,
  'paragraphs below their numbers in French': (step, at) =>
    `<h4>Étape ${at + 1}</h4><p>${step}</p>`,
};

const marksOf = (steps: readonly string[], method: string): string[] =>
  markedPaths(
    page(
      declared(INGREDIENTS, steps),
      `${list}<h2>Method</h2>${method}<h2>Comments</h2><p>Mmm</p>`,
    ),
  );

describe.each(Object.entries(LAYOUTS))('steps as %s', (_, layout) => {
  const method = STEPS.map(layout).join('');

  test.each([
    'Store in the refrigerator overnight before serving.',
    'Keep them warm under a cloth until all are done.',
    'Make sure that the plums are soft, then lift them out.',
    'Rest 5 minutes.',
    'Remove from the heat.',
    'Serve.',
  ])('go on with what is counted as the next, whatever it says: %s', (step) => {
    expect(marksOf(STEPS, method + layout(step, STEPS.length))).not.toEqual([]);
    const counted = STEPS.map((line, at) => `${at + 1}. ${line}`);
    expect(marksOf(counted, method + layout(step, STEPS.length))).not.toEqual([]);
  });

  test.each([
    ['a wish', layout('Enjoy!', STEPS.length)],
    ['a word of the site', layout('Leave a comment and rate the recipe.', STEPS.length)],
    ['advice without a number', '<p>Keep what is left in the fridge for two days.</p>'],
    ['advice with another number', '<p>2 days in the fridge are no problem for them.</p>'],
    ['how many liked it', '<div><span>5</span> <span>from 12 votes</span></div>'],
  ])('do not go on with %s', (_name, behind) => {
    expect(marksOf(STEPS, method + behind)).toEqual([]);
  });
});

test('the number of votes below steps that are not counted counts none', () => {
  const method = STEPS.map((step) => `<p>${step}</p>`).join('');
  expect(marksOf(STEPS, `${method}<p>5. Stars by 12 people.</p>`)).toEqual([]);
});

describe('a list that counts on from the steps', () => {
  const steps = `<ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`;
  const counted = `<ol start="${STEPS.length + 1}"><li>Use a heavy pot.</li><li>Keep them warm in it.</li></ol>`;

  test.each(['', '<div>Advertisement</div>', '<h3>Video</h3>', '<p>Get our newsletter</p>'])(
    'goes on with them behind "%s"',
    (between) => {
      expect(marksOf(STEPS, steps + between + counted)).not.toEqual([]);
    },
  );

  test.each(['Tips', 'Top tips', 'Variations', 'Cook’s notes', 'Wskazówki', 'Consejos'])(
    'is none of them under "%s"',
    (name) => {
      expect(marksOf(STEPS, `${steps}<h3>${name}</h3>${counted}`)).toEqual([]);
      expect(marksOf(STEPS, `${steps}<p><b>${name}</b></p>${counted}`)).toEqual([]);
    },
  );
});

test('what follows steps whose numbers stand behind them is not counted as the next', () => {
  const method = STEPS.map((step, at) => `<p>${step} <span>${at + 1}</span></p>`).join('');
  expect(marksOf(STEPS, `${method}<p>My aunt made them for each feast.</p>`)).toEqual([]);
});

test.each([
  'Czas przygotowania: 40 minut, Czas pieczenia: 1 godz.',
  'Prep: 15 mins, Cook: 20 min.',
  'Zubereitungszeit: 15 Min., Backzeit: 20 Min.',
])('times below the steps are none of them, though a point ends them: %s', (times) => {
  const method = STEPS.map((step) => `<p>${step}</p>`).join('');
  const marks = marksOf(STEPS, `${method}<p>${times}</p>`);
  expect(marks.filter((path) => path.startsWith('directions'))).toEqual([]);
});
