import { describe, expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import { linesOf } from '../../testing/lines-of.ts';

const ROWS = ['小麦粉 大さじ2', '牛乳 200cc', '卵(小さめ) 3個', '砂糖 小さじ1/2'];
const STEPS = [
  '小麦粉と砂糖をボウルに入れてよく混ぜる。',
  '牛乳と卵を加えて混ぜ、弱火で両面を焼いて皿にのせる。',
];

function readWith(declared: readonly string[], itemClass: string): string[] {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'うすやき',
    recipeIngredient: declared,
    recipeInstructions: STEPS,
  });
  const items = ROWS.map((row) => `<li class="${itemClass}">${row}</li>`).join('');
  return linesOf(
    readPage(
      `<html lang="ja"><script type="application/ld+json">${data}</script><body><h1>うすやき</h1>
      <h2>材料</h2><ul>${items}</ul><h2>作り方</h2><ol><li>${STEPS.join('</li><li>')}</li></ol></body></html>`,
      'https://table.example/usuyaki',
    ),
    'ingredients',
  );
}

describe('a row in letters of which no words are known', () => {
  test.each(ROWS.keys().toArray())('is taken where the site calls it an ingredient: %i', (at) => {
    expect(readWith(ROWS.toSpliced(at, 1), 'ingredient')).toEqual(ROWS);
  });

  test('may be anything where the site does not', () => {
    expect(readWith(ROWS.slice(0, -1), 'item')).toEqual(ROWS.slice(0, -1));
  });
});
