import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, readGalette } from '../testing/pear-galette.ts';

/** Ways to write boxes to tick beside each other. */
const BOXES: Record<string, (line: string, at: number) => string> = {
  'labels around them': (line) => `<label><input type="checkbox"><span>${line}</span></label>`,
  'labels on lines of their own': (line) => `<label><input type="checkbox"> ${line}</label>\n`,
  'labels behind them': (line, at) =>
    `<input type="checkbox" id="i${at}"><label for="i${at}">${line}</label>`,
  'labels in spans': (line, at) =>
    `<span><input type="checkbox" id="i${at}"><label for="i${at}">${line}</label></span>`,
};

describe.each(Object.entries(BOXES))('ingredients to tick, %s', (_way, write) => {
  const read = (rows: readonly string[]): ReturnType<typeof readGalette> =>
    readGalette({ list: rows.map(write).join('') });

  test.each([0, 2, INGREDIENTS.length])(
    'a row at %i that only the page has is taken, marked',
    (at) => {
      const rows = INGREDIENTS.toSpliced(at, 0, '100 g raspberries');
      const recipe = read(rows);
      expect(linesOf(recipe, 'ingredients')).toEqual(rows);
      expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
    },
  );

  test('one without an amount is too', () => {
    const rows = INGREDIENTS.toSpliced(2, 0, 'raspberries');
    expect(linesOf(read(rows), 'ingredients')).toEqual(rows);
  });

  test('another amount is told by its own row', () => {
    const recipe = read(INGREDIENTS.with(1, '220 g butter'));
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.evidence).toContainEqual(
      expect.objectContaining({ path: 'ingredients.1.quantity', excerpt: '220 g butter' }),
    );
  });

  test.each<[string, string]>([
    ['nothing else', ''],
    ['what may be chosen', '<label><input type="radio"> 2 servings</label>'],
    ['what the site does', '<label><input type="checkbox"> Keep my screen on</label>'],
    ['a field to sign up', '<label>Your name</label><input><label>Your address</label><input>'],
  ])('a whole list with %s below it stays as it is', (_what, below) => {
    const recipe = readGalette({ list: INGREDIENTS.map(write).join('') + below });
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedPaths(recipe)).toEqual([]);
  });
});

test('a food without an amount stands between rows whose boxes take much markup', () => {
  const box = (at: number): string =>
    `<input type="checkbox" id="ingredient-tick-${at}" class="ingredient-tick" aria-label="Tick it off">
    <label for="ingredient-tick-${at}" class="ingredient-tick-label"><span>▢</span></label>`;
  const rows = INGREDIENTS.toSpliced(2, 0, 'toasted sesame seeds, to garnish');
  const list = rows
    .map((row, at) => `<li class="ingredient" data-at="${at}">${box(at)} <span>${row}</span></li>`)
    .join('');
  const recipe = readGalette({ list: `<ul>${list}</ul>` });
  expect(linesOf(recipe, 'ingredients')).toEqual(rows);
  expect(markedPaths(recipe)).toContain('ingredients.2');
});

test('a row is found below buttons whose markup stands between the rows and their heading', () => {
  const buttons = `<div>${`<button class="${'round '.repeat(200)}"></button>`.repeat(2)}</div>`;
  const rows = INGREDIENTS.toSpliced(2, 0, '100 g raspberries');
  const boxes = rows.map((row) => `<label><input type="checkbox"><span>${row}</span></label>`);
  const recipe = readGalette({ list: `${buttons}<ul>${boxes.join('\n')}</ul>` });
  expect(linesOf(recipe, 'ingredients')).toEqual(rows);
  expect(markedPaths(recipe)).toContain('ingredients.2');
});
