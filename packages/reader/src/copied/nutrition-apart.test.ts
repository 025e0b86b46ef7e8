import { describe, expect, test } from 'vitest';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { readText } from '../read-text.ts';

interface Text {
  readonly title: string;
  readonly list: string;
  readonly steps: string;
  readonly heading: string;
  readonly valueFirst: string;
  readonly nameFirst: string;
}

/** One soup in twelve languages; a portion of it always holds the same. */
const TEXTS: Readonly<Record<string, Text>> = {
  English: {
    title: 'Pea Soup',
    list: 'Ingredients\n400 g peas\n1 onion\n2 tbsp oil',
    steps: 'Instructions\nFry the onion in the oil.\nAdd the peas and simmer until soft.',
    heading: 'Nutrition Facts (per serving)',
    valueFirst: '320 Calories\n12g Fat\n2g Saturated Fat\n30g Carbs\n4g Sugar\n18g Protein',
    nameFirst: 'Calories 320\nFat 12g\nCarbs: 30g\nSugar 4g\nProtein 18 g\nVitamin C 4mg',
  },
  German: {
    title: 'Erbsensuppe',
    list: 'Zutaten\n400 g Erbsen\n1 Zwiebel\n2 EL Öl',
    steps: 'Zubereitung\nDie Zwiebel im Öl anschwitzen.\nDie Erbsen dazugeben und weich kochen.',
    heading: 'Nährwerte pro Portion',
    valueFirst: '320 kcal\n18 g Eiweiß\n12 g Fett\n30 g Kohlenhydrate',
    nameFirst:
      'Brennwert: 1340 kJ / 320 kcal\nFett: 12 g\ndavon gesättigte Fettsäuren: 2 g\nKohlenhydrate: 30 g\nEiweiß: 18 g\nSalz: 1,2 g',
  },
  Dutch: {
    title: 'Erwtensoep',
    list: 'Ingrediënten\n400 g erwten\n1 ui\n2 el olie',
    steps: 'Bereiding\nFruit de ui in de olie.\nVoeg de erwten toe en kook ze gaar.',
    heading: 'Voedingswaarden per portie',
    valueFirst: '320 kcal\n18 g eiwit\n12 g vet\n30 g koolhydraten',
    nameFirst:
      'Energie 320 kcal\nEiwitten 18 g\nVetten 12 g\nwaarvan verzadigd 2 g\nKoolhydraten 30 g',
  },
  French: {
    title: 'Soupe de pois',
    list: 'Ingrédients\n400 g de pois\n1 oignon\n2 c. à soupe d’huile',
    steps:
      'Préparation\nFaire revenir l’oignon dans l’huile.\nAjouter les pois et cuire doucement.',
    heading: 'Valeurs nutritionnelles par portion',
    valueFirst: '320 kcal\n18 g de protéines\n12 g de lipides\n30 g de glucides',
    nameFirst:
      'Énergie : 320 kcal\nProtéines : 18 g\nLipides : 12 g\nGlucides : 30 g\ndont sucres : 4 g',
  },
  Spanish: {
    title: 'Sopa de guisantes',
    list: 'Ingredientes\n400 g de guisantes\n1 cebolla\n2 cucharadas de aceite',
    steps:
      'Preparación\nSofríe la cebolla en el aceite.\nAñade los guisantes y cuece hasta que estén tiernos.',
    heading: 'Información nutricional por ración',
    valueFirst: '320 calorías\n18 g de proteínas\n12 g de grasas\n30 g de hidratos de carbono',
    nameFirst: 'Calorías: 320\nProteínas: 18 g\nGrasas: 12 g\nCarbohidratos: 30 g\nAzúcares: 4 g',
  },
  Portuguese: {
    title: 'Sopa de ervilhas',
    list: 'Ingredientes\n400 g de ervilhas\n1 cebola\n2 colheres de sopa de azeite',
    steps:
      'Modo de preparo\nRefogue a cebola no azeite.\nJunte as ervilhas e cozinhe até ficarem macias.',
    heading: 'Informação nutricional por porção',
    valueFirst: '320 kcal\n18 g de proteínas\n12 g de gorduras\n30 g de carboidratos',
    nameFirst: 'Calorias: 320 kcal\nProteínas: 18 g\nGorduras totais: 12 g\nCarboidratos: 30 g',
  },
  Italian: {
    title: 'Zuppa di piselli',
    list: 'Ingredienti\n400 g di piselli\n1 cipolla\n2 cucchiai di olio',
    steps:
      'Procedimento\nSoffriggete la cipolla nell’olio.\nUnite i piselli e cuocete a fuoco basso.',
    heading: 'Valori nutrizionali (per porzione)',
    valueFirst: '320 kcal\n18 g di proteine\n12 g di grassi\n30 g di carboidrati',
    nameFirst: 'Calorie 320\nProteine 18 g\nGrassi 12 g\ndi cui saturi 2 g\nCarboidrati 30 g',
  },
  Swedish: {
    title: 'Ärtsoppa',
    list: 'Ingredienser\n400 g ärtor\n1 lök\n2 msk olja',
    steps: 'Gör så här\nFräs löken i oljan.\nTillsätt ärtorna och koka dem mjuka.',
    heading: 'Näringsvärde per portion',
    valueFirst: '320 kcal\n18 g protein\n12 g fett\n30 g kolhydrater',
    nameFirst: 'Energi 320 kcal\nProtein 18 g\nFett 12 g\nvarav mättat fett 2 g\nKolhydrater 30 g',
  },
  Danish: {
    title: 'Ærtesuppe',
    list: 'Ingredienser\n400 g ærter\n1 løg\n2 spsk olie',
    steps: 'Fremgangsmåde\nSvits løget i olien.\nTilsæt ærterne og kog dem møre.',
    heading: 'Næringsindhold pr. portion',
    valueFirst: '320 kcal\n18 g protein\n12 g fedt\n30 g kulhydrat',
    nameFirst: 'Energi 320 kcal\nProtein 18 g\nFedt 12 g\nKulhydrater 30 g\nheraf sukkerarter 4 g',
  },
  Norwegian: {
    title: 'Ertesuppe',
    list: 'Ingredienser\n400 g erter\n1 løk\n2 ss olje',
    steps: 'Fremgangsmåte\nSurr løken i oljen.\nTilsett ertene og kok dem møre.',
    heading: 'Næringsinnhold per porsjon',
    valueFirst: '320 kcal\n18 g protein\n12 g fett\n30 g karbohydrater',
    nameFirst:
      'Energi 320 kcal\nProtein 18 g\nFett 12 g\nhvorav mettet fett 2 g\nKarbohydrater 30 g',
  },
  Polish: {
    title: 'Zupa z groszku',
    list: 'Składniki\n400 g groszku\n1 cebula\n2 łyżki oleju',
    steps: 'Przygotowanie\nPodsmaż cebulę na oleju.\nDodaj groszek i gotuj do miękkości.',
    heading: 'Wartości odżywcze na porcję',
    valueFirst: '320 kcal\n18 g białka\n12 g tłuszczu\n30 g węglowodanów',
    nameFirst: 'Kalorie: 320\nBiałko: 18 g\nTłuszcz: 12 g\nWęglowodany: 30 g\nw tym cukry: 4 g',
  },
  Hungarian: {
    title: 'Borsóleves',
    list: 'Hozzávalók\n400 g borsó\n1 hagyma\n2 evőkanál olaj',
    steps: 'Elkészítés\nPirítsd meg a hagymát az olajon.\nAdd hozzá a borsót és főzd puhára.',
    heading: 'Tápérték adagonként',
    valueFirst: '320 kcal\n18 g fehérje\n12 g zsír\n30 g szénhidrát',
    nameFirst: 'Kalória: 320 kcal\nFehérje: 18 g\nZsír: 12 g\nSzénhidrát: 30 g\nebből cukor: 4 g',
  },
};

