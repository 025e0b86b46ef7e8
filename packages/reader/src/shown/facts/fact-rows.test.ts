import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { hasDigit } from './fact-rows.ts';
import { rowsAbove } from './rows-above.ts';
import { firstSeen } from '../seen-lines.ts';

function rowsOver(markup: string): readonly string[] {
  const page = scanPage(`<body><div>Menu</div><div>Home</div>${markup}<p>flour</p></body>`);
  const line = firstSeen([['flour']], page.shown);
  return line ? rowsAbove(line, page, hasDigit) : [];
}

describe('rows above a list that are asked for their numbers', () => {
  test('those with numbers are read, and their neighbours', () => {
    const markup = '<div>Prep</div><div>20</div><div>min</div><div>Share</div>';
    expect(rowsOver(markup)).toEqual(['…', '…', 'Prep', '20', 'min', '…']);
  });

  test.each([
    ['an entity', 'Prep &#49; h', 'Prep 1 h'],
    ['an entity across tags', 'Prep &#4<b>9;</b> h', 'Prep 1 h'],
    ['what looks like a tag', 'Prep <!1 h>', 'Prep <!1 h>'],
    ['an attribute with markup', 'Prep <img alt="< 1 h">', 'Prep <img alt="< 1 h">'],
    ['a choice', '<option>Time</option>Prep', 'Prep'],
    ['marks', 'Pre\u0301p', 'Prép'],
  ])('those whose bare text may not be what they say are: %s', (_, markup, text) => {
    expect(rowsOver(`<div>${markup}</div>`)).toContain(text);
  });

  test('beyond an empty one is the next neighbour', () => {
    const markup = '<div>Prep</div><div><option>Time</option></div><div>20 min</div>';
    expect(rowsOver(markup)).toEqual(['…', '…', 'Prep', '20 min']);
  });
});
