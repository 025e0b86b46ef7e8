import { describe, expect, test } from 'vitest';
import { declared, items, page, STEPS } from '../testing/plum-dumplings.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const LIST = [
  '500 g potatoes',
  '120 g semolina',
  '1 pinch of salt',
  '12 plums',
  '2 eggs',
  'jam, to serve',
];
const METHOD = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr><${tag}>${cells.join(`</${tag}><${tag}>`)}</${tag}></tr>`;
const read = (rows: string, list = LIST): ReturnType<typeof page> =>
  page(declared(list, STEPS), `<h2>Ingredients</h2><table>${rows}</table>${METHOD}`);

describe('the head of a table of ingredients', () => {
  test.each(['8 dumplings', '1 batch', 'For 4 plates'])('is none of them: %s', (head) => {
    const recipe = read(
      `<thead>${row([head], 'th')}</thead>${LIST.map((line) => row([line])).join('')}`,
    );
    expect(recipe?.ingredients).toHaveLength(LIST.length);
    expect(markedPaths(recipe)).toEqual([]);
  });

  test('is told from a first row that the data leaves out', () => {
    const recipe = read(['3 lemons', ...LIST].map((line) => row([line])).join(''));
    expect(recipe?.ingredients[0]?.item).toBe('lemons');
  });
});

describe('a table with two columns of ingredients', () => {
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = LIST;
  const columns = row([one, four]) + row([two, five]) + row([three, six]);

  test('may be read down or across', () => {
    expect(markedPaths(read(columns))).toEqual([]);
    expect(markedPaths(read(columns, [one, four, two, five, three, six]))).toEqual([]);
  });

  test('may say another amount', () => {
    const recipe = read(columns.replace('12 plums', '10 plums'));
    expect(markedPaths(recipe)).toContain('ingredients.3');
  });
});
