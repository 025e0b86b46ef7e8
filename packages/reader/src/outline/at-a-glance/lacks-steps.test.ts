import { describe, expect, test } from 'vitest';
import { emptyFinding } from '../../finding/finding.ts';
import { readPage } from '../../read-page.ts';
import { scanPage } from '../../scan/scan-page.ts';
import { markedPaths } from '../../testing/marked-paths.ts';
import { INGREDIENTS, items, list, STEPS } from '../../testing/plum-dumplings.ts';
import { mayLeaveOut } from './may-leave-out.ts';

const MORE = 'Brown the crumbs in half of the butter until they smell of nuts.';

const bodyOf = (method: string): string =>
  `<body><h1>Plum Dumplings</h1><p>We make them every August.</p>${list}${method}<h2>Comments</h2><p>Lovely!</p></body>`;

const mayLack = (method: string, steps: readonly string[] = STEPS): boolean =>
  mayLeaveOut(
    {
      ...emptyFinding('json-ld'),
      title: 'Plum Dumplings',
      ingredients: INGREDIENTS,
      steps: [...steps],
    },
    scanPage(bodyOf(method)),
  );

/** What is marked where the data has these steps. */
function marksOf(method: string, steps: readonly string[] = STEPS): string[] {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Plum Dumplings',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return markedPaths(
    readPage(
      `<html lang="en"><title>Plum Dumplings</title><script type="application/ld+json">${data}</script>${bodyOf(method)}</html>`,
      'https://table.example/plum-dumplings',
    ),
  );
}

const USED = ['500 g floury potatoes', '120 g semolina', '12 plums', '50 g butter'];

/** Ways to write steps, with what is no step among them. */
const LAYOUTS: Readonly<Record<string, (steps: readonly string[]) => string>> = {
  'items with what each takes': (steps) =>
    `<h2>Method</h2><ol>${steps.map((step, at) => `<li><div>${step}</div><div>${USED[at] ?? '80 g breadcrumbs'}</div></li>`).join('')}</ol>`,
  'blocks with lists of what each takes': (steps) =>
    `<h2>Method</h2>${steps.map((step, at) => `<div><p>Step ${at + 1}<span>/${steps.length}</span></p><p>${step}</p><ul><li>${USED[at] ?? '80 g breadcrumbs'}</li></ul></div>`).join('')}`,
  'blocks below pictures with their sources': (steps) =>
    `<h2>Method</h2>${steps.map((step, at) => `<h3>Step ${at + 1}: The next of it</h3><div><span>Jo Doe/The Table</span></div><p>${step}</p>`).join('')}`,
  'parts with names': ([first = '', ...rest]) =>
    `<h2>Method</h2><h4>Dough</h4><ol><li>${first}</li></ol><h4>Dumplings</h4><ol>${items(rest)}</ol>`,
  'items below a note': (steps) =>
    `<h2>Method</h2><h4>*Note: Check out the video and the photos above!</h4><ol>${items(steps)}</ol>`,
  'rows below a note': (steps) =>
    `<h2>Method</h2><h4>*Note: Check out the video and the photos above!</h4>${steps.map((step) => `<p>${step}</p>`).join('')}`,
  'items above a wish': (steps) => `<h2>Method</h2><ol>${items([...steps, 'Enjoy!'])}</ol>`,
};

describe.each(Object.entries(LAYOUTS))('%s', (_way, write) => {
  test('of which the data has all need no closer look', () => {
    expect(mayLack(write(STEPS))).toBe(false);
  });

  test.each([1, 2, 3])('of which the data lacks the one at %i are marked', (at) => {
    expect(marksOf(write(STEPS.toSpliced(at, 0, MORE)))).not.toEqual([]);
  });
});

test('a sentence that follows a step in its own row is no other', () => {
  const said = STEPS.map((step) => `<p>${step} Take your time with it.</p>`).join('');
  expect(mayLack(`<h2>Method</h2>${said}`)).toBe(false);
});

describe('a story that tells the steps above the list of them', () => {
  const story = `<p>This is how my aunt does it.</p>${STEPS.map((step) => `<p>${step}</p><p>I like to use a small knife for it.</p>`).join('')}`;

  test('says more between them, which is none', () => {
    expect(mayLack(`${story}<h2>Method</h2><ol>${items(STEPS)}</ol>`)).toBe(false);
  });

  test.each([1, 2, 3])('does not hide one that the list has at %i', (at) => {
    const method = `<h2>Method</h2><ol>${items(STEPS.toSpliced(at, 0, MORE))}</ol>`;
    expect(mayLack(story + method)).toBe(true);
    expect(marksOf(story + method)).not.toEqual([]);
  });
});

describe.each([
  'Notes',
  'Tipps',
  'Tips',
  'Astuces',
  'Consejos',
  'Dicas',
  'Consigli',
  'Näringsvärde',
  'Tips og triks',
  'Næringsindhold',
  'Wskazówki',
  'Tippek',
])('below the steps, under "%s"', (heading) => {
  const below = `<h3>${heading}</h3><ol><li>They keep for two days in a cold place.</li><li>Freeze what is left of them.</li></ol>`;

  test('nothing is a step', () => {
    expect(mayLack(`<h2>Method</h2><ol>${items(STEPS)}</ol>${below}`)).toBe(false);
  });

  test('more steps in the list above are', () => {
    const method = `<h2>Method</h2><ol>${items([...STEPS, MORE])}</ol>${below}`;
    expect(mayLack(method)).toBe(true);
    expect(marksOf(method)).not.toEqual([]);
  });
});

test('a list below that goes on under a name may tell more of them', () => {
  const part = (rows: readonly string[]): string => `<ol>${items(rows)}</ol>`;
  const method = `<h2>Method</h2><h3>For the dough</h3>${part(STEPS)}<h3>For the crumbs</h3>${part([MORE])}`;
  expect(mayLack(method)).toBe(true);
  expect(marksOf(method)).not.toEqual([]);
});

test.each(['ul', 'ol'])('a list of another kind below steps in %s is none of them', (tag) => {
  const other = tag === 'ul' ? 'ol' : 'ul';
  const said = items(['We ate them all at once.', 'My aunt makes a hundred of them.']);
  expect(
    mayLack(
      `<h2>Method</h2><${tag}>${items(STEPS)}</${tag}><h3>Memories</h3><${other}>${said}</${other}>`,
    ),
  ).toBe(false);
});

test.each([
  [
    'what stands in the sentence before',
    'We tell all ingredients of the sauce. 5 people liked it.',
  ],
  [
    'the same list once more',
    `<h3>Ingredients</h3><p>For 4</p><ul>${items(INGREDIENTS.toReversed())}</ul><h3>Method</h3>`,
  ],
])('%s is no card of a part of the dish', (_what, below) => {
  expect(
    mayLack(
      `<h2>Method</h2><ol>${items(STEPS)}</ol><div>${below}</div><div>The preparation of it takes long.</div>`,
    ),
  ).toBe(false);
});

test.each([
  ['Ingredients', '200 g rusks'],
  ['Lista de ingredientes', '200 g rusks'],
  ['Ingredients', '80 g breadcrumbs, toasted'],
])('a card of a part of it below "%s" is, with %s', (heading, row) => {
  const card = `<h2>Crumbs for plum dumplings</h2><h3>${heading}</h3><ul><li>${row}</li><li>1 tsp salt</li></ul><h3>Method</h3><ol><li>Grind the rusks to crumbs.</li></ol>`;
  expect(mayLack(`<h2>Method</h2><ol>${items(STEPS)}</ol>${card}`)).toBe(true);
});
