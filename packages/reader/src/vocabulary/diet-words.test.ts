import { expect, test } from 'vitest';
import { dietsIn } from './diet-words.ts';

test.each([
  ['Vegan Apple Pie', 'vegan'],
  ['Apple Pie (gluten free)', 'gluten'],
  ['Gluten-Free, Dairy-Free Apple Pie', 'gluten, milk'],
  ['Eggless Apple Pie', 'egg'],
  ['Keto Apple Pie', 'keto'],
  ['Low-Carb Apple Pie', 'low carb'],
  ['Apple Pie without Sugar', 'sugar'],
  ['Vegetarischer Apfelkuchen', 'vegetarian'],
  ['Laktosefreier Apfelkuchen ohne Ei', 'milk, egg'],
  ['Tarte aux pommes sans gluten', 'gluten'],
  ['Tarte aux pommes sans œufs', 'egg'],
  ['Tarta de manzana sin azúcar', 'sugar'],
  ['Tarta de manzana sin-gluten', 'gluten'],
  ['Torta de maçã sem açúcar', 'sugar'],
  ['Torta di mele senza glutine', 'gluten'],
  ['Glutenvrije appeltaart', 'gluten'],
  ['Koolhydraatarme appeltaart', 'low carb'],
  ['Glutenfri äppelpaj', 'gluten'],
  ['Sukkerfri æbletærte uden æg', 'sugar, egg'],
  ['Laktosefri eplepai', 'milk'],
  ['Szarlotka bezglutenowa', 'gluten'],
  ['Wegańska szarlotka bez cukru', 'vegan, sugar'],
  ['Gluténmentes almás pite', 'gluten'],
])('%s is for %s', (title, diets) => {
  expect(dietsIn(title)).toBe(diets);
});

test.each(['Apple Pie', 'Latte fritto', 'Arroz com ovo frito', 'No-Bake Egg Pie'])(
  '%s is for everybody',
  (title) => {
    expect(dietsIn(title)).toBe('');
  },
);
