import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

/** Labels and values by turns, a title, and the lists below them. */
const HEADS: Readonly<Record<string, readonly [facts: string, title: string, lists: string]>> = {
  English: [
    'Prep Time|20 mins|Cook Time|1 hr 10 mins|Total Time|1 hr 30 mins|Servings|4',
    'Lentil Soup',
    'Ingredients\n300 g lentils\n1 onion\n2 tbsp oil\nInstructions\nFry the onion in the oil.\nAdd the lentils and simmer until soft.',
  ],
  German: [
    'Vorbereitungszeit|20 Min.|Kochzeit|1 Std. 10 Min.|Gesamtzeit|1 Std. 30 Min.|Portionen|4',
    'Linsentopf',
    'Zutaten\n300 g Linsen\n1 Zwiebel\n2 EL Öl\nZubereitung\nDie Zwiebel im Öl anschwitzen.\nDie Linsen dazugeben und weich kochen.',
  ],
  Dutch: [
    'Voorbereidingstijd|20 minuten|Kooktijd|1 uur 10 minuten|Totale tijd|1 uur 30 minuten|Aantal personen|4',
    'Linzensoep',
    'Ingrediënten\n300 g linzen\n1 ui\n2 el olie\nBereiding\nFruit de ui in de olie.\nVoeg de linzen toe en kook ze gaar.',
  ],
  French: [
    'Préparation|20 min|Cuisson|1 h 10|Temps total|1 h 30|Nombre de personnes|4',
    'Soupe de lentilles',
    'Ingrédients\n300 g de lentilles\n1 oignon\n2 c. à soupe d’huile\nPréparation\nFaire revenir l’oignon dans l’huile.\nAjouter les lentilles et cuire doucement.',
  ],
  Spanish: [
    'Tiempo de preparación|20 minutos|Tiempo de cocción|1 hora 10 minutos|Tiempo total|1 hora 30 minutos|Raciones|4',
    'Sopa de lentejas',
    'Ingredientes\n300 g de lentejas\n1 cebolla\n2 cucharadas de aceite\nPreparación\nSofríe la cebolla en el aceite.\nAñade las lentejas y cuece hasta que estén tiernas.',
  ],
  Portuguese: [
    'Tempo de preparo|20 minutos|Tempo de cozimento|1 hora 10 minutos|Tempo total|1 hora 30 minutos|Porções|4',
    'Sopa de lentilhas',
    'Ingredientes\n300 g de lentilhas\n1 cebola\n2 colheres de sopa de azeite\nModo de preparo\nRefogue a cebola no azeite.\nJunte as lentilhas e cozinhe até ficarem macias.',
  ],
  Italian: [
    'Preparazione|20 minuti|Cottura|1 ora 10 minuti|Tempo totale|1 ora 30 minuti|Porzioni|4',
    'Zuppa di lenticchie',
    'Ingredienti\n300 g di lenticchie\n1 cipolla\n2 cucchiai di olio\nProcedimento\nSoffriggete la cipolla nell’olio.\nUnite le lenticchie e cuocete a fuoco basso.',
  ],
  Swedish: [
    'Förberedelsetid|20 minuter|Tillagningstid|1 timme 10 minuter|Total tid|1 timme 30 minuter|Portioner|4',
    'Linssoppa',
    'Ingredienser\n300 g linser\n1 lök\n2 msk olja\nGör så här\nFräs löken i oljan.\nTillsätt linserna och koka dem mjuka.',
  ],
  Danish: [
    'Forberedelsestid|20 minutter|Tilberedningstid|1 time 10 minutter|Samlet tid|1 time 30 minutter|Antal personer|4',
    'Linsesuppe',
    'Ingredienser\n300 g linser\n1 løg\n2 spsk olie\nFremgangsmåde\nSvits løget i olien.\nTilsæt linserne og kog dem møre.',
  ],
  Norwegian: [
    'Forberedelsestid|20 minutter|Koketid|1 time 10 minutter|Total tid|1 time 30 minutter|Porsjoner|4',
    'Linsesuppe',
    'Ingredienser\n300 g linser\n1 løk\n2 ss olje\nFremgangsmåte\nSurr løken i oljen.\nTilsett linsene og kok dem møre.',
  ],
  Polish: [
    'Czas przygotowania|20 minut|Czas gotowania|1 godzina 10 minut|Czas całkowity|1 godzina 30 minut|Liczba porcji|4',
    'Zupa z soczewicy',
    'Składniki\n300 g soczewicy\n1 cebula\n2 łyżki oleju\nPrzygotowanie\nPodsmaż cebulę na oleju.\nDodaj soczewicę i gotuj do miękkości.',
  ],
  Hungarian: [
    'Előkészítési idő|20 perc|Főzési idő|1 óra 10 perc|Teljes idő|1 óra 30 perc|Adag|4',
    'Lencseleves',
    'Hozzávalók\n300 g lencse\n1 hagyma\n2 evőkanál olaj\nElkészítés\nPirítsd meg a hagymát az olajon.\nAdd hozzá a lencsét és főzd puhára.',
  ],
};

