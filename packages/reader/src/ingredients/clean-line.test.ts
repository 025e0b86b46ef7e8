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
