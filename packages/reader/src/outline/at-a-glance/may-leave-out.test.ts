import { expect, test } from 'vitest';
import { emptyFinding } from '../../finding/finding.ts';
import { scanPage } from '../../scan/scan-page.ts';
import { mayLeaveOut } from './may-leave-out.ts';

const CAKE = ['200 g flour', '100 g butter', '3 eggs'];
const ICING = ['50 g icing sugar', '1 tbsp lemon juice'];
const STEPS = ['Rub the butter into the flour.', 'Beat in the eggs and bake it for an hour.'];

const list = (rows: readonly string[]): string =>
  `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;

const mayLack = (ingredients: string): boolean =>
  mayLeaveOut(
    { ...emptyFinding('json-ld'), title: 'Cake', ingredients: [...CAKE, ...ICING], steps: STEPS },
    scanPage(
      `<body><h1>Cake</h1><h2>Ingredients</h2>${ingredients}<h2>Method</h2>${list(STEPS)}<h2>Notes</h2><p>It keeps for a week.</p></body>`,
    ),
  );

test.each(['To serve (optional)', 'For the icing'])(
  '"%s" above the next part of a list leaves nothing out',
  (name) => {
    expect(mayLack(`${list(CAKE)}<p>${name}</p>${list(ICING)}`)).toBe(false);
  },
);

test.each(['Salt, to taste', 'Basil', 'Icing sugar (optional)'])(
  '"%s" between the rows of a list may be left out',
  (row) => {
    expect(mayLack(list([...CAKE, row, ...ICING]))).toBe(true);
  },
);

test.each(['Shop ingredients', 'Add all to my list', 'Nutrition information'])(
  '"%s" below a list is none of it',
  (row) => {
    expect(mayLack(`${list([...CAKE, ...ICING])}<div>${row}</div><div>${row}</div>`)).toBe(false);
  },
);

const rows = (lines: readonly string[]): string =>
  lines.map((line) => `<div>${line}</div>`).join('');

test('any other row there may be, where the list is one of rows', () => {
  expect(mayLack(rows([...CAKE, ...ICING, 'Basil']))).toBe(true);
});

test('below a list of items no row is one of them', () => {
  expect(mayLack(list([...CAKE, ...ICING]) + rows(['Basil', 'Basil']))).toBe(false);
});

test.each(['Fresh basil', 'Vanilla custard recipe'])(
  '"%s" at the end of a list may be left out',
  (row) => {
    expect(mayLack(list([...CAKE, ...ICING, row]))).toBe(true);
  },
);
