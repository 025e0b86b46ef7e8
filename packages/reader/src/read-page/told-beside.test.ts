import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { items, readGalette, STEPS } from '../testing/pear-galette.ts';

const FURTHER = 'Rest the parcel in the larder for 2 hours.';

/** The steps as items, one of them written in another way. */
const withItem = (at: number, write: (step: string) => string): string =>
  `<ol>${items(STEPS.map((step, index) => (index === at ? write(step) : step)))}</ol>`;

const saidOf = (recipe: ReturnType<typeof readGalette>, path: string) =>
  recipe?.evidence.find((evidence) => evidence.path === path);

/** What is told with the steps that are marked. */
const toldOfMarked = (recipe: ReturnType<typeof readGalette>): string =>
  markedPaths(recipe)
    .filter((path) => path.startsWith('directions'))
    .map((path) => saidOf(recipe, path)?.excerpt ?? '')
    .join('\n');

describe.each([0, 1, 3])('a further order within the item of step %i is marked', (at) => {
  test.each<[string, (step: string) => string]>([
    ['in a paragraph', (step) => `<p>${step}</p><p>${FURTHER}</p>`],
    ['in a line', (step) => `${step}<br>${FURTHER}`],
    ['in a box', (step) => `${step}<div>${FURTHER}</div>`],
    ['in a list of its own', (step) => `${step}<ul><li>${FURTHER}</li></ul>`],
    [
      'in a span that is a block',
      (step) =>
        `<div><span style="display:block">${step}</span><span style="display:block">${FURTHER}</span></div>`,
    ],
    ['before it', (step) => `<p>${FURTHER}</p><p>${step}</p>`],
  ])('%s', (_way, write) => {
    expect(toldOfMarked(readGalette({ method: withItem(at, write) }))).toContain(FURTHER);
  });
});

describe('a paragraph of its own behind a step', () => {
  const marksOf = (text: string): string[] =>
    markedPaths(readGalette({ method: withItem(1, (step) => `<p>${step}</p><p>${text}</p>`) }));

  test.each([
    'Do not salt the fruit yet.',
    "Don't press the lid down.",
    'Never stir with metal tools.',
  ])('is marked where it says what is not to be done: %s', (text) => {
    expect(marksOf(text)).not.toEqual([]);
  });

  test.each(['Do not worry about small holes.', 'No need for a rolling pin here.'])(
    'is not marked where it only reassures: %s',
    (text) => {
      expect(marksOf(text)).toEqual([]);
    },
  );
});

test('an order in a paragraph between two lists of steps is what the page goes on with', () => {
  const recipe = readGalette({
    method: `<ol>${items(STEPS.slice(0, 2))}</ol><p>${FURTHER}</p><ol start="3">${items(STEPS.slice(2))}</ol>`,
  });
  expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  expect(saidOf(recipe, 'directions.1.instruction')).toMatchObject({
    pageSays: 'goes-on',
    excerpt: `… ${FURTHER}`,
  });
});

test('an order that is counted as a step of its own is marked', () => {
  const [one = '', two = '', ...others] = STEPS;
  const counted = [one, FURTHER, two].map(
    (step, at) => `<div class="s-${at % 2}"><b>Step ${at + 1}</b></div><div>${step}</div>`,
  );
  const recipe = readGalette({ method: `${counted.join('')}<ol>${items(others)}</ol>` });
  expect(toldOfMarked(recipe)).toContain(FURTHER);
});

test.each([
  'The night before, soak the pears in cider.',
  'Toast the walnuts in a dry pan for 5 minutes.',
])('an order between the heading and the first step is marked: %s', (line) => {
  const recipe = readGalette({ method: `<p>${line}</p><ol>${items(STEPS)}</ol>` });
  expect(saidOf(recipe, 'directions.0.instruction')).toMatchObject({
    pageSays: 'differs',
    excerpt: `${line} ${STEPS[0] ?? ''}`,
  });
});

test.each([
  'Freeze for at least 4 hours before serving.',
  'Dust generously with icing sugar and serve.',
])('an order right below the list of the steps is marked: %s', (line) => {
  const recipe = readGalette({ method: `<ol>${items(STEPS)}</ol><p>${line}</p>` });
  expect(saidOf(recipe, 'directions.3.instruction')).toMatchObject({
    pageSays: 'goes-on',
    excerpt: `… ${line}`,
  });
});

test('an order between the rows of one declared text is marked', () => {
  const recipe = readGalette({
    declared: [STEPS.slice(0, 2).join(' '), STEPS.slice(2).join(' ')],
    method: `<ol>${items([...STEPS.slice(0, 3), FURTHER, ...STEPS.slice(3)])}</ol>`,
  });
  expect(toldOfMarked(recipe)).toContain(FURTHER);
});

test.each([0, 1, 2])(
  'a step that the data lacks is added where the page joins others: %i',
  (at) => {
    const [joined, rest] = [STEPS.slice(at, at + 2).join(' '), STEPS.slice(at + 2)];
    const recipe = readGalette({
      method: `<ol>${items([...STEPS.slice(0, at), joined, FURTHER, ...rest])}</ol>`,
    });
    expect(linesOf(recipe, 'directions')).toEqual([...STEPS.slice(0, at + 2), FURTHER, ...rest]);
    expect(saidOf(recipe, `directions.${at + 2}.instruction`)?.pageSays).toBe('adds');
  },
);

