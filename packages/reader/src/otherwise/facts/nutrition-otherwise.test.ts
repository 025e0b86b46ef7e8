import { expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';

const INGREDIENTS = ['300 g macaroni', '150 g cheddar', '400 ml milk'];
const STEPS = ['Boil the macaroni until they are just done.', 'Stir the cheddar into the milk.'];
const list = (lines: readonly string[]): string => `<ul><li>${lines.join('</li><li>')}</li></ul>`;

/** What is marked of the nutrition that a page declares, with what it shows below its steps. */
function marked(nutrition: Record<string, string>, shown: string): Record<string, string> {
  const data = {
    '@type': 'Recipe',
    name: 'Macaroni cheese',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
    nutrition,
  };
  const recipe = readPage(
    `<html lang="en"><title>Macaroni cheese</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Macaroni cheese</h1>${list(INGREDIENTS)}${list(STEPS)}${shown}</body></html>`,
    'https://pasta.example/macaroni',
  );
  return Object.fromEntries(
    (recipe?.evidence ?? [])
      .filter(({ path, pageSays }) => path.startsWith('nutrition.') && pageSays === 'differs')
      .map(({ path, excerpt = '' }) => [path.replace('nutrition.', ''), excerpt]),
  );
}

const DECLARED = { calories: '520 kcal', proteinContent: '23 g', fatContent: '18.5 g' };

test.each([
  ['<p>Calories: 410 kcal | Protein: 23 g | Fat: 18.5 g</p>', { calories: 'Calories: 410 kcal' }],
  [
    '<dl><dt>Calories</dt><dd>520</dd><dt>Protein</dt><dd>32 g</dd><dt>Fat</dt><dd>9 g</dd></dl>',
    { protein: 'Protein 32 g', fat: 'Fat 9 g' },
  ],
  [
    '<p><b>Brennwert</b> 410 kcal, Eiweiß 23 g, Fett 18,5 g</p>',
    { calories: 'Brennwert 410 kcal' },
  ],
  ['<p>A portion has 410 kcal.</p>', { calories: '410 kcal' }],
  ['<p>Kalória: 410</p>', { calories: 'Kalória: 410' }],
  ['<p>Energy: 410 kcal (21%)</p>', { calories: '410 kcal' }],
  ['<p>Calories 520 | Saturated Fat 5 g | Total Fat 12 g</p>', { fat: 'Fat 12 g' }],
  [
    '<p>410 kcal, 23 g protein, 12 g fat, 30 g carbs</p>',
    { calories: '410 kcal', fat: '12 g fat' },
  ],
])('what a portion holds may be another amount on the page: %s', (shown, others) => {
  expect(marked(DECLARED, shown)).toEqual(others);
});

test.each([
  ['the same', '<p>Calories: 520 kcal | Protein: 23 g | Fat: 18.5 g</p>'],
  ['the same with other words between', '<p>520 kcal. Protein content 23 g, total fat 18.5 g</p>'],
  ['the same with the amounts before the names', '<p>520 kcal, 23 g protein, 18.5 g fat</p>'],
  [
    'the same with the amounts before longer names',
    '<p>520 kcal, 23 g protein, 18.5 g total fat, 30 g carbs</p>',
  ],
  [
    'the same with the share of a day',
    '<div><i>520kcal</i><i>26%</i><b>Kalorien</b><i>23g</i><i>46%</i><b>Eiweiß</b><i>18,5g</i><i>26%</i><b>Fett</b></div>',
  ],
  ['the same, rounded', '<p>Calories: 520.4 kcal | Protein: 22.9 g | Fat: 18 g</p>'],
  ['the same beside that of 100 g', '<p>Per 100 g: 210 kcal</p><p>Per portion: 520 kcal</p>'],
  ['energy in another unit', '<p>Brennwert: 2176 kJ</p>'],
  ['the weight of a portion', '<p>Calories par portion (240 g) : 520 kcal</p>'],
  ['nothing', '<p>A hearty dish.</p>'],
])('a page that gives %s does not contradict its data', (_what, shown) => {
  expect(marked(DECLARED, shown)).toEqual({});
});

test('sodium is told in grams as well', () => {
  const declared = { calories: '520 kcal', sodiumContent: '1200 mg' };
  expect(marked(declared, '<p>Calories: 520. Sodium: 1.2 g</p>')).toEqual({});
  expect(marked(declared, '<p>Calories: 520. Sodium: 800 mg</p>')).toEqual({
    sodium: 'Sodium: 800 mg',
  });
});

test('soda is no carbohydrate', () => {
  const declared = { calories: '520 kcal', carbohydrateContent: '30 g' };
  const soda = '<p>Calories: 520</p><p>1 tsp bicarbonate of soda</p><p>2 eggs</p>';
  expect(marked(declared, soda)).toEqual({});
});
