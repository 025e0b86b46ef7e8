import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { lineRun } from './line-run.ts';
import { goesOn, opensOtherwise } from './list-neighbours.ts';

const DECLARED = ['300 g flour', '2 eggs', '120 g butter'];

function neighbours(rows: readonly string[]): { opens: boolean; goesOn: boolean } {
  const page = scanPage(`<body><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></body>`);
  const run = lineRun(DECLARED, page.shown, 200);
  if (!run) throw new Error(`the list lacks ${DECLARED.map(bareOf).join()}`);
  return { opens: opensOtherwise(run, page), goesOn: goesOn(run, page) };
}

test('the declared lines alone have no neighbours', () => {
  expect(neighbours(DECLARED)).toEqual({ opens: false, goesOn: false });
});

test('another row above the first line, or below the last', () => {
  expect(neighbours(['3 quinces', ...DECLARED])).toEqual({ opens: true, goesOn: false });
  expect(neighbours([...DECLARED, 'salt'])).toEqual({ opens: false, goesOn: true });
});

test('the name of a part above the first line is none, but what stands above that is', () => {
  expect(neighbours(['For the pastry', ...DECLARED]).opens).toBe(false);
  expect(neighbours(['3 quinces', 'For the pastry', ...DECLARED]).opens).toBe(true);
});

test('a food that begins like the name of a part is one', () => {
  expect(neighbours(['Perilla leaves', ...DECLARED]).opens).toBe(true);
});
