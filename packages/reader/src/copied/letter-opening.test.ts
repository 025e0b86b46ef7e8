import { LOW_CONFIDENCE } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LIST =
  '4 small carrots\n200 g flour\n150 g sugar\n3 eggs\n\nGrate the carrots, stir everything together and bake for 40 minutes.';

test.each([
  ["Hello dear, here's gran's carrot cake:", "Gran's carrot cake"],
  ['Hey Tom! Here is my carrot cake:', 'Carrot cake'],
  ['Hi all, this is the carrot cake recipe:', 'Carrot cake'],
  ['Hi Tom, carrot cake:', 'Carrot cake'],
  ['Hi Tom, here’s the carrot cake', 'Carrot cake'],
  ['Hi Tom,\nhere is the recipe for the carrot cake:', 'Carrot cake'],
])('"%s" names the dish, and all of the list stays below it', (opening, title) => {
  const recipe = readText(`${opening}\n${LIST}`);
  expect(recipe?.title).toBe(title);
  expect(recipe?.ingredients).toHaveLength(4);
  expect(recipe?.leftOut?.map(({ text }) => text).join('\n')).toBe(opening);
});

test.each([
  [
    'Hallo Eva, hier ist Omas Rührkuchen:',
    'Omas Rührkuchen',
    '500 g Mehl\n3 Eier\n200 g Zucker\n\nAlles verrühren und 40 Minuten backen.',
  ],
  [
    'Coucou Léa, voici le gâteau au yaourt de mamie :',
    'Gâteau au yaourt de mamie',
    '1 yaourt\n200 g de farine\n3 œufs\n\nMélanger le tout et cuire 30 minutes au four.',
  ],
])('"%s" names the dish in its own language', (opening, title, list) => {
  const recipe = readText(`${opening}\n${list}`);
  expect(recipe?.title).toBe(title);
  expect(recipe?.ingredients).toHaveLength(3);
});

test('a greeting that names no dish is no title, and what stands in its place is marked', () => {
  const recipe = readText(`Hello dear, this is the one you asked me for:\n${LIST}`);
  expect(recipe?.title).not.toContain('Hello');
  expect(recipe?.confidence).toBeLessThan(LOW_CONFIDENCE);
  expect(recipe?.evidence.find(({ path }) => path === 'title')?.confidence).toBeLessThan(
    LOW_CONFIDENCE,
  );
});

test('a greeting with a list in its line is not thrown away', () => {
  const recipe = readText(
    'Hi Tom, here is my dressing: 3 tbsp oil, 1 tbsp vinegar. Whisk the oil into the vinegar.',
  );
  expect(recipe?.ingredients).toHaveLength(2);
});

test.each(['7 Layer Dip', '5-Minute Fudge'])('"%s" above a list is still a title', (title) => {
  const recipe = readText(`${title}\n${LIST}`);
  expect(recipe?.title).toBe(title);
  expect(recipe?.ingredients).toHaveLength(4);
  expect(recipe?.confidence).toBeGreaterThanOrEqual(LOW_CONFIDENCE);
});

const leftOf = (text: string): string[] | undefined =>
  readText(text)?.leftOut?.map((each) => each.text);

test.each([
  ['Hi Sam,\n\nLovely to see you on Sunday! Here is that cake recipe.', 'Carrot Cake'],
  ['Hi love, here’s Gran’s cake at last. Don’t open the oven early!', 'Gran’s Carrot Cake'],
  [
    'Hi Sam,\nit was so good to see you all on Sunday, and to hear that\nthe cake was liked.',
    'Cake',
  ],
  ['Hi Sam,\nHope you are well.\nThe oven runs hot, so mind it.', 'Roast Carrots'],
])('what a letter tells above the name of its dish is no title: %s', (letter, name) => {
  for (const gap of ['\n', '\n\n']) {
    const text = `${letter}${gap}${name}\n\n${LIST}`;
    const recipe = readText(text);
    expect(recipe?.title).toBe(name);
    expect(recipe?.ingredients).toHaveLength(4);
    expect(leftOf(text)).toEqual(letter.split('\n').filter((line) => line !== ''));
  }
});

test.each([
  [
    'Hallo Karin,\n\nanbei das Rezept für die Suppe, wie versprochen. Ich nehme immer Lauch.',
    'Lauchsuppe',
    '500 g Lauch\n2 EL Öl\n200 ml Sahne\n\nDen Lauch im Öl dünsten.\nMit der Sahne 20 Minuten kochen.',
  ],
  [
    'Hej Anna!\n\nHär kommer receptet på soppan.',
    'Purjosoppa',
    '500 g purjolök\n2 msk olja\n2 dl grädde\n\nHacka purjolöken.\nKoka den med grädden i 20 minuter.',
  ],
  [
    'Coucou Léa,\n\nÇa y est, j’ai enfin retrouvé la recette de mamie !',
    'Soupe aux poireaux',
    '500 g de poireaux\n2 cuillères à soupe d’huile\n20 cl de crème\n\nÉmincer les poireaux.\nCuire 20 minutes avec la crème.',
  ],
])('"%s" is a letter in its own language', (letter, name, list) => {
  const recipe = readText(`${letter}\n\n${name}\n\n${list}`);
  expect(recipe?.title).toBe(name);
  expect(recipe?.ingredients).toHaveLength(3);
});

test.each(['Folks,\nAs requested:', 'Hi Tom,\nas promised:', 'As promised,'])(
  '"%s" above a title is set aside',
  (opening) => {
    const text = `${opening}\n\nCarrot Cake\n\n${LIST}`;
    expect(readText(text)?.title).toBe('Carrot Cake');
    expect(leftOf(text)).toEqual(opening.split('\n'));
  },
);

test.each(['Folks’ Favourite Cake', 'Everyone Loves Carrots', 'Team Cake', 'Hi-Hat Cake'])(
  '"%s" is a title',
  (title) => expect(readText(`${title}\n\n${LIST}`)?.title).toBe(title),
);

test('a letter that names no dish leaves the title open', () => {
  const list = LIST.replace('4 small carrots', '400 g carrots');
  const recipe = readText(`Hi Sam,\n\nLovely to see you! Here is that recipe again.\n\n${list}`);
  expect(recipe?.title).toBe('');
  expect(recipe?.ingredients).toHaveLength(4);
});

test('without a greeting what is told below a title stays below it', () => {
  const recipe = readText(`Carrot cake!\n\nYou will love this one.\n\nGran’s best\n\n${LIST}`);
  expect(recipe?.title).toBe('Carrot cake!');
});

test('how hot the oven is, above a list, is nothing to buy', () => {
  for (const oven of ['Oven 140C fan, about 1 hr 15', 'Oven: 180C', 'Backofen 180 Grad']) {
    const recipe = readText(`Carrot cake\n${oven}\n\n${LIST}`);
    expect(recipe?.ingredients).toHaveLength(4);
    expect(recipe?.leftOut).toEqual([{ text: oven }]);
  }
});
