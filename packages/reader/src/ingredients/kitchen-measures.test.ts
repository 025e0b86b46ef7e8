import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

type Row = readonly [line: string, quantity: string, unit: string, item: string];

function read(line: string, language = 'en'): Row {
  const { quantity, unit, item } = parseIngredient(line, language);
  return [line, quantity, unit, item];
}

describe('a word that measures one thing only', () => {
  test.each<Row>([
    ['2 blades mace', '2', 'blades', 'mace'],
    ['1 blade of mace', '1', 'blade', 'mace'],
    ['2 blade steaks', '2', '', 'blade steaks'],
    ['1 cake fresh yeast', '1', 'cake', 'fresh yeast'],
    ['1 cake mix', '1', '', 'cake mix'],
    ['1 pat butter', '1', 'pat', 'butter'],
    ['1 crown broccoli', '1', 'crown', 'broccoli'],
    ['1 crown roast', '1', '', 'crown roast'],
    ['a grating of nutmeg', '1', 'grating', 'nutmeg'],
    ['1 thumb ginger', '1', 'thumb', 'ginger'],
    ['1 finger lime', '1', '', 'finger lime'],
    ['2 hearts romaine', '2', 'hearts', 'romaine'],
    ['8 strands saffron', '8', 'strands', 'saffron'],
    ['1 round brie', '1', 'round', 'brie'],
  ])('%s', (...row) => expect(read(row[0])).toEqual(row));
});

describe('measures and vessels of home kitchens', () => {
  test.each<Row>([
    ['1 gill cream', '1', 'gill', 'cream'],
    ['1/2 bushel tomatoes', '1/2', 'bushel', 'tomatoes'],
    ['1 teacup sugar', '1', 'teacup', 'sugar'],
    ['1 wine glass brandy', '1', 'wine glass', 'brandy'],
    ['2 ladles stock', '2', 'ladles', 'stock'],
    ['1 sleeve saltines', '1', 'sleeve', 'saltines'],
    ['1 env. gelatin', '1', 'env', 'gelatin'],
    ['1 ctn. sour cream', '1', 'ctn', 'sour cream'],
    ['1 doz. eggs', '1', 'doz', 'eggs'],
    ['3 sq. chocolate', '3', 'sq', 'chocolate'],
    ['1 squeeze lemon juice', '1', 'squeeze', 'lemon juice'],
    ['1 #2 can tomatoes', '1', 'can', 'tomatoes'],
    ['1 No. 303 can peas', '1', 'can', 'peas'],
  ])('%s', (...row) => expect(read(row[0])).toEqual(row));
});

describe('a plural before another word is the unit', () => {
  test.each<Row>([
    ['2 fillets cod', '2', 'fillets', 'cod'],
    ['2 rings pineapple', '2', 'rings', 'pineapple'],
    ['3 rings red onion', '3', 'rings', 'red onion'],
    ['4 cutlets breaded', '4', '', 'cutlets breaded'],
    ['2 rolls puff pastry', '2', 'rolls', 'puff pastry'],
    ['6 rolls split', '6', '', 'rolls split'],
    ['4 round steaks', '4', '', 'round steaks'],
  ])('%s', (...row) => expect(read(row[0])).toEqual(row));
});

describe('a unit with nothing behind it is the name', () => {
  test.each<Row>([
    ['6 whole cloves', '6', '', 'whole cloves'],
    ['3 cloves', '3', '', 'cloves'],
    ['4 rolls, halved', '4', '', 'rolls'],
  ])('%s', (...row) => expect(read(row[0])).toEqual(row));
});

describe('in other languages', () => {
  test.each<readonly [language: string, ...Row]>([
    ['de', '4 Paar Würstchen', '4', 'Paar', 'Würstchen'],
    ['de', '1 Laib Brot', '1', 'Laib', 'Brot'],
    ['de', '2 Kellen Brühe', '2', 'Kellen', 'Brühe'],
    ['fr', '1 plaquette de beurre', '1', 'plaquette', 'beurre'],
    ['fr', '1 bouquet de persil', '1', 'bouquet', 'persil'],
    ['fr', '1 bouquet garni', '1', '', 'bouquet garni'],
    ['es', '3 hebras de azafrán', '3', 'hebras', 'azafrán'],
    ['it', '2 mestoli di brodo', '2', 'mestoli', 'brodo'],
    ['nl', '1 kluitje boter', '1', 'kluitje', 'boter'],
    ['pt', '1 pau de canela', '1', 'pau', 'canela'],
    ['da', '1 bdt persille', '1', 'bdt', 'persille'],
  ])('%s: %s', (language, ...row) => expect(read(row[0], language)).toEqual(row));
});
