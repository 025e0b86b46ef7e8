import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

type Row = readonly [line: string, language: string, quantity: string, unit: string, item: string];

function read(line: string, language: string): Row {
  const { quantity, unit, item } = parseIngredient(line, language);
  return [line, language, quantity, unit, item];
}

describe('half of a measure once more', () => {
  test.each<Row>([
    ['kilo y medio de patatas', 'es', '1 1/2', 'kilo', 'patatas'],
    ['dos kilos y medio de harina', 'es', '2 1/2', 'kilos', 'harina'],
    ['litre et demi de cidre', 'fr', '1 1/2', 'litre', 'cidre'],
    ['1 kg et demi de poires', 'fr', '1 1/2', 'kg', 'poires'],
    ['un chilo e mezzo di zucca', 'it', '1 1/2', 'chilo', 'zucca'],
    ['um quilo e meio de batatas', 'pt', '1 1/2', 'quilo', 'batatas'],
    ['1 cup and a half of oats', 'en', '1 1/2', 'cup', 'oats'],
    ['1 cup milk and half a lemon', 'en', '1', 'cup', 'milk and half a lemon'],
  ])('%s (%s) reads %s %s %s', (...row) => expect(read(row[0], row[1])).toEqual(row));
});

describe('grams behind kilograms, as they are said', () => {
  test.each<Row>([
    ['1 kg 500 de prunes', 'fr', '1 1/2', 'kg', 'prunes'],
    ['1 kg 250 di zucca', 'it', '1 1/4', 'kg', 'zucca'],
    ['1 kg 500 pages', 'fr', '1', 'kg', '500 pages'],
  ])('%s (%s) reads %s %s %s', (...row) => expect(read(row[0], row[1])).toEqual(row));
});

describe('a unit behind what it measures', () => {
  test.each<Row>([
    ['Burro 1 noce', 'it', '1', 'noce', 'Burro'],
    ['Noci 3', 'it', '3', '', 'Noci'],
    ['Gherigli 4 noci', 'it', '', '', 'Gherigli 4 noci'],
  ])('%s (%s) reads %s %s %s', (...row) => expect(read(row[0], row[1])).toEqual(row));
});

describe('cups and packets as they are called', () => {
  test.each<Row>([
    ['2 xícaras (chá) de aveia', 'pt', '2', 'xícaras (chá)', 'aveia'],
    ['1 xícara (café) de azeite', 'pt', '1', 'xícara (café)', 'azeite'],
    ['opakowanie drożdży', 'pl', '1', 'opakowanie', 'drożdży'],
    ['puszka kukurydzy', 'pl', '1', 'puszka', 'kukurydzy'],
    ['q.b. de azeite', 'pt', '', '', 'azeite'],
    ['c.s. de agua', 'es', '', '', 'agua'],
  ])('%s (%s) reads %s %s %s', (...row) => expect(read(row[0], row[1])).toEqual(row));
});

describe('dozens and tens', () => {
  test.each<Row>([
    ['ein Dutzend Eier', 'de', '1', 'Dutzend', 'Eier'],
    ['una dozzina di uova', 'it', '1', 'dozzina', 'uova'],
    ['een dozijn eieren', 'nl', '1', 'dozijn', 'eieren'],
    ['ett dussin ägg', 'sv', '1', 'dussin', 'ägg'],
    ['et dusin æg', 'da', '1', 'dusin', 'æg'],
    ['egy tucat tojás', 'hu', '1', 'tucat', 'tojás'],
    ['une dizaine de radis', 'fr', '10', '', 'radis'],
  ])('%s (%s) reads %s %s %s', (...row) => expect(read(row[0], row[1])).toEqual(row));
});

describe('a dozen without a number is one', () => {
  test.each<Row>([
    ['dozen oysters', 'en', '1', 'dozen', 'oysters'],
    ['Dutzend Eier', 'de', '1', 'Dutzend', 'Eier'],
    ["douzaine d'huîtres", 'fr', '1', 'douzaine', 'huîtres'],
    ['dozzina di uova', 'it', '1', 'dozzina', 'uova'],
    ['docena de huevos', 'es', '1', 'docena', 'huevos'],
    ['dozijn eieren', 'nl', '1', 'dozijn', 'eieren'],
    ['dúzia de ovos', 'pt', '1', 'dúzia', 'ovos'],
    ['dussin ägg', 'sv', '1', 'dussin', 'ägg'],
    ['dusin æg', 'da', '1', 'dusin', 'æg'],
    ['dusin egg', 'no', '1', 'dusin', 'egg'],
    ['tuzin jajek', 'pl', '1', 'tuzin', 'jajek'],
    ['tucat tojás', 'hu', '1', 'tucat', 'tojás'],
    ['dozens of eggs', 'en', '', 'dozens', 'eggs'],
  ])('%s (%s) reads %s %s %s', (...row) => expect(read(row[0], row[1])).toEqual(row));
});

test.each([
  ['un par de dientes de ajo', 'es', 'un par de', 'dientes'],
  ['un paio di cucchiai di olio', 'it', 'un paio di', 'cucchiai'],
])('%s is no exact number', (line, language, vagueQuantity, unit) => {
  expect(parseIngredient(line, language)).toMatchObject({ quantity: '', vagueQuantity, unit });
});

describe('an amount in words behind the name', () => {
  test.each<Row>([
    ['Salt: a pinch', 'en', '1', 'pinch', 'Salt'],
    ['Salz: eine Prise', 'de', '1', 'Prise', 'Salz'],
    ['Thyme – two sprigs', 'en', '2', 'sprigs', 'Thyme'],
  ])('%s (%s) reads %s %s %s', (...row) => expect(read(row[0], row[1])).toEqual(row));
});

describe('the size of a baking tin', () => {
  test.each([
    ['9x13 pan', '', 'pan (9x13)'],
    ['1 9x13 baking dish, greased', '1', 'baking dish, greased (9x13)'],
    ['8x8 inch pan', '', 'pan (8x8 inch)'],
    ['6x330ml bottles beer', '6', 'beer (330ml)'],
    ['10 x 20cm flour tortillas', '10', 'flour tortillas (20cm)'],
  ])('%s counts %s of %s', (line, quantity, itemWithNotes) => {
    expect(parseIngredient(line, 'en')).toMatchObject({ quantity, itemWithNotes });
  });
});
