import { describe, expect, test } from 'vitest';
import { otherPortions as marked } from '../../testing/other-portions.ts';

describe('a range of which the data has the lower end', () => {
  test.each([
    'Serves 4-6',
    'Serves 4 – 6',
    'Serves 4 to 6',
    '4 to 6 servings',
    'Serves: 4-6 people',
    'Servings: 4 - 6',
    'Serves four to six',
    'Serves 2 adults and 2-3 children',
    'Zutaten für 4 - 6',
    'Für 4 bis 6 Personen',
    'Portionen: 4-6',
    'Voor 4 tot 6 personen',
    'Pour 4 à 6 personnes',
    'Para 4 a 6 personas',
    'Rendimento: 4 a 6 porções',
    'Per 4-6 persone',
    '4–6 portioner',
    'Porsjoner: 4 til 6',
    'Räcker till 4 till 6',
    'Liczba porcji: 4-6',
    '4-6 főre',
  ])('is marked with what the page says: %s', (said) => {
    expect(marked('4', `<p>${said}</p>`)).toBe(said);
  });

  test.each([
    '<p>Prep 10 min</p><p>Serves 4-6</p>',
    '<ul><li>Easy</li><li>Serves 4-6</li></ul>',
    'Easy<br>Serves 4-6<br>Prep 10 min<br>',
    '<div><b>Serves</b> <span>4-6</span></div>',
    '<table><tr><th>Serves</th><td>4-6</td></tr></table>',
    '<table><tr><th>Serves</th><th>Prep</th></tr><tr><td>4-6</td><td>10 min</td></tr></table>',
  ])('is found in %s', (facts) => {
    expect(marked('4', facts)).toBe('Serves 4-6');
    expect(marked('6', facts)).toBeNull();
  });

  test('may stand below its label, or below the steps', () => {
    expect(marked('4', '<div>Servings</div><div>4-6</div>')).toBe('4-6');
    expect(marked('4', '', '<p>Servings: 4 to 6</p>')).toBe('Servings: 4 to 6');
    expect(marked('6', '', '<p>Servings: 4 to 6</p>')).toBeNull();
  });

  test.each([
    ['20', 'Ergibt 20-24 Stück', 'Ergibt 20-24 Stück'],
    ['20 cookies', 'Makes 20-24 cookies', '20-24 cookies'],
    ['20 cookies', 'Makes 20 to 24 cookies', '20 to 24 cookies'],
    ['8 cookies', 'Makes 8-10 cookies', '8-10 cookies'],
    ['8 cookies', 'Makes 8-10 large cookies', '8-10 large cookies'],
  ])('counts pieces as well: %s on a page that says "%s"', (declared, above, said) => {
    expect(marked(declared, `<p>${above}</p>`)).toBe(said);
  });

  test.each([
    ['6', 'Serves 4-6'],
    ['6', '4 to 6 servings'],
    ['6', 'Serves four to six'],
    ['4-6', 'Serves 4 to 6'],
    ['4 to 6 servings', 'Serves 4-6'],
    ['10 cookies', 'Makes 8-10 cookies'],
    ['24 cookies', 'Makes 20 to 24 cookies'],
    [['4', '4-6 servings'], 'Serves 4-6'],
    [['4', '4-6 servings'], 'Serves 4 to 6 people'],
    [['4', '4-6 servings'], 'Serves 4'],
    [['28', '28-32 cookies'], 'Yield: 28-32 cookies'],
    ['4', 'Serves 4 | 4-6 days in the fridge'],
    ['4', 'Serves 4 - 1/2 cup each'],
  ])('says the same where the data is %j and the page "%s"', (declared, above) => {
    expect(marked(declared, `<p>${above}</p>`)).toBeNull();
  });

  test('is no other number where the page gives that of the data beside it', () => {
    expect(marked('4', '<p>This serves 4 to 6 people.</p><p>Servings: 4</p>')).toBeNull();
  });
});
