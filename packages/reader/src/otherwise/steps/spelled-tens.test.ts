import { expect, test } from 'vitest';
import { withTensInFigures } from './spelled-tens.ts';

test.each([
  ['bake for forty minutes', 'bake for 40 minutes'],
  ['bake for forty-five minutes', 'bake for 45 minutes'],
  ['bake for twenty five minutes', 'bake for 25 minutes'],
  ['bake for fifty to sixty minutes', 'bake for 50 to 60 minutes'],
  ['etwa fünfundzwanzig minuten backen', 'etwa 25 minuten backen'],
  ['vierzig minuten backen', '40 minuten backen'],
  ['bak hem vijfenveertig minuten', 'bak hem 45 minuten'],
  ['cuire quarante-cinq minutes', 'cuire 45 minutes'],
  ['cocer cuarenta y cinco minutos', 'cocer 45 minutos'],
  ['cocer veinticinco minutos', 'cocer 25 minutos'],
  ['asse por quarenta e cinco minutos', 'asse por 45 minutos'],
  ['cuocere quarantacinque minuti', 'cuocere 45 minuti'],
  ['grädda i fyrtiofem minuter', 'grädda i 45 minuter'],
  ['bag i femogfyrre minutter', 'bag i 45 minutter'],
  ['stek i førti minutter', 'stek i 40 minutter'],
  ['piec czterdzieści pięć minut', 'piec 45 minut'],
  ['negyvenöt percig', '45 percig'],
])('%s has figures', (text, figures) => {
  expect(withTensInFigures(text)).toBe(figures);
});

test.each(['once the water boils', 'a fiftyish crowd', 'quatre-vingt minutes', 'onze saus'])(
  '%s stays as it is',
  (text) => {
    expect(withTensInFigures(text)).toBe(text);
  },
);

test('the end of a range is no part of its beginning', () => {
  expect(withTensInFigures('twenty to thirty minutes')).toBe('20 to 30 minutes');
});
