import { describe, expect, test } from 'vitest';
import { askedSigns } from './signs.ts';
import { askedWords, filedWords } from './folded-words.ts';

describe('a text is filed under', () => {
  test.each([
    ['Crème brûlée', ['creme', 'brulee']],
    ['KÄSE mit Röstbrot', ['kase', 'kaese', 'mit', 'rostbrot', 'roestbrot']],
    ["Shepherd's pie", ['shepherds', 'shepherd', 'pie']],
    ['shepherd´s', ['shepherds', 'shepherd']],
    ['poire d’Anjou', ['poire', 'danjou', 'anjou']],
    ['gluten-free', ['gluten', 'free', 'glutenfree']],
    ['Smørbrød, Gruß & Żurek', ['smorbrod', 'smoerbroed', 'gruss', 'zurek']],
    ['00 flour (½ cup)', ['00', 'flour', '1', '2', 'cup']],
    ['salt salt SALT', ['salt']],
    ['味噌ラーメン', ['味噌', '噌ラ', 'ラー', 'ーメ', 'メン', 'ン']],
    ['한국 kimchi', ['한국'.normalize('NFKD'), 'kimchi']],
    ['%_"*', []],
    ['---', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(filedWords(text)).toEqual(words);
  });

  test('no word longer than anybody types', () => {
    expect(filedWords('x'.repeat(500))).toEqual(['x'.repeat(32)]);
  });
});

describe('asked for', () => {
  test.each([
    ['creme BRÛLÉE', [['creme'], ['brulee']]],
    ['Käse', [['kase', 'kaese']]],
    ["shepherd's", [['shepherds']]],
    ['gluten-free', [['gluten'], ['free']]],
    ['tomato Tomato', [['tomato']]],
    ['ラーメン', [['ラー'], ['ーメ'], ['メン']]],
    ['味', [['味']]],
    ['salt & pepper', [['salt'], ['pepper']]],
    ['%', [askedSigns('%')]],
    ['ΜΟΥΣ', [['μουσ']]],
    ['\u200b', []],
  ])('%s', (text, words) => {
    expect(askedWords(text)).toEqual(words);
  });
});
