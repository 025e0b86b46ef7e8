import { expect, test } from 'vitest';
import { cleanLine } from './clean-line.ts';

test.each([
  ['🍝 250 g spaghetti', '250 g spaghetti'],
  ['🧄2 cloves garlic', '2 cloves garlic'],
  ['👩🏽‍🍳 🇮🇹 2 eggs', '2 eggs'],
  ['• 🥚 – 2 eggs', '2 eggs'],
  ['▪️ 3 leeks', '3 leeks'],
  ['❤️‍🔥 1 chilli', '1 chilli'],
  ['3️⃣ 200 g flour', '200 g flour'],
  ['🌶️ chilli flakes', 'chilli flakes'],
  ['🍋', '🍋'],
  ['❤️', '❤️'],
  ['🍋🍋', '🍋🍋'],
  ['™ spread', '™ spread'],
])('%s is read as %s', (line, text) => {
  expect(cleanLine(line).text).toBe(text);
});

test.each([
  '2 cups plain flour, sifted',
  '1 (14 oz) can tomatoes; drained',
  "½ c. à s. d'huile d’olive",
  'between 2 and 3 carrots',
  '1. 2 eggs',
  'demi-sel butter',
  'une demi-douzaine d’œufs',
  'a demi-glace',
  '20% cream',
  '1 ( , chopped) onion',
  'q.b. sale',
  '1 -inch piece of ginger',
  '¹⁄₂ cup milk',
])('%s reads the same where something in it must be cleaned', (line) => {
  expect(cleanLine(`\u200B${line}`).text).toBe(cleanLine(line).text);
});
