import { SURE_CONFIDENCE } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

/** Whole texts with foods that have no amount, empty lines between blocks, short steps, and nothing to check. */
const CLEAN = {
  en: [
    ['Parsnip soup', 'Serves: 4', 'Prep time: 15 min'],
    ['500 g parsnips', '1 onion', 'Olive oil', '1 l stock', 'Salt', 'Parsley'],
    ['Peel the parsnips.', 'Fry the onion in the oil.', 'Simmer all for 20 minutes.', 'Serve.'],
  ],
  de: [
    ['Pastinakensuppe', 'Portionen: 4', 'Vorbereitungszeit: 15 Minuten'],
    ['500 g Pastinaken', '1 Zwiebel', 'Olivenöl', '1 l Brühe', 'Salz', 'Petersilie'],
    ['Pastinaken schälen.', 'Zwiebel anbraten.', 'Alles 20 Minuten kochen.', 'Servieren.'],
  ],
  nl: [
    ['Pastinaaksoep', 'Porties: 4', 'Voorbereiding: 15 minuten'],
    ['500 g pastinaak', '1 ui', 'Olijfolie', '1 l bouillon', 'Zout', 'Peterselie'],
    ['Schil de pastinaak.', 'Fruit de ui.', 'Kook alles 20 minuten.', 'Serveer direct.'],
  ],
  fr: [
    ['Soupe de panais', 'Portions : 4', 'Préparation : 15 min'],
    ['500 g de panais', '1 oignon', "Huile d'olive", '1 l de bouillon', 'Sel', 'Persil'],
    ['Épluchez les panais.', "Faites revenir l'oignon.", 'Laissez mijoter 20 minutes.'],
  ],
  es: [
    ['Sopa de chirivía', 'Raciones: 4', 'Preparación: 15 min'],
    ['500 g de chirivías', '1 cebolla', 'Aceite de oliva', '1 l de caldo', 'Sal', 'Perejil'],
    ['Pela las chirivías.', 'Sofríe la cebolla.', 'Cuece todo 20 minutos.', 'Sirve caliente.'],
  ],
  pt: [
    ['Sopa de cherovia', 'Porções: 4', 'Preparação: 15 min'],
    ['500 g de cherovias', '1 cebola', 'Azeite', '1 l de caldo', 'Sal', 'Salsa picada'],
    ['Descasque as cherovias.', 'Refogue a cebola.', 'Cozinhe tudo 20 minutos.'],
  ],
  it: [
    ['Zuppa di pastinaca', 'Porzioni: 4', 'Preparazione: 15 min'],
    ['500 g di pastinaca', '1 cipolla', "Olio d'oliva", '1 l di brodo', 'Sale', 'Prezzemolo'],
    ['Pelare la pastinaca.', 'Soffriggere la cipolla.', 'Cuocere tutto per 20 minuti.'],
  ],
  sv: [
    ['Palsternackssoppa', 'Portioner: 4', 'Förberedelse: 15 min'],
    ['500 g palsternacka', '1 gul lök', 'Olja', '1 l buljong', 'Salt', 'Persilja'],
    ['Skala palsternackan.', 'Fräs löken i oljan.', 'Koka allt i 20 minuter.', 'Servera.'],
  ],
  da: [
    ['Pastinaksuppe', 'Portioner: 4', 'Forberedelse: 15 min'],
    ['500 g pastinak', '1 løg', 'Olie', '1 l bouillon', 'Salt', 'Persille'],
    ['Skræl pastinakkerne.', 'Svits løget i olien.', 'Kog det hele i 20 minutter.'],
  ],
  no: [
    ['Pastinakksuppe', 'Porsjoner: 4', 'Forberedelse: 15 min'],
    ['500 g pastinakk', '1 løk', 'Olje', '1 l buljong', 'Salt', 'Persille'],
    ['Skrell pastinakken.', 'Surr løken i oljen.', 'Kok alt i 20 minutter.'],
  ],
  pl: [
    ['Zupa z pasternaku', 'Porcje: 4', 'Przygotowanie: 15 min'],
    ['500 g pasternaku', '1 cebula', 'Olej', '1 l bulionu', 'Sól', 'Natka pietruszki'],
    ['Obierz pasternak.', 'Podsmaż cebulę.', 'Gotuj wszystko 20 minut.'],
  ],
  hu: [
    ['Paszternákleves', 'Adag: 4', 'Előkészítés: 15 perc'],
    ['500 g paszternák', '1 hagyma', 'Olaj', '1 l alaplé', 'Só', 'Petrezselyem'],
    ['Hámozd meg a paszternákot.', 'Pirítsd meg a hagymát.', 'Főzd 20 percig.', 'Tálald.'],
  ],
} satisfies Record<string, readonly [string[], string[], string[]]>;

const HEADINGS: Record<keyof typeof CLEAN, readonly [string, string]> = {
  en: ['Ingredients', 'Method'],
  de: ['Zutaten', 'Zubereitung'],
  nl: ['Ingrediënten', 'Bereiding'],
  fr: ['Ingrédients', 'Préparation'],
  es: ['Ingredientes', 'Elaboración'],
  pt: ['Ingredientes', 'Modo de preparo'],
  it: ['Ingredienti', 'Procedimento'],
  sv: ['Ingredienser', 'Gör så här'],
  da: ['Ingredienser', 'Fremgangsmåde'],
  no: ['Ingredienser', 'Slik gjør du'],
  pl: ['Składniki', 'Sposób przygotowania'],
  hu: ['Hozzávalók', 'Elkészítés'],
};

const languages = Object.keys(CLEAN) as (keyof typeof CLEAN)[];

test.each(languages)('a clean text is read whole and nothing of it is marked: %s', (language) => {
  const [[title = '', ...facts], list, steps] = CLEAN[language];
  const [ingredients, directions] = HEADINGS[language];
  const recipe = readText(
    [title, ...facts, '', ingredients, ...list, '', directions, ...steps].join('\n'),
  );
  expect(recipe?.title).toBe(title);
  expect([recipe?.servings, recipe?.prepTime]).toEqual([4, 15]);
  expect(recipe?.ingredients).toHaveLength(list.length);
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(steps);
  const marked = recipe?.evidence.filter(
    ({ path, confidence }) =>
      confidence < SURE_CONFIDENCE && path !== 'difficulty' && !path.endsWith('.quantity'),
  );
  expect(marked).toEqual([]);
});
