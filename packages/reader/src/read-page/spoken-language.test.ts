import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

interface Told {
  readonly lang: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

function read({ lang, ingredients, steps }: Told) {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Sunday supper',
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  };
  const items = [...ingredients, ...steps].map((line) => `<li>${line}</li>`).join('');
  const html = `<html lang="${lang}"><head><title>Sunday supper</title>
<script type="application/ld+json">${JSON.stringify(recipe)}</script></head>
<body><h1>Sunday supper</h1><ul>${items}</ul></body></html>`;
  return readPage(html, 'https://kitchen.example/supper');
}

const GERMAN = {
  ingredients: ['1.250 g Kartoffeln', '2 EL Butter', '1 Bund Dill', '1 Prise Muskat'],
  steps: [
    'Die Kartoffeln schälen und in Salzwasser weich kochen.',
    'Mit der Butter und dem Dill mischen und mit Muskat würzen.',
  ],
};
const ITALIAN = {
  ingredients: ['mezzo limone', '2 cucchiai di olio', 'sale q.b.'],
  steps: ['Spremere il limone e mescolare il succo con olio e sale.', 'Versare sulle verdure.'],
};
const ENGLISH = {
  ingredients: ['1.250 kg potatoes', '2 tbsp butter', '1 bunch dill'],
  steps: ['Boil the potatoes until they are soft.', 'Toss with the butter and the dill.'],
};

describe('the language of a recipe', () => {
  test.each(['en-US', 'fr', 'fi', ''])('is heard in its lines when the page says %j', (lang) => {
    const recipe = read({ lang, ...GERMAN });
    expect(recipe?.language).toBe('de');
    expect(recipe?.ingredients).toEqual([
      { quantity: '1250', unit: 'g', item: 'Kartoffeln' },
      { quantity: '2', unit: 'EL', item: 'Butter' },
      { quantity: '1', unit: 'Bund', item: 'Dill' },
      { quantity: '1', unit: 'Prise', item: 'Muskat' },
    ]);
  });

  test('is heard in Italian lines on an English page', () => {
    expect(read({ lang: 'en', ...ITALIAN })?.ingredients).toEqual([
      { quantity: '1/2', unit: '', item: 'limone' },
      { quantity: '2', unit: 'cucchiai', item: 'olio' },
      { quantity: 'to taste', unit: '', item: 'sale' },
    ]);
  });

  test('is heard in English lines on a German page', () => {
    const recipe = read({ lang: 'de', ...ENGLISH });
    expect(recipe?.language).toBe('en');
    expect(recipe?.ingredients[0]).toEqual({ quantity: '1.25', unit: 'kg', item: 'potatoes' });
  });

  test('stays as the page names it, with its region, when the lines agree', () => {
    expect(read({ lang: 'de-AT', ...GERMAN })?.language).toBe('de-AT');
  });

  test('stays as the page names it when the lines tell too little', () => {
    const recipe = read({
      lang: 'sk',
      ingredients: ['2 vajcia', 'štipka soli'],
      steps: ['Miešať.'],
    });
    expect(recipe?.language).toBe('sk');
  });
});