const pairsOf = (facts: string): (readonly [label: string, value: string])[] => {
  const parts = facts.split('|');
  return parts.flatMap((label, at) => (at % 2 === 0 ? [[label, parts[at + 1] ?? '']] : []));
};

const LAID_OUT: Readonly<Record<string, (label: string, value: string) => string>> = {
  'below its label': (label, value) => `${label}\n${value}`,
  'below its label and a colon': (label, value) => `${label}:\n${value}`,
  'apart from its label': (label, value) => `${label}\n\n${value}\n`,
  'above its label': (label, value) => `${value}\n${label}`,
};

describe.each(Object.entries(HEADS))('in %s', (_, [facts, title, lists]) => {
  test.each(Object.entries(LAID_OUT))('a value %s states a fact', (__, laidOut) => {
    const head = pairsOf(facts).map(([label, value]) => laidOut(label, value));
    const recipe = readText([title, ...head, lists].join('\n'));
    expect(recipe).toMatchObject({ title, prepTime: 20, cookTime: 70, totalTime: 90, servings: 4 });
    expect(recipe?.ingredients).toHaveLength(3);
    expect(recipe?.directions).toHaveLength(2);
    expect(recipe?.leftOut).toEqual([]);
  });
});

const [, , LISTS] = HEADS['English'] ?? ['', '', ''];

test('the evidence shows the label with its value', () => {
  const recipe = readText(`Lentil Soup\nServes\n4–6 people\n${LISTS}`);
  expect(recipe).toMatchObject({ servings: 6 });
  expect(recipe?.evidence.find(({ path }) => path === 'servings')?.excerpt).toBe(
    'Serves: 4–6 people',
  );
});

test('an order above a time is a label only in the head of a recipe', () => {
  const recipe = readText(`Lentil Soup\nCook\n70 minutes\n${LISTS}\nCook\n20 minutes`);
  expect(recipe?.cookTime).toBe(70);
  expect(recipe?.directions.at(-1)?.instruction).toContain('20 minutes');
});

test('below the lists a label states what the head did not', () => {
  const recipe = readText(`Lentil Soup\n${LISTS}\nTotal time\n90 minutes\nServings\n4`);
  expect(recipe).toMatchObject({ totalTime: 90, servings: 4 });
  expect(recipe?.directions).toHaveLength(2);
});

test('the heading of the directions with a time below it stays a heading', () => {
  const recipe = readText(
    'Sopa de lentejas\nIngredientes\n300 g de lentejas\n1 cebolla\nPreparación\n30 minutos\nSofríe la cebolla.\nAñade las lentejas y cuece hasta que estén tiernas.',
  );
  expect(recipe?.ingredients).toHaveLength(2);
  expect(recipe?.directions.map(({ instruction }) => instruction)).toContain('Sofríe la cebolla.');
});

test('a label without its value takes no ingredient for it', () => {
  const recipe = readText('Flat bread\nMakes\n2 eggs\n300 g flour\nKnead the flour with the eggs.');
  expect(recipe?.servings).toBe(0);
  expect(recipe?.ingredients).toContainEqual({ quantity: '2', unit: '', item: 'eggs' });
});

const BODY = ['300 g lentils', '1 onion', '2 tbsp oil'];
const TOLD = ['Fry the onion in the oil.', 'Add the lentils and simmer until soft.'];
const withBoxes = (beside: readonly string[], above: readonly string[] = []): string =>
  ['Lentil Soup', 'Ingredients', ...beside, ...BODY, 'Preparation', ...above, ...TOLD].join('\n');

test.each([
  [['4', 'servings']],
  [['-', '4', '+', 'servings']],
  [['for', '4', 'servings']],
  [['für', '4', 'Portionen']],
  [['-', '4', '+', 'personnes']],
])('for how many a list is may stand above it in several lines: %j', (beside) => {
  const recipe = readText(withBoxes(beside));
  expect(recipe?.servings).toBe(4);
  expect(recipe?.ingredients).toHaveLength(3);
});

test.each([
  [['Temps total :', '55 min', 'Préparation :', '15 min', 'Repos :', '-', 'Cuisson :', '40 min']],
  [['Arbeitszeit ca. 15 Minuten', 'Koch-/Backzeit ca. 40 Minuten', 'Gesamtzeit ca. 55 Minuten']],
  [['Arbeitszeit ca. 15 MinutenKochzeit ca. 40 MinutenGesamtzeit ca. 55 Minuten']],
  [['Prep time 15 minutes', 'Cooking time 40 minutes', 'Total time 55 minutes']],
])('times below the heading of the steps are none of them: %j', (above) => {
  const recipe = readText(withBoxes([], above));
  expect(recipe).toMatchObject({ prepTime: 15, cookTime: 40, totalTime: 55 });
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(TOLD);
});

test('an order with a time stays a step there', () => {
  const recipe = readText(withBoxes([], ['Cook 20 minutes', 'Bake: 10 minutes']));
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Cook 20 minutes',
    'Bake: 10 minutes',
    ...TOLD,
  ]);
});
