import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';

interface Dish {
  language: string;
  title: string;
  headings: [ingredients: string, steps: string];
  ingredients: string[];
  steps: string[];
  /** What pages say below such steps. */
  said: string[];
}

const DISHES: Dish[] = [
  {
    language: 'pl',
    title: 'Placek drożdżowy',
    headings: ['Składniki', 'Przygotowanie'],
    ingredients: ['500 g mąki', '30 g drożdży', '3 jajka', '100 g masła'],
    steps: [
      'Z mąki, drożdży i jajek zagnieć gładkie ciasto.',
      'Formę posmaruj masłem.',
      'Ciasto wyłóż do formy i piecz 40 minut w 180 stopniach.',
      'Zostaw placek w uchylonym piekarniku do ostygnięcia.',
    ],
    said: [
      'Podziel się przepisem ze znajomymi.',
      'Dodaj przepis do ulubionych.',
      'Moja babcia zawsze piekła go na święta.',
      'Możesz dodać do niego rodzynki.',
      'Uwielbiam piec w niedzielę.',
    ],
  },
  {
    language: 'hu',
    title: 'Krumplileves',
    headings: ['Hozzávalók', 'Elkészítés'],
    ingredients: ['500 g krumpli', '1 fej hagyma', '2 sárgarépa', '1 kk kömény'],
    steps: [
      'A hagymát apróra vágjuk és megpirítjuk.',
      'A krumplit felkockázzuk, és a hagymára rakjuk.',
      'Felöntjük vízzel, és köménnyel fűszerezzük.',
      'Még 20 percig főzzük, amíg minden megpuhul.',
    ],
    said: [
      'Nagymamám mindig így készítette.',
      'Oszd meg a receptet ismerőseiddel.',
      'Kedvenc ételük volt a gyerekeknek.',
      'Friss kenyérrel az igazi.',
    ],
  },
];

const WAYS: [string, (step: string, at: number) => string][] = [
  ['paragraphs', (step) => `<p>${step}</p>`],
  ['boxes', (step) => `<div class="step">${step}</div>`],
  ['counted headings', (step, at) => `<h4>${at + 1}.</h4><p>${step}</p>`],
];

describe.each(DISHES)('steps in $language', ({ language, title, headings, ...dish }) => {
  const { ingredients, steps, said } = dish;

  describe.each(WAYS)('as %s', (_way, write) => {
    const marksWith = (declared: readonly string[], below = ''): string[] => {
      const data = JSON.stringify({
        '@type': 'Recipe',
        name: title,
        recipeIngredient: ingredients,
        recipeInstructions: declared.map((text) => ({ '@type': 'HowToStep', text })),
      });
      const list = ingredients.map((line) => `<li>${line}</li>`).join('');
      const recipe = readPage(
        `<html lang="${language}"><head><title>${title}</title><script type="application/ld+json">${data}</script></head>
        <body><h1>${title}</h1><h2>${headings[0]}</h2><ul>${list}</ul>
        <h2>${headings[1]}</h2>${steps.map(write).join('')}${below}</body></html>`,
        'https://kitchen.example/dish',
      );
      return markedPaths(recipe);
    };

    test('are marked where the data lacks the first or the last', () => {
      expect(marksWith(steps.slice(1))).not.toEqual([]);
      expect(marksWith(steps.slice(0, -1))).not.toEqual([]);
    });

    test.each(['', ...said])('are not marked where it lacks none, above "%s"', (text) => {
      expect(marksWith(steps, text === '' ? '' : `<div><p>${text}</p></div>`)).toEqual([]);
    });
  });
});
