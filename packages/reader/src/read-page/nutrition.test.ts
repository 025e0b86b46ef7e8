import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const nutritionOf = (below: string): unknown =>
  readPage(
    `<html lang="en"><title>Leek soup</title><body><h1>Leek soup</h1>
    <h2>Ingredients</h2><ul>${items(['3 leeks', '400 g potatoes', '20 g fat'])}</ul>
    <h2>Method</h2><ol>${items(['Soften the leeks in the fat.', 'Add the potatoes and simmer for 25 minutes.'])}</ol>${below}</body></html>`,
    'https://table.example/leek',
  )?.nutrition;

const WHOLE = { calories: 320, protein: 12, fat: 9 };

test.each([
  ['in one line', '<h2>Nutrition</h2><p>Calories: 320 kcal, Protein: 12 g, Fat: 9 g</p>'],
  [
    'in a table',
    '<h2>Nutrition</h2><table><tr><td>Calories</td><td>320 kcal</td></tr><tr><td>Protein</td><td>12 g</td></tr><tr><td>Fat</td><td>9 g</td></tr></table>',
  ],
  [
    'in a list',
    '<h3>Nutrition per serving</h3><ul><li>Calories 320</li><li>Protein 12g</li><li>Fat 9 g</li></ul>',
  ],
  [
    'name by amount',
    '<h2>Nährwerte pro Portion</h2><div><div>Kalorien</div><div>320 kcal</div></div><div><div>Eiweiß</div><div>12 g</div></div><div><div>Fett</div><div>9 g</div></div>',
  ],
])('a page without data gives the nutrition that it tells %s', (_way, below) => {
  expect(nutritionOf(below)).toEqual(WHOLE);
});

test.each([
  ['of a hundred grams', '<h2>Nutrition per 100 g</h2><p>Calories: 320 kcal</p>'],
  ['of something else', '<h2>Notes</h2><p>It keeps for 3 days, with 9 g fat on top.</p>'],
  ['far below its heading', `<h2>Nutrition</h2>${'<p>More soon.</p>'.repeat(9)}<p>Fat 9 g</p>`],
])('amounts %s are none', (_of, below) => {
  expect(nutritionOf(below)).toEqual({});
});
