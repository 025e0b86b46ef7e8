import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const ROWS = ['Castagne 400 g', 'Acqua 250 ml', 'Zucchero 2 cucchiai', 'Burro 50 g'];
const STEPS = ['Lessate le castagne per un’ora.', 'Schiacciatele con il burro e lo zucchero.'];

const LAYOUTS: Record<string, (rows: readonly string[]) => string> = {
  'items of a list': (rows) => `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`,
  'rows of their own': (rows) => rows.map((row) => `<div class="row">${row}</div>`).join(''),
  descriptions: (rows) =>
    `<dl>${rows.map((row) => `<dd>${row.replace(/ (?=\d)/, ' <span>')}</span></dd>`).join('')}</dl>`,
};

function read(declared: readonly string[], list: string): ReturnType<typeof readPage> {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Dolce di castagne',
    recipeIngredient: declared,
    recipeInstructions: STEPS,
  });
  return readPage(
    `<html lang="it"><head><script type="application/ld+json">${data}</script></head><body><h1>Dolce di castagne</h1><h2>INGREDIENTI</h2>${list}<h2>Preparazione</h2><ol><li>${STEPS.join('</li><li>')}</li></ol></body></html>`,
    'https://castagna.example/dolce',
  );
}

describe.each(Object.entries(LAYOUTS))('amounts behind their foods in %s', (_way, write) => {
  test.each([1, 3, 4])('a food that is only counted is taken at %i, marked', (at) => {
    const rows = ROWS.toSpliced(at, 0, 'Tuorli 3');
    const recipe = read(ROWS, write(rows));
    expect(linesOf(recipe, 'ingredients')).toEqual(rows);
    expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
  });

  test.each(['Scalogno 1', 'Verza 1', 'Finocchi 2', 'Melagrana 1', 'Prugne 8'])(
    'fruits and vegetables of all kinds are: %s',
    (row) => {
      const rows = ROWS.toSpliced(2, 0, row);
      expect(linesOf(read(ROWS, write(rows)), 'ingredients')).toEqual(rows);
    },
  );

  test.each(['Porzioni 6', 'Passo 2', 'Foto 3', 'Pagina 12'])(
    'what counts something else is not taken: %s',
    (row) => {
      const recipe = read(ROWS, write(ROWS.toSpliced(2, 0, row)));
      expect(linesOf(recipe, 'ingredients')).toEqual(ROWS);
    },
  );

  test('a food that is counted behind its name is not taken among amounts before theirs', () => {
    const rows = ['400 g castagne', '250 ml acqua', '2 cucchiai di zucchero', '50 g burro'];
    const recipe = read(rows, write(rows.toSpliced(2, 0, 'Uova 3')));
    expect(linesOf(recipe, 'ingredients')).toEqual(rows);
  });
});