describe('what pages put beside steps without telling another', () => {
  test.each<[string, string]>([
    ['a tip', '<p>Tip: Use a mandoline to get the slices even.</p>'],
    [
      'a tip in a box of its own',
      '<div class="tip-box"><p>Chill your hands in iced water.</p></div>',
    ],
    ['a note below its name', '<p>Note</p><p>Chill the dish before you begin.</p>'],
    [
      'a caption',
      '<figure><img src="a.jpg"><figcaption>Press the crumbs flat.</figcaption></figure>',
    ],
    ['the number of a photo', '<p>Photo 2</p>'],
    ['what the step takes', '<div>120 g butter, 300 g spelt flour</div>'],
    ['the same in short', '<p>Crumble the butter into the flour.</p>'],
    ['the name of the next', '<p>Add the eggs</p>'],
    [
      'an advertisement',
      '<div>Advertisement</div><p>Subscribe to our newsletter for more bakes.</p>',
    ],
    ['a link', '<p><a href="/pastry">Read how to roll pastry without tears.</a></p>'],
    ['who took the picture', '<p>Orchard Kitchen / Mary Field</p>'],
    ['a wish', '<p>Enjoy!</p>'],
  ])('is not marked: %s', (_kind, beside) => {
    const [first = '', ...others] = STEPS;
    const within = `<ol><li>${first}${beside}</li>${items(others)}</ol>`;
    const between = `<ol><li>${first}</li></ol>${beside}<ol>${items(others)}</ol>`;
    for (const method of [within, between]) {
      const recipe = readGalette({ method });
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      expect(markedPaths(recipe)).toEqual([]);
    }
  });

  test.each([
    'Store in an airtight tin for up to 3 days.',
    'Freeze for up to 3 months.',
    'Serving suggestion: vanilla ice cream.',
    'Leave a comment if you baked it.',
    'My grandmother used to bake this every autumn, and we would fight for the corners.',
  ])('is not marked below them: %s', (line) => {
    expect(markedPaths(readGalette({ method: `<ol>${items(STEPS)}</ol><p>${line}</p>` }))).toEqual(
      [],
    );
  });

  test.each([
    'Follow these easy steps and you cannot go wrong.',
    'Bring this pear galette to the table in 4 steps.',
    'Watch the video to see how it is done.',
  ])('is not marked above them: %s', (line) => {
    expect(markedPaths(readGalette({ method: `<p>${line}</p><ol>${items(STEPS)}</ol>` }))).toEqual(
      [],
    );
  });
});

describe('steps that each have a name', () => {
  const NAMES = ['Crumble', 'Knead', 'Fan out', 'Bake'];
  const SHAPES: readonly [string, (name: string, step: string) => string][] = [
    ['a heading', (name, step) => `<h3>${name}</h3><p>${step}</p>`],
    ['bold letters', (name, step) => `<p><b>${name}</b></p><p>${step}</p>`],
    ['a box', (name, step) => `<div><strong>${name}</strong><p>${step}</p></div>`],
  ];
  const named = (write: (name: string, step: string) => string): string =>
    STEPS.map((step, at) => write(NAMES[at] ?? '', step)).join('');

  test.each(SHAPES)('in %s are marked where the data lacks the last of them', (_, write) => {
    const recipe = readGalette({ method: named(write), declared: STEPS.slice(0, -1) });
    expect(toldOfMarked(recipe)).toContain(STEPS.at(-1));
  });

  const withNames = STEPS.map((step, at) => `${NAMES[at]}: ${step}`);

  test.each(SHAPES)(
    'in %s are marked where the data lacks the last, but has the names of the others',
    (_, write) => {
      const recipe = readGalette({ method: named(write), declared: withNames.slice(0, -1) });
      expect(toldOfMarked(recipe)).toContain(STEPS.at(-1));
    },
  );

  test.each(SHAPES)('in %s need no look where the data has all of them', (_, write) => {
    expect(markedPaths(readGalette({ method: named(write) }))).toEqual([]);
    expect(markedPaths(readGalette({ method: named(write), declared: withNames }))).toEqual([]);
  });

  test.each([
    ['Reheating', 'Warm it in the oven for 10 minutes.'],
    ['Freezing', 'Wrap it in foil and freeze it for up to 3 months.'],
    ['A drink with it', 'Pour a glass of cold cider.'],
  ])('do not go on with what is said below them under "%s"', (name, text) => {
    for (const [, write] of SHAPES) {
      const method = named(write) + write(name, text);
      expect(markedPaths(readGalette({ method }))).toEqual([]);
      expect(markedPaths(readGalette({ method, declared: withNames }))).toEqual([]);
    }
  });

  test('may be told in another way below, which begins anew', () => {
    const counted = STEPS.map((step, at) => `<h3>Step ${at + 1}</h3><p>${step}</p>`).join('');
    const other = '<h3>Step 1</h3><p>Put all of it into a mixer and press the button.</p>';
    expect(markedPaths(readGalette({ method: counted + other }))).toEqual([]);
  });
});
