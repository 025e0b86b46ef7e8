import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, readGalette } from '../testing/pear-galette.ts';

const boxes = (lines: readonly string[]): string =>
  lines.map((line) => `<div>${line}</div>`).join('');
/** A name and what it holds, in boxes of their own. */
const facts = (...pairs: readonly [string, string][]): string =>
  pairs.map((pair) => `<div>${boxes(pair)}</div>`).join('');

const ROWS = boxes(INGREDIENTS);

describe('what boxes tell of the dish below ingredients in boxes is none of them', () => {
  test.each([
    ['times', facts(['Prep', '15 mins'], ['Cook', '20 mins'])],
    ['times above their names', facts(['15 mins', 'Prep'], ['20 mins', 'Cook'])],
    ['times in another language', facts(['Előkészítés', '30 perc'], ['Sütés', '2 óra 30 perc'])],
    ['times beside their names', '<div><span>Prep:</span><div>15 mins</div></div>'],
    ['times in a list of terms', '<dl><dt>Prep</dt><dd>15 mins</dd><dt>Cook</dt><dd>1 h</dd></dl>'],
    ['how hard it is', facts(['Difficulty', 'Easy'])],
    ['what it costs', facts(['Cost', 'Cheap'])],
    ['words of no known kind', facts(['Season', 'Autumn'], ['Author', 'Tilly'])],
    ['what a portion holds', facts(['Calories', '320 kcal'], ['Fat', '10 g'], ['Salt', '1 g'])],
    ['fat first of all', facts(['Fat', '10 g'], ['Protein', '5 g'])],
    ['how many it serves', facts(['Serves', '4 people'])],
  ])('%s', (_what, told) => {
    const recipe = readGalette({ list: ROWS + told });
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedPaths(recipe).filter((path) => path.startsWith('ingredients'))).toEqual([]);
  });

  test.each(['60 g sultanas', 'cinnamon', '40 g protein powder'])(
    'one more ingredient above them is one: %s',
    (more) => {
      const told = facts(['Prep', '15 mins'], ['Difficulty', 'Easy']);
      const recipe = readGalette({ list: boxes([...INGREDIENTS, more]) + told });
      expect(linesOf(recipe, 'ingredients')).toEqual([...INGREDIENTS, more]);
      expect(markedPaths(recipe)).toContain(`ingredients.${INGREDIENTS.length}`);
    },
  );

  test('what stands below each ingredient closes no list', () => {
    const rows = [...INGREDIENTS, '60 g sultanas'];
    const recipe = readGalette({
      list: rows.map((row) => `<div class="r"><div>${row}</div><em>120 kcal</em></div>`).join(''),
    });
    expect(linesOf(recipe, 'ingredients')).toEqual(rows);
  });
});
