import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const leeks = (below: readonly string[]): string =>
  [
    'Leek Gratin',
    '',
    'Ingredients',
    '500 g leeks',
    '200 ml cream',
    '',
    ...below,
    '',
    'Method',
    'Slice the leeks and boil them for 5 minutes in a pan.',
    'Pour over the cream and bake the gratin until it is brown.',
  ].join('\n');

const itemsOf = (text: string): string[] | undefined =>
  readText(text)?.ingredients.map(({ item }) => item);

test.each([
  [['You will also need', 'A large baking dish', 'Baking paper', 'A sharp knife']],
  [["You'll also need:", '1 x 20 cm cake tin', 'a piping bag (optional)']],
  [['You will also need', '', '- a mandoline', '- a 20 cm ovenproof dish']],
])('tools are left out and told of: %s', (below) => {
  const recipe = readText(leeks(below));
  expect(itemsOf(leeks(below))).toEqual(['leeks', 'cream']);
  for (const line of below.filter((each) => each !== ''))
    expect(recipe?.leftOut).toContainEqual({ text: line });
});

test.each([
  [
    'de',
    'Zutaten|500 g Lauch|200 ml Sahne|Außerdem benötigt|Auflaufform|Backpapier|Zubereitung|Den Lauch kochen.|Mit der Sahne backen.',
  ],
  [
    'nl',
    'Ingrediënten|500 g prei|200 ml room|Je hebt ook nodig|ovenschaal|bakpapier|Bereiding|Kook de prei.|Giet de room erover.',
  ],
  [
    'fr',
    'Ingrédients|500 g de poireaux|200 ml de crème|Il vous faut aussi|Un plat à gratin|Papier cuisson|Préparation|Faites cuire les poireaux.|Versez la crème.',
  ],
  [
    'es',
    'Ingredientes|500 g de puerros|200 ml de nata|También necesitas|Un molde|Papel de horno|Elaboración|Cuece los puerros.|Añade la nata.',
  ],
  [
    'pt',
    'Ingredientes|500 g de alho|200 ml de natas|Também vai precisar de|Uma forma|Papel vegetal|Modo de preparo|Cozinhe o alho.|Junte as natas.',
  ],
  [
    'it',
    'Ingredienti|500 g di porri|200 ml di panna|Serve anche|Una teglia|Carta forno|Procedimento|Cuocere i porri.|Versare la panna.',
  ],
  [
    'sv',
    'Ingredienser|500 g purjolök|2 dl grädde|Du behöver även|En ugnsform|Bakplåtspapper|Gör så här|Koka purjolöken.|Häll på grädden.',
  ],
  [
    'da',
    'Ingredienser|500 g porrer|2 dl fløde|Du skal også bruge|Et fad|Bagepapir|Fremgangsmåde|Kog porrerne.|Hæld fløden over.',
  ],
  [
    'no',
    'Ingredienser|500 g purre|2 dl fløte|Du trenger også|Ildfast form|Bakepapir|Slik gjør du|Kok purren.|Hell over fløten.',
  ],
  [
    'pl',
    'Składniki|500 g porów|200 ml śmietany|Potrzebne będą też|Forma|Papier do pieczenia|Wykonanie|Ugotuj pory.|Zalej śmietaną.',
  ],
  [
    'hu',
    'Hozzávalók|500 g póréhagyma|200 ml tejszín|Kell még|1 tepsi|Sütőpapír|Elkészítés|Főzd meg a hagymát.|Öntsd rá a tejszínt.',
  ],
])('in other languages: %s', (_, lines) => {
  const recipe = readText(`Gratin\n${lines.replaceAll('|', '\n')}`);
  expect([recipe?.ingredients.length, recipe?.directions.length]).toEqual([2, 2]);
  expect(recipe?.leftOut).toHaveLength(3);
});

test('foods that are also needed belong to the list', () => {
  const below = ['You will also need', '1 tbsp butter', 'a pinch of nutmeg'];
  expect(itemsOf(leeks(below))).toEqual(['leeks', 'cream', 'butter', 'nutmeg']);
});

