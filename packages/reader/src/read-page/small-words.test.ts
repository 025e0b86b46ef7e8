import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

/** Steps of each language with a word in braces without which the cook does something else, and one in brackets that says nothing. */
const TOLD: Record<string, readonly string[]> = {
  en: [
    'Heat [the] oven {before} you mix the flour {with} 200 g of butter.',
    'Rub them together {until} crumbly, then add 500 g of apples {and} [the] eggs.',
    'Put [the] lid {on} the pan {or} simmer {over} a low heat, stirring {twice} a minute.',
    'Brush {each} pie with {half} of [the] egg {while} warm {if} you like.',
  ],
  de: [
    '[Den] Ofen heizen, {bevor} das Mehl {mit} 200 g Butter verrührt wird.',
    'Alles kneten, {bis} [der] Teig glatt ist, 500 g Äpfel {und} die Eier dazugeben.',
    '[Den] Deckel {auf} den Topf legen {oder} {nach} dem Backen {zweimal} wenden.',
    'Den Kuchen {halb} {ohne} [die] Form {in} einer Schüssel abkühlen lassen.',
  ],
  fr: [
    'Chauffer [le] four {avant} de mélanger la farine {avec} 200 g de beurre.',
    'Pétrir {jusqu’à} obtenir une pâte lisse, ajouter 500 g de pommes {et} [les] œufs.',
    'Poser [le] couvercle {sur} la casserole {ou} cuire {sans} couvercle.',
    'Laisser {dans} [le] moule {après} la cuisson, {si} la tarte est chaude.',
  ],
  es: [
    'Calentar [el] horno {antes} de mezclar la harina {con} 200 g de mantequilla.',
    'Amasar {hasta} lograr una masa lisa, añadir 500 g de manzanas {y} [los] huevos.',
    'Poner [la] tapa {sobre} la olla {o} cocer {sin} tapa.',
    'Pintar {cada} tarta con {medio} huevo {mientras} esté caliente, {si} se desea.',
  ],
  pt: [
    'Aqueça [o] forno {antes} de misturar a farinha {com} 200 g de manteiga.',
    'Amasse {até} ficar lisa, junte 500 g de maçãs {e} [os] ovos.',
    'Ponha [a] tampa {sobre} a panela {ou} cozinhe {sem} tampa.',
    'Pincele {cada} torta com {meio} ovo {enquanto} quente, {se} quiser.',
  ],
  it: [
    'Scaldare [il] forno {prima} di mescolare la farina {con} 200 g di burro.',
    'Impastare {fino} a ottenere un impasto liscio, unire 500 g di mele {e} [le] uova.',
    'Mettere [il] coperchio {sulla} pentola {o} cuocere {senza} coperchio.',
    'Spennellare {ogni} torta con {mezzo} uovo {mentre} è calda, {se} si vuole.',
  ],
  nl: [
    'Verwarm [de] oven {voordat} je de bloem {met} 200 g boter mengt.',
    'Kneed {tot} [het] deeg glad is, voeg 500 g appels {en} de eieren toe.',
    'Leg [het] deksel {op} de pan {of} laat {zonder} deksel pruttelen.',
    'Laat {in} [de] vorm {na} het bakken afkoelen {als} je wilt.',
  ],
  sv: [
    'Värm ugnen {innan} du blandar mjölet {med} 200 g smör.',
    'Knåda {tills} degen är slät, tillsätt 500 g äpplen {och} äggen.',
    'Lägg locket {på} grytan {eller} sjud {utan} lock.',
    'Låt svalna {i} formen {efter} gräddningen {medan} den är varm.',
  ],
  da: [
    'Varm ovnen {inden} du blander melet {med} 200 g smør.',
    'Ælt {indtil} dejen er glat, tilsæt 500 g æbler {og} æggene.',
    'Læg låget {på} gryden {eller} lad simre {uden} låg.',
    'Lad køle {i} formen {efter} bagningen {mens} den er varm.',
  ],
  nb: [
    'Varm ovnen {før} du blander melet {med} 200 g smør.',
    'Elt {til} deigen er glatt, tilsett 500 g epler {og} eggene.',
    'Legg lokket {på} gryten {eller} la småkoke {uten} lokk.',
    'La avkjøle {i} formen {etter} stekingen {mens} den er varm.',
  ],
  pl: [
    'Rozgrzej piekarnik, {zanim} wymieszasz mąkę {z} 200 g masła.',
    'Ugniataj, {aż} ciasto będzie gładkie, dodaj 500 g jabłek {i} jajka.',
    'Połóż pokrywkę {na} garnek {lub} gotuj {bez} pokrywki.',
    'Zostaw ciasto {w} formie {po} pieczeniu, {gdy} jest ciepłe.',
  ],
  hu: [
    '[A] sütőt melegítjük, {mielőtt} a lisztet 200 g vajjal keverjük.',
    'Addig gyúrjuk, {amíg} sima lesz, hozzáadunk 500 g almát {és} [a] tojást.',
    '[A] fedőt rátesszük {vagy} fedő {nélkül} sütés {után} hagyjuk.',
    'A pitét {fél} tojással kenjük, {ha} [a] tészta meleg.',
  ],
};

