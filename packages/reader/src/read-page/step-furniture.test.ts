import { describe, expect, test } from 'vitest';
import { markedPaths } from '../testing/marked-paths.ts';
import { readGalette, STEPS } from '../testing/pear-galette.ts';

const FURTHER = 'Bake the parcel at 190 °C for 25 minutes and leave it to cool.';

const FURNITURE: [string, (number: number) => string][] = [
  ['a box to tick', () => '<label><input type="checkbox"> Done</label>'],
  ['a button', () => '<button>Start timer</button>'],
  ['a link', () => '<a href="#list">Back to the list</a>'],
  ['a word', () => '<div>Done</div>'],
  ['the label of a video', () => '<div class="video">Play</div>'],
  ['the same tip', () => '<p class="tip">Tip: mind your fingers.</p>'],
  ['a tip of its own', (number) => `<p class="tip">Tip: this is trick ${'x'.repeat(number)}.</p>`],
  ['the name of who took the picture', () => '<p class="credit">Photo: Mo Grey</p>'],
  ['where to share it', () => '<ul class="share"><li>Pin</li><li>Post</li></ul>'],
  ['how many there are', (number) => `<span>${number}/9</span>`],
  ['its number', (number) => ` <span>${number}</span>`],
];

type Layout = (steps: readonly string[], behind: (number: number) => string) => string;

const asItems: Layout = (steps, behind) =>
  `<ol>${steps.map((step, at) => `<li><p>${step}</p>${behind(at + 1)}</li>`).join('')}</ol>`;
const asBoxes: Layout = (steps, behind) =>
  steps.map((step, at) => `<div class="s"><p>${step}</p>${behind(at + 1)}</div>`).join('');

describe.each([
  ['items', asItems],
  ['boxes', asBoxes],
])('steps in %s', (_kind, layout) => {
  describe.each(FURNITURE)('each with %s behind it', (_name, behind) => {
    const marksWith = (steps: readonly string[], below = ''): string[] =>
      markedPaths(readGalette({ method: layout(steps, behind) + below }));

    test('are marked where the page has one more at their end', () => {
      expect(marksWith([...STEPS, FURTHER])).not.toEqual([]);
    });

    test('are marked where the page has one more between them', () => {
      expect(marksWith(STEPS.toSpliced(2, 0, FURTHER))).not.toEqual([]);
    });

    test.each([
      '',
      '<h3>Notes</h3><p>Cover the bowl with a damp towel in summer.</p>',
      '<p>Note: Cover the bowl with a damp towel in summer.</p>',
      '<div class="comments"><p>Ann</p><p>Add a pinch of nutmeg to the dough.</p></div>',
      '<p>Store the rest in a tin for up to a week.</p>',
      '<p>This parcel reminds me of home, when my aunt made one each Sunday.</p>',
      '<p>Adapted from a card of my aunt.</p>',
      '<p>Per slice: 310 kcal, 12 g fat.</p>',
      '<form><p>Get a recipe each week.</p><input></form>',
      '<p><a href="/tart">Bake our best plum tart.</a></p>',
      '<div class="author"><p>Mo Grey</p><p>Cook and author of two books.</p></div>',
      '<p>Enjoy!</p>',
    ])('are not marked where nothing is left out, above %s', (below) => {
      expect(marksWith(STEPS, below)).toEqual([]);
    });
  });
});

test('a step whose verb is in no list is one where the same follows it as the others', () => {
  const steps = [...STEPS, 'The parcel then goes back to its tin for two hours.'];
  const method = asBoxes(steps, () => '<button>Start timer</button>');
  expect(markedPaths(readGalette({ method }))).not.toEqual([]);
});

test('an advertisement behind each row of the page makes none of them a step', () => {
  const rows = [...STEPS, 'My aunt never measured anything in her life at all.'];
  const method = asBoxes(rows, () => '<div>Advertisement</div>');
  expect(markedPaths(readGalette({ method }))).toEqual([]);
});