test('a food below the tools belongs to the list', () => {
  const below = ['You will also need', 'a cake tin', '1 tbsp butter'];
  expect(itemsOf(leeks(below))).toEqual(['leeks', 'cream', 'butter']);
});

test('what may be a food is kept where nothing names a tool', () => {
  const below = ['Du brauchst außerdem', 'Berbere', 'Sumach'];
  expect(itemsOf(leeks(below))).toEqual(['leeks', 'cream', 'Berbere', 'Sumach']);
});

const sureOf = (text: string, item: string): number | undefined => {
  const recipe = readText(text);
  const at = recipe?.ingredients.findIndex((each) => each.item === item);
  return recipe?.evidence.find(({ path }) => path === `ingredients.${at}`)?.confidence;
};

test.each([
  ['1 cinnamon stick', 'cinnamon'],
  ['9 lasagne sheets', 'lasagne sheets'],
  ['Tortilla wraps', 'Tortilla wraps'],
  ['Rice paper', 'Rice paper'],
  ['butter for the tin', 'butter for the tin'],
])('a food is none for a word of tools in its name: %s', (line, item) => {
  const below = ['You will also need', line, 'a muffin tin', 'a potato masher', '2 bay leaves'];
  expect(itemsOf(leeks(below))).toEqual(['leeks', 'cream', item, 'bay leaves']);
  expect(sureOf(leeks(below), item)).toBeGreaterThanOrEqual(80);
  for (const text of ['a muffin tin', 'a potato masher'])
    expect(readText(leeks(below))?.leftOut).toContainEqual({ text });
});

const soup = (language: 'de' | 'pt' | 'sv' | 'fr', below: readonly string[]): string =>
  ({
    de: `Suppe|Zutaten|500 g Lauch|Außerdem benötigt|${below.join('|')}|Zubereitung|Den Lauch kochen.|Mit der Sahne backen.`,
    pt: `Sopa|Ingredientes|500 g de alho|Também vai precisar de|${below.join('|')}|Modo de preparo|Cozinhe o alho.|Junte as natas.`,
    sv: `Soppa|Ingredienser|500 g purjolök|Du behöver även|${below.join('|')}|Gör så här|Koka purjolöken.|Häll på grädden.`,
    fr: `Soupe|Ingrédients|500 g de poireaux|Il vous faut aussi|${below.join('|')}|Préparation|Faites cuire les poireaux.|Versez la crème.`,
  })[language].replaceAll('|', '\n');

test.each([
  ['de', ['Reispapier', 'Minze', 'Backpapier', 'Kuchenform'], ['Reispapier', 'Minze']],
  ['pt', ['1 manga', 'Noz-moscada', 'Papel vegetal'], ['manga', 'Noz-moscada']],
  ['sv', ['rivet citronskal', 'Bakplåtspapper'], ['rivet citronskal']],
  ['fr', ['1 bocal de cornichons', 'Un moule à tarte'], ['cornichons']],
  ['fr', ['Des moules', 'Papier cuisson'], ['Des moules']],
] as const)(
  'only tools are left out, each named in its own language: %s',
  (language, below, kept) => expect(itemsOf(soup(language, below))?.slice(1)).toEqual(kept),
);

test('what may be a tool or a food is kept and marked', () => {
  const below = ['You will also need', 'a cake tin', 'Zigni'];
  expect(itemsOf(leeks(below))).toEqual(['leeks', 'cream', 'Zigni']);
  expect(sureOf(leeks(below), 'Zigni')).toBeLessThan(80);
  expect(sureOf(soup('de', ['Backpapier', 'Zigni']), 'Zigni')).toBeLessThan(80);
});

test('what stands apart below the tools is no part of their list', () => {
  const text = leeks(['You will also need', 'a cake tin', '', 'Zigni paste']);
  expect(itemsOf(text)).toEqual(['leeks', 'cream', 'Zigni paste']);
});
