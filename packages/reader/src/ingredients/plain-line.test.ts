import { expect, test } from 'vitest';
import { IngredientReading } from './ingredient-reading.ts';
import type { Language } from './language.ts';
import { readPlainLine } from './plain-line.ts';

const plain = (text: string, spoken: Language) => readPlainLine({ text, overflow: '' }, spoken);

test.each<[string, Language]>([
  ['2 cups flour', 'en'],
  ['1 1/2 cups all-purpose flour, sifted (see note)', 'en'],
  ['3/4 Tbsp sea salt to taste', 'en'],
  ['½ tsp vanilla extract', 'en'],
  ['1 ⅔ cups oat milk', 'en'],
  ['1¼ cups oat milk .', 'en'],
  ['200g sugar, plus 2 tbsp for the tin', 'en'],
  ['1500 ml Brühe', 'de'],
  ['2 tbsp. flour', 'en'],
  ['4 oz. butter, soft', 'en'],
  ['2 cups (250 g) flour', 'en'],
  ['1 ½ cups (180g) all-purpose flour (sifted)', 'en'],
  ['1 can chickpeas, drained', 'en'],
  ['2 pkg. yeast', 'en'],
  ['1 pinch salt', 'en'],
  ['2 Zehen Knoblauch', 'de'],
  ['2 eggs', 'en'],
  ['1/2 onion, chopped', 'en'],
  ['2 large eggs (room temperature)', 'en'],
  ['3 Eier', 'de'],
  ['2 große Eier, verquirlt', 'de'],
  ['4 gousses de vanille', 'en'],
  ['salt', 'en'],
  ['Sea salt & black pepper (freshly ground)', 'en'],
  ['extra-virgin olive oil, for frying', 'en'],
])('%s is read as if it were read in full', (text, spoken) => {
  const whole = new IngredientReading({ text, overflow: '' }, spoken);
  const read = plain(text, spoken);
  expect(read).not.toBeNull();
  expect(read?.quantity).toBe(whole.quantity);
  expect(read?.unit).toBe(whole.unit);
  expect(read?.itemWithNotes).toBe(whole.itemWithNotes);
  expect(read?.isRangeGuessed).toBe(whole.isRangeGuessed);
  expect(read?.vagueQuantity).toBe(whole.vagueQuantity);
  expect(read?.toTaste).toBe(whole.toTaste);
  expect(read?.item).toBe(whole.item);
  expect(read?.notes).toEqual(whole.notes);
});

test.each<[string, Language]>([
  ['pinch salt', 'en'],
  ['one egg', 'en'],
  ['salt to taste', 'en'],
  ['Saft einer Zitrone', 'de'],
  ['For serving: salt', 'en'],
  ['4 cloves garlic', 'en'],
  ['1 can (400 g) chickpeas', 'en'],
  ['2 Zehen, gehackt', 'de'],
  ['3 blades mace', 'en'],
  ['4 garlic cloves', 'en'],
  ['2 egg(s), in pieces', 'en'],
  ['2 extra large cans tomatoes', 'en'],
  ['2 large inch-thick steaks', 'en'],
  ['5 spice powder', 'en'],
  ['2 x eggs', 'en'],
  ['1 KL Zucker', 'de'],
  ['2 and a half apples', 'en'],
  ['1/2 de poireau', 'fr'],
  ['2 cups of flour', 'en'],
  ['1 cup plus 2 tbsp flour', 'en'],
  ['1 cup heaped flour', 'en'],
  ['400 g tin tomatoes', 'en'],
  ['2 fl oz rum', 'en'],
  ['2 cups (250 g) of flour', 'en'],
  ['1-2 cups flour', 'en'],
  ['1 000 g flour', 'en'],
  ['2/4 cup flour', 'en'],
  ['00 g flour', 'en'],
  ['1,5 kg flour', 'en'],
  ['2 g', 'en'],
  ["20 g d'huile", 'fr'],
  ['20 g de farine', 'fr'],
])('%s has to be read in full', (text, spoken) => {
  expect(plain(text, spoken)).toBeNull();
});

test('a line that goes on beyond any reading is read in full', () => {
  expect(readPlainLine({ text: '2 cups flour', overflow: 'and more' }, 'en')).toBeNull();
});