const PLACES: Readonly<Record<string, (text: Text, nutrition: string) => string[]>> = {
  'below the steps': ({ title, list, steps }, nutrition) => [title, list, steps, nutrition],
  'between the lists': ({ title, list, steps }, nutrition) => [title, list, nutrition, steps],
  'above the lists': ({ title, list, steps }, nutrition) => [title, nutrition, list, steps],
};

const itemsOf = (recipe: ReadRecipe | null): string[] | undefined =>
  recipe?.ingredients.map(({ item }) => item);

describe.each(Object.entries(TEXTS))('in %s', (_, text) => {
  const { title, list, steps, heading, valueFirst, nameFirst } = text;
  const plain = readText([title, list, steps].join('\n\n'));
  const written = [
    `${heading}\n${valueFirst}`,
    `${heading}\n${nameFirst}`,
    `${heading}:\n\n${valueFirst}`,
    valueFirst,
    nameFirst,
    `${heading}\n${valueFirst.split('\n').join(', ')}`,
    valueFirst.replaceAll('\n', '\n\n'),
  ];
  const cases = Object.entries(PLACES).flatMap(([place, laidOut]) =>
    ['\n\n', '\n'].flatMap((gap) =>
      written.map((nutrition) => [place, laidOut(text, nutrition).join(gap)] as const),
    ),
  );

  test.each(cases)('nutrition %s is neither bought nor done: %j', (__, pasted) => {
    const recipe = readText(pasted);
    expect(recipe?.title).toBe(title);
    expect(recipe?.ingredients).toEqual(plain?.ingredients);
    expect(recipe?.directions).toEqual(plain?.directions);
    expect(recipe?.nutrition).toEqual({ calories: 320, protein: 18, carbohydrates: 30, fat: 12 });
    expect(recipe?.leftOut).toEqual([]);
  });
});

