import { describe, expect, test } from 'vitest';
import { MACARONI_ITEMS } from '../../testing/macaroni.ts';
import { otherPortions as marked } from '../../testing/other-portions.ts';

describe('a page that names other portions than its data', () => {
  test.each([
    '<div>Servings <button>2</button><button aria-pressed="true">4</button><button>6</button></div>',
    '<div class="servings">Serves <span>2</span><span class="active">4</span><span>6</span></div>',
    '<p>Portionen <a href="#">2</a><a href="#">4</a><a href="#">8</a></p>',
    '<fieldset><legend>Servings</legend><label><input type="radio">2</label><label><input type="radio">4</label></fieldset>',
    '<div>Servings<ul><li>2</li><li>4</li><li>6</li></ul></div>',
  ])(
    'is none where it gives several to choose from, and those of the data among them: %s',
    (row) => {
      expect(marked('4', row)).toBeNull();
    },
  );

  test.each([
    '<div>Servings <button>1x</button><button>2x</button><button>3x</button></div>',
    '<div>Servings <input value="4"> <span>1x</span> <span>2x</span> <span>4x</span></div>',
    '<p>Portionen <a href="#">1 ×</a> <a href="#">2 ×</a></p>',
  ])('is none where it only multiplies them: %s', (row) => {
    expect(marked('4', row)).toBeNull();
  });

  test.each([
    '<div><span>30 mins</span> <span>Serves 6</span></div>',
    '<p>1 hr 10 min Serves 6</p>',
    '<p>30 Min. Portionen 6</p>',
  ])('is one where no sign parts them from a time: %s', (row) => {
    expect(marked('4', row)).not.toBeNull();
    expect(marked('6', row)).toBeNull();
  });

  test('is one where it multiplies others', () => {
    const row = '<div>Servings: 6 <button>1x</button><button>2x</button></div>';
    expect(marked('4', row)).not.toBeNull();
  });

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
    'Number of servings: 6',
    'Recipe serves: 6',
    'Yield: Serves 6',
    '6 Pers.',
    'Anzahl Personen: 6',
    'Aantal: 6',
    'Personnes : 6',
    'Ingrédients pour 6 pers.',
    'Parts : 6',
    'Pour 6 parts',
    '6 convives',
    'Nb de personnes : 6',
    'Nº de personas: 6',
    'Rendimento: 6',
    'Rendimento: 6 porções',
    '6 doses',
    'Dosi per: 6',
    'Antal: 6',
    'Antal: 6 personer',
    'Räcker till 6',
    '6 port',
    'Antall porsjoner: 6',
    'Ilość porcji: 6',
    'Liczba osób: 6',
    'Adagok: 6',
    'Adagok száma: 6',
    '6 fő',
    'Für 6',
    'Voor 6',
    'Zutaten für 6:',
    'Ingredients for 6',
    'Ingrédients pour 6 à 8',
    'Ingredientes para 6',
    'Ingredienti per 6',
  ])('has them marked with what it says: %s', (said) => {
    expect(marked('4', `<p>${said}</p>`)).toBe(said);
  });

  test.each([
    'Coupez en 6 parts',
    '6 parts of the story',
    '6 port wines',
    '2 doses of patience',
    'Antal kommentarer: 6',
    'Aantal reacties: 6',
    'Anzahl Bewertungen: 6',
    'Nombre de votes : 6',
    'Number of ingredients: 6',
    'Liczba komentarzy: 6',
    'For 6 days',
    'Per 6',
    'Pour 6 euros',
    'Ingredients for 4',
    'Ingredients for 24 buns',
    'Főételek: 6',
    'Antal: 24 stk',
    'Rendimento: 24 unidades',
    'Dosi per 24 biscotti',
    'Räcker till 24 bullar',
    'Yield: Serves 4',
    'Pour 4 pers.',
    'Antal: 4',
  ])('is not seen in a row that counts something else, or as many: %s', (row) => {
    expect(marked('4', `<p>${row}</p>`)).toBeNull();
    expect(marked('4 servings', `<p>${row}</p>`)).toBeNull();
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

  test('is told by the sum of those who are named', () => {
    expect(marked('6', '<p>Serves 2 adults and 2 children</p>')).toBe(
      'Serves 2 adults and 2 children',
    );
    expect(marked('5', '<p>Für 2 Erwachsene und 3 Kinder</p>')).toBeNull();
  });

  test('may put the number below its label', () => {
    expect(marked('4 servings', '<div>Servings</div><div>6</div>')).toBe('6');
  });

  test('may put what it counts below its label', () => {
    expect(marked('4', '<div>Servings</div><div>6 slices</div>')).toBe('Servings 6 slices');
    expect(marked('27', '<dl><dt>Yield</dt><dd>22 cookies</dd></dl>')).toBe('Yield 22 cookies');
    expect(marked('22', '<dl><dt>Yield</dt><dd>22 cookies</dd></dl>')).toBeNull();
    expect(marked('4', '<p>Total</p><p>6 mins</p><p>Serves</p><p>4 people</p>')).toBeNull();
  });

  test.each([
    ['<p>Servings: 1</p>', 'Servings: 1'],
    ['<p>Serves 1 (one large bowl)</p>', 'Serves 1 (one large bowl)'],
    ['<div>Servings</div><div>1</div>', '1'],
    ['<div>Servings</div><div>1 serving</div>', 'Servings 1 serving'],
    ['<div>Portion(en)</div><div>1</div>', '1'],
  ])('may be for one: %s', (facts, said) => {
    expect(marked('4', facts)).toBe(said);
    expect(marked('1', facts)).toBeNull();
  });

  test.each([
    '<p>1 serving</p>',
    '<p>Serving: 1</p>',
    '<p>Yield: 1 loaf</p>',
    '<p>Servings: 1x 2x 3x</p>',
    '<p>Portion: 1 Portion</p>',
  ])('is not told to be for one by %s', (facts) => {
    expect(marked('4', facts)).toBeNull();
  });

  test.each([
    ['<label>Servings <input type="number" value="6"></label>', 'Servings 6'],
    ['<div>Servings <input value=6> servings</div><p>Prep time: 8 min</p>', 'Servings 6 servings'],
    ['<p>Serves <select><option>4</option><option selected>6</option></select></p>', 'Serves 6'],
    ['<p><input value="6"><small>Serves</small></p>', '6 Serves'],
    ['<p><span>Yield:</span><span>Serves 6</span></p>', 'Yield: Serves 6'],
    ['<p>Serves six</p>', 'Serves six'],
    ['<p>Feeds a dozen</p>', 'Feeds a dozen'],
    ['<p>Nombre de parts : 6</p>', 'Nombre de parts : 6'],
    ['<p>Hozzávalók 6 személyre</p>', 'Hozzávalók 6 személyre'],
    ['<p>Ennyi főre: <button>-</button><b>6</b><button>+</button> adag</p>', 'Ennyi főre: 6 adag'],
  ])('may show the number in a field, in words or between buttons: %s', (facts, said) => {
    expect(marked('4', facts)).toBe(said);
    expect(marked(/dozen/.test(facts) ? '12' : '6', facts)).toBeNull();
  });

  test.each([
    '<label>Servings <input type="hidden" value="6"></label>',
    '<label>Servings <input type="radio" value="6"></label>',
    '<p>Our servings are large.</p><p>Search <input type="text" value="6"></p>',
    '<p>Serves <select><option>2</option><option>6</option></select></p>',
    '<p>Our two people at the desk</p>',
  ])('is not told by what is not of the portions: %s', (facts) => {
    expect(marked('4', facts)).toBeNull();
  });

  test('may say so with a label below its steps', () => {
    expect(marked('4', '', '<p>Servings: 6</p>')).toBe('Servings: 6');
    expect(marked('4', '', '<p>Portionen: 6</p>')).toBe('Portionen: 6');
    expect(marked('4', '<p>Serves 4</p>', '<p>Servings: 6</p>')).toBeNull();
  });

  test('may put the number below its label, among those of the times, below its steps', () => {
    const times = '<div>Prep time</div><div>10 mins</div><div>Cook time</div><div>25 mins</div>';
    const facts = `<div>Serves</div><div>6</div>${times}`;
    expect(marked('4', '', facts)).toBe('6');
    expect(marked('6', '', facts)).toBeNull();
    expect(marked('4', '', '<div>Serves</div><div>6</div>')).toBeNull();
  });

  test('may say so above the card below a story that goes through the same list', () => {
    const story = `<p>What goes into it:</p><ul>${MACARONI_ITEMS}</ul>`;
    expect(marked('4', `${story}<p>Servings: 6</p>`)).toBe('Servings: 6');
    expect(marked('6', `${story}<p>Servings: 6</p>`)).toBeNull();
    expect(marked('12 ramekins', `${story}<p>Makes 18 ramekins</p>`)).toBe('18 ramekins');
  });

  test('is not taken for the same by the number of a step below or beside the word', () => {
    const story = '<p>Let it rest before you serve.</p><p>4. Clean up</p><p>5. Serve it hot.</p>';
    expect(marked('4', `${story}<p>Servings: 6</p>`)).toBe('Servings: 6');
    expect(marked('5', `${story}<p>Servings: 6</p>`)).toBe('Servings: 6');
    expect(marked('6', `${story}<p>Servings: 6</p>`)).toBeNull();
    expect(marked('4', '<p>Serves 4 as a main.</p><p>Servings: 6</p>')).toBeNull();
  });

  test.each(['10 +', '10+'])('counts %s as at least so many', (declared) => {
    expect(marked(declared, '<p>Servings: 6</p>')).toBe('Servings: 6');
    expect(marked(declared, `<p>Servings: ${declared}</p>`)).toBeNull();
  });

  test.each(['Serving: 150 g', 'Serving: 2 cups', 'Servings: 4', 'I made it for 12 people!'])(
    'is not told below its steps by %s',
    (below) => expect(marked('4', '', `<p>${below}</p>`)).toBeNull(),
  );

  test.each([
    ['4', '<p>Serves 4</p>'],
    ['4', '<p>Serves 2 adults and 2 children</p>'],
    ['4', '<p>Serves 2 hungry adults with 2 little ones</p>'],
    ['5', '<p>Serves 2 adults and 2-3 children</p>'],
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
  'Feeds 10',
  'Enough for 10',
  'Reicht für 10',
  'Für 20 Stücke',
  'Für ca. 20 Stück',
  'Ergibt 20 Stück',
  'Goed voor 20 stuks',
  'Pour 20 pièces',
  'Rinde 20',
  'Per 20 pezzi',
  'Giver 20 stk.',
  '20 sztuk',
  '20 darab',
  '20 Stück · Backzeit 40 Minuten',
])('a bare number of the data may be of the portions or the pieces: %s', (said) => {
  expect(marked('4', `<p>${said}</p>`)).toBe(said);
  expect(marked(/20/.test(said) ? '20' : '10', `<p>${said}</p>`)).toBeNull();
});

test.each([
  ['4 Portionen', '<p>Für 20 Stücke</p>'],
  ['4', '<p>Für 4 Personen</p><p>Ergibt 20 Stück</p>'],
  ['4', '<p>Für 4 Portionen (ca. 20 Stück)</p>'],
  ['4', '<p>20 Stück Bilder von unserer Reise</p>'],
  ['20', '<p>Für 18-20 Stücke</p>'],
])('portions of %s are not contradicted by %s', (declared, above) => {
  expect(marked(declared, above)).toBeNull();
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
  ['1 loaf', 'Yield: 2 loaves', '2 loaves'],
  ['2 loaves', 'Yield: 2 large loaves', null],
  ['1 pie', 'Makes two 9-inch pies', 'two pies'],
  ['1 pie', 'Makes one 9-inch pie', null],
  ['1 loaf', 'Makes 12 slices from one loaf', null],
  ['1 loaf', 'Makes 12 slices per loaf', null],
  ['12 cookies', 'Makes 2 dozen cookies', '2 dozen cookies'],
  ['24 cookies', 'Makes 2 dozen cookies', null],
  ['24 cookies', 'Makes 20-24 small cookies', null],
  ['16 stk.', 'Antal 8 stk.', '8 stk'],
  ['24 biscuits', 'We ate 3 biscuits each.', null],
])('%s on a page that says "%s"', (recipeYield, above, said) => {
  expect(marked(recipeYield, `<p>${above}</p>`)).toBe(said);
});

test.each([
  ['12 muffins', 'Makes: 18', 'Makes: 18'],
  ['12 muffins', 'Makes two dozen', 'Makes two dozen'],
  [['12', '12 muffins'], 'Prep 10 min | Makes about 18', 'Makes about 18'],
  ['12 Stück', 'Ergibt 18', 'Ergibt 18'],
  ['12 muffins', 'Makes: 12', null],
  ['12 muffins', 'Makes a dozen', null],
  ['12 muffins', 'Makes 10-12', null],
  ['1 pie', 'Makes 8', null],
  ['12 muffins', 'Makes 2 trays', null],
])('%s on a page that says "%s", whatever of', (recipeYield, above, said) => {
  expect(marked(recipeYield, `<p>${above}</p>`)).toBe(said);
});

test('one portion beside a factor is one', () => {
  const row = '<p>Yield: <b>1</b> <span>1x</span></p>';
  expect(marked('6', row)).toBe('Yield: 1 1x');
  expect(marked('1', row)).toBeNull();
});

test.each([
  ['24 cookies', 26, '26 cookies'],
  ['24 cookies', 24, null],
])('%s on a page with %i of them in a field', (recipeYield, typed, said) => {
  const field = `<form><label>Servings <input type="number" value="${typed}"> cookies</label></form>`;
  expect(marked(recipeYield, field)).toBe(said);
});
