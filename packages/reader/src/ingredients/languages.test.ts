import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

type Row = readonly [line: string, quantity: string, unit: string, item: string];

const LINES: Readonly<Record<string, readonly Row[]>> = {
  de: [
    ['250 g Mehl', '250', 'g', 'Mehl'],
    ['2 EL Rapsöl', '2', 'EL', 'Rapsöl'],
    ['1,5 l Wasser', '1.5', 'l', 'Wasser'],
    ['1.000 g Kartoffeln, mehlig', '1000', 'g', 'Kartoffeln'],
    ['1.500 kg Möhren', '1.5', 'kg', 'Möhren'],
    ['1.500 – 2.000 kg Möhren', '1.5-2', 'kg', 'Möhren'],
    ['1.500 – 2.000 g Möhren', '1500-2000', 'g', 'Möhren'],
    ['1.250 l Wasser', '1.25', 'l', 'Wasser'],
    ['1.250 ml Wasser', '1250', 'ml', 'Wasser'],
    ['0,3333 l Milch', '1/3', 'l', 'Milch'],
    ['1 Prise Salz', '1', 'Prise', 'Salz'],
    ['Prise Salz', '1', 'Prise', 'Salz'],
    ['EL Senf', '1', 'EL', 'Senf'],
    ['TL Zucker', '1', 'TL', 'Zucker'],
    ['(optional) 1 TL Kümmel', '1', 'TL', 'Kümmel'],
    ['je 1 grüne und rote Peperoni', '1', '', 'grüne und rote Peperoni'],
    ['20 x 30 cm Platte Blätterteig', '1', 'Platte', 'Blätterteig'],
    ['1) 3 Eier', '3', '', 'Eier'],
    ['2-3 Knoblauchzehen', '2-3', '', 'Knoblauchzehen'],
    ['2 bis 3 Möhren', '2-3', '', 'Möhren'],
    ['eine halbe Gurke', '1/2', '', 'Gurke'],
    ['1/2 Bund Petersilie, gehackt', '1/2', 'Bund', 'Petersilie'],
    ['1 gestr. TL Backpulver', '1', 'TL', 'Backpulver'],
    ['1 kleine Zwiebel', '1', '', 'Zwiebel'],
    ['1 kl. Zwiebel', '1', '', 'Zwiebel'],
    ['1 kl. Dose Mais', '1', 'Dose', 'Mais'],
    ['1 KL Salz', '1', 'KL', 'Salz'],
    ['ca. 200 ml Milch', '200', 'ml', 'Milch'],
    ['1 Dose (400 g) Tomaten', '1', 'Dose', 'Tomaten'],
    ['Salz, Pfeffer', '', '', 'Salz, Pfeffer'],
    ['Butter zum Einfetten', '', '', 'Butter'],
    ['Saft von 2 Orangen', '2', '', 'Orangen'],
    ['Saft einer halben Zitrone', '1/2', '', 'Zitrone'],
    ['2 Scheibe/n Toast', '2', 'Scheibe', 'Toast'],
  ],
  fr: [
    ['250 g de farine', '250', 'g', 'farine'],
    ["2 c. à soupe d'huile", '2', 'c. à soupe', 'huile'],
    ['1 c.à.c de sel fin', '1', 'c.à.c', 'sel fin'],
    ['3 œufs', '3', '', 'œufs'],
    ['12,5 cl de lait', '12.5', 'cl', 'lait'],
    ['1 pincée de sel', '1', 'pincée', 'sel'],
    ['2 à 3 carottes', '2-3', '', 'carottes'],
    ['une gousse de vanille', '1', 'gousse', 'vanille'],
    ['un demi citron', '1/2', '', 'citron'],
    ['1/4 de litre de crème', '1/4', 'litre', 'crème'],
    ['1 1/2 de tasse de riz', '1 1/2', 'tasse', 'riz'],
    ['quart de litre de bouillon', '1/4', 'litre', 'bouillon'],
    ['1/2 de gousse de vanille', '1/2', 'gousse', 'vanille'],
    ['1/2 de concombre', '1/2', '', 'concombre'],
    ["une demi-douzaine d'huîtres", '1/2', 'douzaine', 'huîtres'],
    ['demi-sel 20 g', '20', 'g', 'demi-sel'],
    ["gousse d'ail", '1', 'gousse', 'ail'],
    ['feuilles de menthe', '', '', 'feuilles de menthe'],
    ['2 noix de beurre', '2', 'noix', 'beurre'],
    ['noix de coco', '', '', 'noix de coco'],
    ['Sucre : 100 g', '100', 'g', 'Sucre'],
    ['Crème - 20 cl', '20', 'cl', 'Crème'],
    ['1 boîte de 400 g de tomates', '1', 'boîte', 'tomates'],
    ['80 g de beurre fondu', '80', 'g', 'beurre'],
    ['sel, poivre', '', '', 'sel, poivre'],
    ['farine pour le moule', '', '', 'farine'],
    ['1 petit oignon', '1', '', 'oignon'],
    ["le jus d'un citron", '1', '', 'citron'],
  ],
  it: [
    ['300 g di riso', '300', 'g', 'riso'],
    ['Farina 00 300 g', '300', 'g', 'Farina 00'],
    ['Uova 4', '4', '', 'Uova'],
    ['Latte intero 250 ml', '250', 'ml', 'Latte intero'],
    ['2 cucchiai di zucchero', '2', 'cucchiai', 'zucchero'],
    ['mezzo limone', '1/2', '', 'limone'],
    ['sale q.b.', '', '', 'sale'],
    ['q.b. pepe nero', '', '', 'pepe nero'],
    ['1 spicchio d’aglio', '1', 'spicchio', 'aglio'],
    ['spicchio d’aglio', '1', 'spicchio', 'aglio'],
    ['3 hg di zucchero', '3', 'hg', 'zucchero'],
    ['2 cucch. di miele', '2', 'cucch', 'miele'],
    ['1 cucch.no di sale', '1', 'cucch.no', 'sale'],
    ['150/200 g di speck', '150-200', 'g', 'speck'],
    ["un filo d'olio", '1', 'filo', 'olio'],
    ['2 o 3 patate medie', '2-3', '', 'patate'],
    ['olio per friggere', '', '', 'olio'],
    ['1,2 kg di zucca', '1.2', 'kg', 'zucca'],
  ],
  es: [
    ['250 g de arroz', '250', 'g', 'arroz'],
    ['2 cucharadas de miel', '2', 'cucharadas', 'miel'],
    ['1 cdta. de sal', '1', 'cdta', 'sal'],
    ['medio limón', '1/2', '', 'limón'],
    ['1/4 de cucharadita de comino', '1/4', 'cucharadita', 'comino'],
    ['3/4 de kilo de tomates', '3/4', 'kilo', 'tomates'],
    ['cuarto de kilo de almejas', '1/4', 'kilo', 'almejas'],
    ['diente de ajo', '1', 'diente', 'ajo'],
    ['2 dientes de ajo', '2', 'dientes', 'ajo'],
    ['sal al gusto', '', '', 'sal'],
    ['1 lata de 400 g de tomates', '1', 'lata', 'tomates'],
    ['una pizca de canela', '1', 'pizca', 'canela'],
    ['3 o 4 zanahorias', '3-4', '', 'zanahorias'],
    ['2 patatas grandes', '2', '', 'patatas'],
    ['aceite para freír', '', '', 'aceite'],
    ['0,5 l de leche', '0.5', 'l', 'leche'],
    ['1 y 1/2 tazas de leche', '1 1/2', 'tazas', 'leche'],
    ['c/n sal', '', '', 'sal'],
    ['zumo de medio limón', '1/2', '', 'limón'],
    ['un puñado de nueces', '1', 'puñado', 'nueces'],
  ],
  nl: [
    ['250 gram bloem', '250', 'gram', 'bloem'],
    ['2 el olie', '2', 'el', 'olie'],
    ['1 theelepel zout', '1', 'theelepel', 'zout'],
    ['2 eetl. azijn', '2', 'eetl', 'azijn'],
    ['1 theel. kaneel', '1', 'theel', 'kaneel'],
    ['(optioneel) 1 tl honing', '1', 'tl', 'honing'],
    ['anderhalve liter water', '1 1/2', 'liter', 'water'],
    ['2 teentjes knoflook, geperst', '2', 'teentjes', 'knoflook'],
    ['een halve citroen', '1/2', '', 'citroen'],
    ['snufje zout', '1', 'snufje', 'zout'],
    ['1 grote ui', '1', '', 'ui'],
    ['peper naar smaak', '', '', 'peper'],
    ['2 à 3 wortels', '2-3', '', 'wortels'],
  ],
  pt: [
    ['300 g de arroz', '300', 'g', 'arroz'],
    ['2 colheres (sopa) de azeite', '2', 'colheres (sopa)', 'azeite'],
    ['1 colher de chá de sal', '1', 'colher de chá', 'sal'],
    ['2 xícaras de farinha', '2', 'xícaras', 'farinha'],
    ['meia cebola', '1/2', '', 'cebola'],
    ['3 dentes de alho', '3', 'dentes', 'alho'],
    ['sal a gosto', '', '', 'sal'],
    ['pimenta q.b.', '', '', 'pimenta'],
    ['1 pitada de canela', '1', 'pitada', 'canela'],
    ['2 ou 3 batatas', '2-3', '', 'batatas'],
  ],
  sv: [
    ['3 dl mjölk', '3', 'dl', 'mjölk'],
    ['2 msk smör', '2', 'msk', 'smör'],
    ['1 tsk salt', '1', 'tsk', 'salt'],
    ['ev. 1 tsk timjan', '1', 'tsk', 'timjan'],
    ['2,5 dl vetemjöl', '2.5', 'dl', 'vetemjöl'],
    ['1 gul lök, hackad', '1', '', 'gul lök'],
    ['en halv citron', '1/2', '', 'citron'],
    ['2 klyftor vitlök', '2', 'klyftor', 'vitlök'],
    ['1 st ägg', '1', 'st', 'ägg'],
    ['salt efter smak', '', '', 'salt'],
    ['1 nypa socker', '1', 'nypa', 'socker'],
  ],
  da: [
    ['3 dl mælk', '3', 'dl', 'mælk'],
    ['2 spsk smør', '2', 'spsk', 'smør'],
    ['2 fed hvidløg', '2', 'fed', 'hvidløg'],
    ['1 stort æg', '1', '', 'æg'],
    ['halvanden liter vand', '1 1/2', 'liter', 'vand'],
    ['1 knivspids salt', '1', 'knivspids', 'salt'],
    ['peber efter smag', '', '', 'peber'],
    ['1 dåse tomater', '1', 'dåse', 'tomater'],
    ['2-3 gulerødder', '2-3', '', 'gulerødder'],
  ],
  no: [
    ['3 dl melk', '3', 'dl', 'melk'],
    ['2 ss smør', '2', 'ss', 'smør'],
    ['1 ts salt', '1', 'ts', 'salt'],
    ['2 fedd hvitløk', '2', 'fedd', 'hvitløk'],
    ['1 boks tomater', '1', 'boks', 'tomater'],
    ['en klype salt', '1', 'klype', 'salt'],
    ['pepper etter smak', '', '', 'pepper'],
    ['1 stor løk, finhakket', '1', '', 'løk'],
    ['1,5 dl fløte', '1.5', 'dl', 'fløte'],
  ],
  pl: [
    ['2 szklanki mąki', '2', 'szklanki', 'mąki'],
    ['3 łyżki oleju', '3', 'łyżki', 'oleju'],
    ['pół szklanki mleka', '1/2', 'szklanki', 'mleka'],
    ['szczypta soli', '1', 'szczypta', 'soli'],
    ['1 łyżeczka cukru', '1', 'łyżeczka', 'cukru'],
    ['2 ząbki czosnku', '2', 'ząbki', 'czosnku'],
    ['1 duża cebula', '1', '', 'cebula'],
    ['sól do smaku', '', '', 'sól'],
    ['25 dag masła', '25', 'dag', 'masła'],
    ['15 dkg sera', '15', 'dkg', 'sera'],
    ['łyżka miodu', '1', 'łyżka', 'miodu'],
    ['łyżeczka kminku', '1', 'łyżeczka', 'kminku'],
    ['szklanka kaszy', '1', 'szklanka', 'kaszy'],
    ['ząbek czosnku', '1', 'ząbek', 'czosnku'],
    ['ok. 100 ml wody', '100', 'ml', 'wody'],
  ],
  hu: [
    ['50 dkg liszt', '50', 'dkg', 'liszt'],
    ['2 db tojás', '2', 'db', 'tojás'],
    ['1 ek olaj', '1', 'ek', 'olaj'],
    ['fél liter tej', '1/2', 'liter', 'tej'],
    ['1 csipet só', '1', 'csipet', 'só'],
    ['3 gerezd fokhagyma', '3', 'gerezd', 'fokhagyma'],
    ['2,5 dl víz', '2.5', 'dl', 'víz'],
    ['só ízlés szerint', '', '', 'só'],
    ['1 nagy hagyma', '1', '', 'hagyma'],
  ],
};