const LIST = ['500 g pork', '12 g salt'];
const sausage = (...list: readonly string[]): string =>
  `Coarse Sausage\n\nIngredients\n${[...LIST, ...list].join('\n')}\n\nMethod\nMince the pork with the salt.\nFill it into casings and smoke it.`;

test.each([
  ['6 g fat', 'fat'],
  ['200 g protein powder', 'protein powder'],
  ['10 g Fett', 'Fett'],
  ['3 Eiweiß', 'Eiweiß'],
  ['100 g Eiweiß', 'Eiweiß'],
  ['sugar 100 g', 'sugar'],
  ['20 g fat for frying', 'fat for frying'],
  ['5 g fiber', 'fiber'],
])('"%s" in the list is an ingredient', (line, item) => {
  expect(itemsOf(readText(sausage(line)))).toEqual(['pork', 'salt', item]);
  expect(itemsOf(readText(sausage(line, '1 onion')))).toEqual(['pork', 'salt', item, 'onion']);
  expect(itemsOf(readText(`${sausage(line)}\n\n158 kcal\n6 g fat`))).toEqual([
    'pork',
    'salt',
    item,
  ]);
});

test('what is bought right above or below the energy stays in its list', () => {
  const above = readText(sausage('10 g fat', '320 kcal', '18 g protein'));
  expect(itemsOf(above)).toEqual(['pork', 'salt', 'fat']);
  expect(above?.nutrition).toEqual({ calories: 320, protein: 18 });
  const below = readText(
    'Meringues\n\n320 kcal\n\n200 g sugar\n4 eggs\n\nWhisk the eggs with the sugar.\nBake them for an hour.',
  );
  expect(itemsOf(below)).toEqual(['sugar', 'eggs']);
  expect(below?.nutrition).toEqual({ calories: 320 });
});

test('what a hundred grams hold is no portion', () => {
  const recipe = readText(`${sausage()}\n\nNutrition (per 100 g)\n158 kcal\n6 g fat`);
  expect(itemsOf(recipe)).toEqual(['pork', 'salt']);
  expect(recipe?.nutrition).toEqual({});
  const both = readText(
    `${sausage()}\n\nNutrition\nPer serving\n320 kcal\n12 g fat\nPer 100 g\n158 kcal\n6 g fat`,
  );
  expect(both?.nutrition).toEqual({ calories: 320, fat: 12 });
});

test('a heading with nothing below it is no ingredient, and a known one opens what it tells', () => {
  expect(itemsOf(readText(`${sausage()}\n\nNährwerte pro Portion`))).toEqual(['pork', 'salt']);
  const told = readText(`${sausage()}\n\nNutrition\nRich in iron, so we are told.`);
  expect(told?.directions).toHaveLength(2);
  expect(told?.leftOut?.map(({ text }) => text)).toEqual([
    'Nutrition: Rich in iron, so we are told.',
  ]);
});

test('what is told below the amounts is no step', () => {
  const recipe = readText(
    `${sausage()}\n\nNutrition\n158 kcal\n6 g fat\nThese amounts are guesses of ours.`,
  );
  expect(recipe?.directions).toHaveLength(2);
  expect(recipe?.nutrition).toEqual({ calories: 158, fat: 6 });
  expect(recipe?.leftOut?.map(({ text }) => text).join()).toContain('guesses of ours');
});

test.each([
  'Nutrition\nCalories\n158\nFat\n6 g\nSugar\n3 g\nProtein\n5 g',
  '158\nCalories\n6 g\nFat\n5 g\nProtein',
  'Kalorien:\n158 kcal\nFett:\n6 g\nEiweiß:\n5 g',
])('amounts in lines of their own belong to their names: %j', (nutrition) => {
  const recipe = readText(`${sausage()}\n\n${nutrition}`);
  expect(itemsOf(recipe)).toEqual(['pork', 'salt']);
  expect(recipe?.directions).toHaveLength(2);
  expect(recipe?.nutrition).toEqual({ calories: 158, fat: 6, protein: 5 });
});