const plain = (step: string): string => step.replace(/[{}[\]]/g, '');

/** A step without each of its marked words. */
const lacking = (step: string, marked: RegExp): string[] =>
  Array.from(step.matchAll(marked), ({ 0: { length }, index }) =>
    plain(step.slice(0, index) + step.slice(index + length))
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[,.])/g, '')
      .trim(),
  );

function saysOf(steps: readonly string[], shown: readonly string[], lang: string): unknown {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Pie',
    recipeIngredient: ['350 g flour', '200 g butter', '500 g apples'],
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const recipe = readPage(
    `<html lang="${lang}"><title>Pie</title><script type="application/ld+json">${data}</script><body>
    <h1>Pie</h1><h2>Ingredients</h2><ul><li>350 g flour</li><li>200 g butter</li><li>500 g apples</li></ul>
    <h2>Method</h2><ol>${shown.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    'https://table.example/pie',
  );
  return recipe?.evidence.flatMap(({ path, pageSays }) => (pageSays ? [[path, pageSays]] : []));
}

describe.each(Object.entries(TOLD))('in %s, a step', (lang, marked) => {
  const steps = marked.map(plain);
  const cases = (words: RegExp): [string, number][] =>
    marked.flatMap((step, at) => lacking(step, words).map((said): [string, number] => [said, at]));
  const differs = (at: number): unknown => [[`directions.${at}.instruction`, 'differs']];

  test.each(cases(/\{[^}]+\}/g))('that is shown as "%s" is marked', (said, at) => {
    expect(saysOf(steps, steps.with(at, said), lang)).toEqual(differs(at));
    expect(saysOf(steps.with(at, said), steps, lang)).toEqual(differs(at));
  });

  // Some languages have no article that stands alone.
  test.each(cases(/\[[^\]]+\]/g))('that is shown as "%s" only lacks an article', (said, at) => {
    expect(saysOf(steps, steps.with(at, said), lang)).toEqual([]);
    expect(saysOf(steps.with(at, said), steps, lang)).toEqual([]);
  });
});

const ENGLISH = (TOLD['en'] ?? []).map(plain);

test.each([
  [
    'with or without',
    'Simmer with the lid for 5 minutes.',
    'Simmer without the lid for 5 minutes.',
  ],
  ['before or after', 'Salt the beans before boiling.', 'Salt the beans after boiling.'],
  ['and or or', 'Add the milk and the cream to it.', 'Add the milk or the cream to it.'],
  ['over or under', 'Lay the cloth over the dough.', 'Lay the cloth under the dough.'],
])('a step that says %s is marked', (_what, step, shown) => {
  expect(saysOf([...ENGLISH, step], [...ENGLISH, shown], 'en')).toEqual([
    ['directions.4.instruction', 'differs'],
  ]);
});

test.each([
  ['Simmer over a medium heat for 5 minutes.', 'Simmer at a medium heat for 5 minutes.'],
  ['Stir in the salt, the pepper and the oil.', 'Stir in the salt, the pepper, the oil.'],
  ['Stir in the salt & the oil.', 'Stir in the salt and the oil.'],
  ['Stir in the salt and the oil until smooth.', 'Stir in the salt and the oil till smooth.'],
  ['Bake for 20 minutes until brown.', 'Bake 20 minutes until brown.'],
  ['Bake at 350°F, or 175°C, until brown.', 'Bake at 350°F until brown.'],
])('%s and %s are the same', (step, shown) => {
  expect(saysOf([...ENGLISH, step], [...ENGLISH, shown], 'en')).toEqual([]);
  expect(saysOf([...ENGLISH, shown], [...ENGLISH, step], 'en')).toEqual([]);
});
