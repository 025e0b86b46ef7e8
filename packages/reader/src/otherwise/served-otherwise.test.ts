import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['300 g macaroni', '150 g cheddar', '400 ml milk'];
const STEPS = [
  'Boil the macaroni until they are just done.',
  'Stir the cheddar into the hot milk, pour over and bake until brown.',
];
const list = (lines: readonly string[]): string => `<li>${lines.join('</li><li>')}</li>`;

/** What is marked of the portions, if they are. */
function marked(recipeYield: string | string[], above: string): string | null {
  const data = {
    '@type': 'Recipe',
    name: 'Macaroni cheese',
    recipeYield,
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  };
  const recipe = readPage(
    `<html lang="en"><title>Macaroni cheese</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Macaroni cheese</h1>${above}<h2>Ingredients</h2><ul>${list(INGREDIENTS)}</ul>
     <h2>Method</h2><ol>${list(STEPS)}</ol><p>Serves 9</p></body></html>`,
    'https://pasta.example/macaroni',
  );
  expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  const servings = recipe?.evidence.find(({ path }) => path === 'servings');
  return servings && servings.confidence < 80 ? (servings.excerpt ?? '') : null;
}

describe('a page that names other portions than its data', () => {
  test.each([
    'Serves 6',
    'Servings: 6',
    'Für 6 Personen',
    'Voor 6 personen',
    'Pour 6 personnes',
    'Para 6 personas',
    '6 porções',
    'Per 6 persone',
    '6 portioner',
    '6 porsjoner',
    '6 porcji',
    '6 főre',
  ])('has them marked with what it says: %s', (said) => {
    expect(marked('4', `<p>${said}</p>`)).toBe(said);
  });

  test.each([
    'Prep time: 25 minutes | Serves 6',
    'Prep 25 min · Cook 1 hr · Serves: 6',
    'What you need (serves 6)',
  ])('may say so beside something else: %s', (said) => {
    expect(marked('4 servings', `<p>${said}</p>`)).toBe(said);
    expect(marked('6 servings', `<p>${said}</p>`)).toBeNull();
  });

  test.each([
    '<div><span>Serves 6</span> <span>Prep time: 25 min</span> <span>Cook time: 1 h</span></div>',
    '<div><span>Prep time: 25 min</span><span>Serves 6</span><span>Cook time: 1 h</span></div>',
    '<table><tr><th>Serves</th><td>6</td></tr></table>',
    '<table><thead><tr><th>Serves</th><th>Prep time</th></tr></thead><tbody><tr><td>6</td><td>25 min</td></tr></tbody></table>',
  ])('has only what it says of them marked: %s', (facts) => {
    expect(marked('4 servings', facts)).toBe('Serves 6');
    expect(marked('6 servings', facts)).toBeNull();
  });

  test.each([
    '<p>Serves 4 Prep time: 6 min</p>',
    '<table><tr><th>Serves</th><th>Prep time</th></tr><tr><td>4</td><td>6 min</td></tr></table>',
    '<table><tr><th>Serves</th><th>Size</th></tr><tr><td>6</td></tr></table>',
  ])('does not take the number of something else: %s', (facts) => {
    expect(marked('4 servings', facts)).toBeNull();
  });

  test('may say how much it makes', () => {
    expect(marked('4 servings', '<p>Makes: 8</p>')).toBe('Makes: 8');
    expect(marked('8 servings', '<p>Makes: 8</p>')).toBeNull();
  });

  test('may put the number above its label', () => {
    const facts = '<b>6</b><br><i>Servings</i><br><b>10 mins</b><br><i>Prep time</i>';
    expect(marked('4 servings', facts)).toBe('6 Servings');
    expect(marked('6 servings', facts)).toBeNull();
    expect(marked('4 servings', '<p>6</p><p>Servings</p><p>4</p>')).toBeNull();
  });

  test('may name the portions in a long row of facts', () => {
    const facts =
      'Portions: 6 | Temps de préparation: 15 min | Temps de cuisson: 50 min | Temps total: 65 min';
    expect(marked('4 servings', `<p>${facts}</p>`)).toBe(facts);
    expect(marked('6 servings', `<p>${facts}</p>`)).toBeNull();
  });

  test('may put the number below its label', () => {
    expect(marked('4 servings', '<div>Servings</div><div>6</div>')).toBe('6');
  });

  test.each([
    ['4', '<p>Serves 4</p>'],
    ['4', '<p>Serves 4 to 6</p>'],
    ['4', '<p>Serves 6 as a starter</p><p>Serves 4 as a main</p>'],
    ['24 slices', '<p>Serves 6</p>'],
    ['4', '<p>1 serving: 510 kcal</p>'],
    ['4', '<p>Bake 6 at a time.</p>'],
    ['4', '<p>Portions: <select><option>2</option><option>6</option></select></p>'],
  ])('is not seen where the data says %s and the page %s', (declared, above) => {
    expect(marked(declared, above)).toBeNull();
  });
});

test.each([
  ['48 cookies', 'Yield: 24 cookies', '24 cookies'],
  ['24 stukken', 'Aantal: 12 stukken', '12 stukken'],
  ['12 Stück', 'Ergibt 24 Stück', '24 Stück'],
  [['26', '26 cookies'], 'Servings: 24 cookies', '24 cookies'],
  [['24', '24 cookies'], 'Servings: 24 cookies', null],
  [['8', '8 to 10 servings'], 'Serves 8', null],
  ['12 muffins', 'Makes 12 muffins', null],
  ['24 biscuits', 'Makes 6 plates', null],
  ['24 biscuits', 'We ate 3 biscuits each.', null],
])('%s on a page that says "%s"', (recipeYield, above, said) => {
  expect(marked(recipeYield, `<p>${above}</p>`)).toBe(said);
});