test.each([
  'Calories: 158kcal | Carbohydrates: 22g | Fat: 6g | Saturated Fat: 1g | Sugar: 3g',
  'Calories 158 Fat 6g Carbs 22g',
  '158 kcal 6 g fat 22 g carbs',
  'Per serving: 158 kcal, 6 g fat, 22 g carbs',
  'Pro Portion: ca. 158 kcal, F 6 g, KH 22 g',
  '1 portion = 158 kcal / 6 g fat / 22 g carbs',
])('"%s" is nutrition', (line) => {
  const recipe = readText(`${sausage()}\n\n${line}`);
  expect(itemsOf(recipe)).toEqual(['pork', 'salt']);
  expect(recipe?.directions).toHaveLength(2);
  expect(recipe?.nutrition).toEqual({ calories: 158, fat: 6, carbohydrates: 22 });
});

test('the table of a packet is read', () => {
  const recipe = readText(
    `${sausage()}\n\nNutrition Facts\nServings: 4\nAmount per serving\nCalories\n158\n% Daily Value*\nTotal Fat 6g 8%\nSaturated Fat 1g 5%\nCholesterol 0mg 0%\nSodium 230mg 10%\nTotal Carbohydrate 22g 8%\nDietary Fiber 8g 29%\nProtein 5g\nCalcium 30mg 2%`,
  );
  expect(itemsOf(recipe)).toEqual(['pork', 'salt']);
  expect(recipe?.directions).toHaveLength(2);
  expect(recipe).toMatchObject({
    servings: 4,
    nutrition: { calories: 158, fat: 6, sodium: 230, carbohydrates: 22, fiber: 8, protein: 5 },
  });
});

test('the evidence shows the line that states an amount', () => {
  const recipe = readText(`${sausage()}\n\nNutrition Facts (per serving)\n158 Calories\n6g Fat`);
  expect(recipe?.evidence).toContainEqual({
    path: 'nutrition.fat',
    confidence: 90,
    basis: 'source',
    excerpt: '6g Fat',
  });
});

test('the nutrition of a second recipe is not that of the first', () => {
  const second =
    'Pea Soup\n\nIngredients\n400 g peas\n1 onion\n\nMethod\nFry the onion.\nAdd the peas and simmer.';
  const recipe = readText(`${sausage()}\n\n${second}\n\n320 kcal\n12 g fat`);
  expect(recipe?.title).toBe('Coarse Sausage');
  expect(recipe?.nutrition).toEqual({});
});

test.each([
  'Calories: 320kcal | Carbohydrates: 40g | Sugar: 5g | Vitamin A: 500IU | Vitamin C: 10mg',
  '320 kcal Calories',
  '1340 kJ Energy',
  '320 kcal\nFolate 20µg\nZinc 1mg\nMagnesium 30mg\nOmega-3 2 g\nBE: 2',
])('what else a portion holds is neither bought nor done: %j', (stated) => {
  const foods = 'Barley broth\n\nIngredients\n200 g pearl barley\n2 carrots';
  const steps = 'Directions\nBoil the barley with the carrots.\nSeason it and serve.';
  for (const text of [`${foods}\n\n${steps}\n${stated}`, `${foods}\n${stated}\n\n${steps}`]) {
    const recipe = readText(text);
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual(['pearl barley', 'carrots']);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
      'Boil the barley with the carrots.',
      'Season it and serve.',
    ]);
  }
});

test.each([
  'Pro Portion ca. 320 kcal, 18 g Eiweiß, 12 g Fett, 30 g Kohlenhydrate',
  'Per serving 320 kcal, 18 g protein, 12 g fat, 30 g carbohydrates',
  'Par portion environ 320 kcal, 18 g de protéines, 12 g de lipides, 30 g de glucides',
])('"%s" needs no colon', (line) => {
  const recipe = readText(
    `Pea Soup\n\nIngredients\n400 g peas\n1 onion\n\nMethod\nFry the onion.\nAdd the peas and simmer.\n${line}`,
  );
  expect(recipe?.nutrition).toMatchObject({
    calories: 320,
    protein: 18,
    fat: 12,
    carbohydrates: 30,
  });
  expect(recipe?.directions).toHaveLength(2);
});
