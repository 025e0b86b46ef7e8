import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, items, readGalette, STEPS } from '../testing/pear-galette.ts';

const METHOD = `<ol>${items(STEPS)}</ol>`;

test('lists between a heading and what closes them are whole, and nothing is marked', () => {
  const recipe = readGalette({ method: `${METHOD}<h2>Notes</h2><p>Best warm.</p>` });
  expect(markedPaths(recipe)).toEqual([]);
});

describe('a row that begins like a heading is no heading', () => {
  test('an ingredient below the list', () => {
    const recipe = readGalette({ list: `<ul>${items([...INGREDIENTS, 'Prepared mustard'])}</ul>` });
    expect(linesOf(recipe, 'ingredients').at(-1)).toBe('Prepared mustard');
    expect(markedPaths(recipe)).toContain(`ingredients.${INGREDIENTS.length}`);
  });

  test('a step above the others', () => {
    const recipe = readGalette({ method: `<ol>${items(['Prepare the tin.', ...STEPS])}</ol>` });
    expect(linesOf(recipe, 'directions')[0]).toBe('Prepare the tin.');
    expect(markedPaths(recipe)).toContain('directions.0');
  });
});

describe('what closes steps on one page stands between them on another', () => {
  test.each(['Advertisement', 'Video', 'Save this recipe', 'Tips'])('%s', (words) => {
    const recipe = readGalette({
      method: `<ol>${items(STEPS)}</ol><p>${words}</p><ol start="${STEPS.length + 1}">${items(['Glaze the galette with the warm jam and leave it to cool.'])}</ol>`,
    });
    // The step is added, or the last one marked for what follows it.
    expect(markedPaths(recipe)).toContainEqual(expect.stringMatching(/^directions\.[34]$/));
  });

  test('a list that counts anew is of something else', () => {
    const tips = `<p>Tips</p><ol start="2">${items(['Keep the pastry cold while you work.'])}</ol>`;
    expect(markedPaths(readGalette({ method: METHOD + tips }))).toEqual([]);
  });
});

test('a first step that the data lacks is marked where each stands below its label', () => {
  const all = ['Warm the butter a little before you begin with the pastry.', ...STEPS];
  const method = all.map((step, at) => `<h3>Étape ${at + 1}</h3><p>${step}</p>`).join('');
  expect(markedPaths(readGalette({ method }))).toContain('directions.0');
});

test('a first row that the data lacks is marked where the name of a part stands below it', () => {
  const list = `<ul>${items(['3 quinces', 'For the pastry', ...INGREDIENTS])}</ul>`;
  expect(markedPaths(readGalette({ list }))).toContain('ingredients.0');
});

test('a part below the list is read though its name ends like the heading of the steps', () => {
  const part = `<p>Glaze by our method</p><ul>${items(['60 g honey', '20 g almonds'])}</ul>`;
  const recipe = readGalette({ list: `<ul>${items(INGREDIENTS)}</ul>${part}` });
  expect(markedPaths(recipe)).toContainEqual(expect.stringMatching(/^ingredients\.[3-5]$/));
});

describe('steps that are counted below the heading of the method', () => {
  const counted = (steps: readonly string[]): string =>
    `${steps.map((step, at) => `<h3>Step ${at + 1}</h3><p>${step}</p>`).join('')}<p>Video</p><h2>Notes</h2><p>Best warm.</p>`;

  test('are whole, and nothing is marked', () => {
    expect(markedPaths(readGalette({ method: counted(STEPS) }))).toEqual([]);
  });

  test.each([0, 1, STEPS.length])('one more at %i is marked', (at) => {
    const more = STEPS.toSpliced(at, 0, 'Chill the pastry in the fridge for ten minutes.');
    expect(markedPaths(readGalette({ method: counted(more) }))).toContainEqual(
      expect.stringMatching(/^directions\.\d$/),
    );
  });
});

test('what measures are worth is no ingredient', () => {
  const list = `<ul>${items(INGREDIENTS)}</ul><p>Need help? 1 tablespoon = 15 ml, 1 cup = 240 ml.</p>`;
  expect(markedPaths(readGalette({ list }))).toEqual([]);
});

test.each(['Ingredients', 'You Will Need', 'What You’ll Need'])(
  'a first row below "%s" that the data lacks is marked',
  (heading) => {
    const rows = ['250 g quark', ...INGREDIENTS];
    const list = `<span>${rows.map((row) => `<p>${row}</p>`).join('')}</span>`;
    expect(markedPaths(readGalette({ heading, list }))).toContain('ingredients.0');
  },
);
