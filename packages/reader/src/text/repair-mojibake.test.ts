import { expect, test } from 'vitest';
import { repairMojibake } from './repair-mojibake.ts';

const windows1252 = new TextDecoder('windows-1252');
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const garbled = (text: string, readAs: (bytes: Uint8Array) => string): string =>
  readAs(new TextEncoder().encode(text));

test.each([
  '1½ cups, 180 °C',
  'Crème fraîche, pâte brisée et œufs entiers',
  'Grandma’s “best” cake – no, the best…',
  '⅔ cup flour',
  'mąka żytnia, źdźbło, gość, ćwikła',
  'Főzzük meg a tésztát, tűrőt hintsünk rá',
  'Éclairs à l’orange',
  'мука, сахар',
  'Mix and enjoy 😀 today',
  'CRÈME BRÛLÉE, CAFÉ, KÄSESPÄTZLE',
  'ÖL, JALAPEÑO, PÃO À LA CARTE',
  'pão à moda, 1\u00A0copo',
  'Podawać z mąką, ze śliwką',
])('%s is read back from what it was taken for', (text) => {
  expect(repairMojibake(garbled(text, (bytes) => windows1252.decode(bytes)))).toBe(text);
  expect(repairMojibake(garbled(text, latin1))).toBe(text);
});

test.each([
  '«\u00A0Le goût de l’été\u00A0»',
  'Purée «\u00A0café\u00A0», bouchée\u00A0»',
  '»MENÜ« und »Spaß«, groß… – ”Süß“',
  '“PÅ” och “Å”, SMØRREBRØD«',
  'MAÇÃ» e «AVELÃ», «MAÇÃ\u00A0VERDE»',
  'Pâté… voilà”',
  '„DIÓ” torta, „TÚRÓ”, DIÓ… KAKAÓ\u00A0por',
  'CAFÉ DA MANHÃ\u00A0com pão, «VOVÓ», “PÓ”, MAÇÃ–pera, «Â», «Ã»',
  'RÅ\u00A0lök, PÅ\u00A0hösten, Å\u00A0i Lofoten, SMÅ–stora',
  '«PERÒ», PUÒ\u00A0essere, COCINÓ…, “EMPEZÓ”, «Ñ», „Ó”',
  'RÅ™ och FRÅ®, Jalapeño™ – ½ Stück à 10 €',
])('%s is meant as it stands', (text) => {
  expect(repairMojibake(text)).toBe(text);
});
