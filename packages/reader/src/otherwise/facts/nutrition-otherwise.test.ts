import { expect, test } from 'vitest';
import { readMacaroni } from '../../testing/macaroni.ts';

/** What is marked of the nutrition that a page declares, with what it shows below its steps. */
function marked(nutrition: Record<string, string>, shown: string): Record<string, string> {
  const recipe = readMacaroni({ nutrition }, { below: shown });
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

const PANEL = {
  calories: '520 kcal',
  proteinContent: '23 g',
  fatContent: '9 g',
  carbohydrateContent: '61 g',
};

test.each([
  [
    '<table><tr><td>410</td><td>Calories</td></tr><tr><td>9g</td><td>Fat</td></tr><tr><td>61g</td><td>Carbs</td></tr><tr><td>23g</td><td>Protein</td></tr></table>',
    { calories: '410 Calories' },
  ],
  ['<p>520 calories; 9 g fat; 61 g carbs; 33 g protein</p>', { protein: '33 g protein' }],
  [
    '<div><b>520</b> kcal <b>61g</b> Fat <b>61g</b> Carbs <b>23g</b> Protein</div>',
    { fat: '61g Fat' },
  ],
  ['<p>Calories: 520 | Protein: 61g | Carbs: 61g | Fat: 9g</p>', { protein: 'Protein: 61g' }],
])(
  'a number between two names belongs to the one on whose side all of them stand: %s',
  (shown, others) => {
    expect(marked(PANEL, shown)).toEqual(others);
  },
);

test.each([
  ['2.8 g', 'Protein: 28g', 'Protein: 28g'],
  ['28 g', 'Protein: 2.8g', 'Protein: 2.8g'],
  ['3 g', 'Protein: 26 g', 'Protein: 26 g'],
  ['9.5 g', 'Proteine: 95 g', 'Proteine: 95 g'],
])('%s are another amount than "%s"', (proteinContent, shown, words) => {
  const declared = { calories: '520 kcal', proteinContent };
  expect(marked(declared, `<p>Calories: 520 kcal</p><p>${shown}</p>`)).toEqual({ protein: words });
});

const columns = (amounts: readonly string[]): string =>
  `<table><tr><th>Calories</th><th>Protein</th><th>Carbohydrates</th><th>Fat</th></tr><tr><td>${amounts.join('</td><td>')}</td></tr></table>`;

test('names in one row may have their amounts in the next', () => {
  expect(marked(PANEL, columns(['520 kcal', '23 g', '61 g', '9 g']))).toEqual({});
  expect(marked(PANEL, columns(['520 kcal', '33 g', '61 g', '9 g']))).toEqual({
    protein: 'Protein 33 g',
  });
  expect(marked(PANEL, columns(['520 kcal', '1 g', '33 g', '61 g', '9 g']))).toEqual({});
  const two = '<table><tr><th>kcal</th><th>Fat</th></tr><tr><td>520</td><td>19g</td></tr></table>';
  expect(marked(PANEL, two)).toEqual({ fat: 'Fat 19g' });
});

test.each([
  ['Eiweiß: 33 g', 'proteinContent', 'protein'],
  ['Matières grasses : 33 g', 'fatContent', 'fat'],
  ['Rost: 33 g', 'fiberContent', 'fiber'],
  ['Nátrium: 33 mg', 'sodiumContent', 'sodium'],
])('"%s" is known by its name', (shown, declared, name) => {
  const data = {
    calories: '520 kcal',
    [declared]: declared === 'sodiumContent' ? '23 mg' : '23 g',
  };
  expect(marked(data, `<p>520 kcal</p><p>${shown}</p>`)).toEqual({ [name]: shown });
});

test('without a word for energy, amounts are compared where some of them agree, or below a heading', () => {
  expect(marked(PANEL, '<p>Protein 33 g, fat 9 g, carbs 61 g</p>')).toEqual({
    protein: 'Protein 33 g',
  });
  expect(marked(PANEL, '<p>Protein powder 30 g</p>')).toEqual({});
  expect(marked(PANEL, '<h3>Nährwerte</h3><p>Fett: 18 g</p>')).toEqual({ fat: 'Fett: 18 g' });
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
  [
    'the same beside that of 100 g, in a table',
    '<table><tr><th>Energy</th><td>210 kcal</td><td>520 kcal</td></tr><tr><th>Protein</th><td>9 g</td><td>23 g</td></tr><tr><th>Fat</th><td>7 g</td><td>18.5 g</td></tr></table>',
  ],
  [
    'the same above the heading of the shares of a day',
    '<p>Calories <b>520</b>% Daily Value*</p><p>Total Fat 18.5 g 24%</p><p>Protein 23 g</p><p>* Based on a diet of 2,000 calories</p>',
  ],
  ['energy from fat', '<p>Calories 520, calories from fat 166, fat 18.5 g</p>'],
  ['the diet of a day alone', '<p>Based on a diet of 2,000 calories a day.</p>'],
  ['what is cooked', '<p>520 kcal</p><p>30 g protein powder</p>'],
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
