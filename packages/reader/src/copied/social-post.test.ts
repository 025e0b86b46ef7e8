import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { isPostTalk, withoutPictures } from './social-post.ts';

test.each([
  ['🍝 250g spaghetti', '250g spaghetti'],
  ['✨ LEEK PASTA ✨', 'LEEK PASTA'],
  ['You need 👇', 'You need'],
  ['➡️ Boil the pasta', '• Boil the pasta'],
  ['2️⃣ Boil the pasta', '2. Boil the pasta'],
  ['🔟 Serve', '10. Serve'],
  ['Serve with cheese 🧀', 'Serve with cheese 🧀'],
  ['Thank you ❤️', 'Thank you ❤️'],
])('%s stands for %s', (line, plain) => {
  expect(withoutPictures(line)).toBe(plain);
});

test.each(['#pasta #easy', 'Save this for later & follow @cook!', 'Folgt @koch für mehr!'])(
  '%s is said to readers of a post',
  (line) => expect(isPostTalk(line)).toBe(true),
);

test.each(['Save the pasta water!', '# Leek pasta', 'Tag 1: Teig ansetzen!', 'Like risotto!'])(
  '%s is not',
  (line) => expect(isPostTalk(line)).toBe(false),
);

test('a post becomes a recipe, and what is said around it is left out', () => {
  const recipe = readText(
    '✨ LEEK PASTA ✨\nYou need 👇\n🍝 250g spaghetti\n🥬 2 leeks\n🌿 handful chives\nHow to 👇\n➡️ Slice the leeks\n➡️ Boil the pasta for 10 min\n#pasta #easy\nSave this for later & follow @cook!',
  );
  expect(recipe?.ingredients).toEqual([
    { quantity: '250', unit: 'g', item: 'spaghetti' },
    { quantity: '2', unit: '', item: 'leeks' },
    { quantity: '1', unit: 'handful', item: 'chives' },
  ]);
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Slice the leeks',
    'Boil the pasta for 10 min',
  ]);
  expect(recipe?.leftOut?.map(({ text }) => text)).toEqual([
    '#pasta #easy',
    'Save this for later & follow @cook!',
  ]);
});