const read = (line: string, language?: string): Row => {
  const { quantity, unit, item } = parseIngredient(line, language);
  return [line, quantity, unit, item];
};

describe.each(Object.entries(LINES))('lines in %s', (language, rows) => {
  test.each(rows)('%s', (...row) => expect(read(row[0], language)).toEqual(row));
});

test('"je" is kept, for the amount is that of every thing named', () => {
  const { quantity, notes } = parseIngredient('je 2 TL Thymian und Majoran', 'de');
  expect({ quantity, notes }).toEqual({ quantity: '2', notes: ['je'] });
});

describe('the language of a line', () => {
  test.each([
    ['2 EL Öl', '2', 'EL', 'Öl'],
    ["2 c. à soupe d'huile", '2', 'c. à soupe', 'huile'],
    ['2 cucchiai di olio', '2', 'cucchiai', 'olio'],
    ['2 szklanki mąki', '2', 'szklanki', 'mąki'],
    ['2 cups flour', '2', 'cups', 'flour'],
  ] satisfies Row[])('is found when nobody names it: %s', (...row) => {
    expect(read(row[0])).toEqual(row);
  });

  test.each(['de', 'de-AT', 'DE_ch', ' de '])('is understood as the tag %j', (tag) => {
    expect(parseIngredient('1 EL Senf', tag).unit).toBe('EL');
  });

  test('falls back to the line itself for languages without words', () => {
    expect(parseIngredient('2 EL Öl', 'ja').unit).toBe('EL');
  });
});

test.each([
  ['Salz nach Geschmack', 'de'],
  ['sel au goût', 'fr'],
  ['sale q.b.', 'it'],
  ['sal al gusto', 'es'],
  ['zout naar smaak', 'nl'],
  ['sal a gosto', 'pt'],
  ['salt efter smak', 'sv'],
  ['salt efter smag', 'da'],
  ['salt etter smak', 'no'],
  ['sól do smaku', 'pl'],
  ['só ízlés szerint', 'hu'],
])('%s says "to taste"', (line, language) => {
  expect(parseIngredient(line, language).toTaste).toBe(true);
});
