import { INGREDIENTS_MAX, INGREDIENT_PART_MAX, SEARCH_MAX } from '@commonplate/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const BOOK = [
  'Gluten-free banana bread',
  'Shepherd’s pie',
  'Poire d’Anjou in syrup',
  'Käsekuchen of the house',
  'Sourdough crackers',
  '5-minute 00-flour pizza',
  '味噌ラーメン',
  '비빔밥 with egg',
  'Борщ с чесноком',
  // Letters that changed their kind or joined Unicode lately: no engine's own idea of a word may get in between.
  'ꮳꮃꭹ bread, 𞤖𞤢𞥄 kaᦰso',
  'Μουσακάς',
  'Pear crumble',
  'Chillies in oil',
];

onEachEngine('words of a search', (place) => {
  let app: TestApp;
  let anna: Cook;
  beforeAll(async () => {
    app = await startTestApp(place());
    anna = await newCook(app);
    for (const title of BOOK) {
      await anna.post('/recipes', {
        ...sampleRecipe({ title }),
        ingredients: [{ quantity: '1', item: 'salt' }],
      });
    }
  });
  afterAll(() => app.stop());

  const search = async (query: string, path = '/recipes'): Promise<string[]> => {
    const { status, body } = await anna.get(`${path}?search=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    return body.data.recipes.map(({ title }: { title: string }) => title);
  };

  test.each([
    ['gluten-free', 'Gluten-free banana bread'],
    ['gluten free', 'Gluten-free banana bread'],
    ['glutenfree', 'Gluten-free banana bread'],
    ['banana gluten', 'Gluten-free banana bread'],
    ["shepherd's pie", 'Shepherd’s pie'],
    ['shepherds', 'Shepherd’s pie'],
    ['shepherd', 'Shepherd’s pie'],
    ['anjou', 'Poire d’Anjou in syrup'],
    ["d'anjou", 'Poire d’Anjou in syrup'],
    ['kasekuchen', 'Käsekuchen of the house'],
    ['kaesekuchen', 'Käsekuchen of the house'],
    ['sour dough', 'Sourdough crackers'],
    ['sour-dough cracker', 'Sourdough crackers'],
    ['sourdouhg', 'Sourdough crackers'],
    ['ΜΟΥΣ', 'Μουσακάς'],
    ['μουσακας', 'Μουσακάς'],
    ['5 minute', '5-minute 00-flour pizza'],
    ['00', '5-minute 00-flour pizza'],
    ['ラーメン', '味噌ラーメン'],
    ['味噌', '味噌ラーメン'],
    ['ン', '味噌ラーメン'],
    ['비빔밥', '비빔밥 with egg'],
    ['비빔', '비빔밥 with egg'],
    ['БОРЩ', 'Борщ с чесноком'],
    ['ꮳꮃꭹ', 'ꮳꮃꭹ bread, 𞤖𞤢𞥄 kaᦰso'],
    ['𞤖𞤢𞥄', 'ꮳꮃꭹ bread, 𞤖𞤢𞥄 kaᦰso'],
    ['kaᦰs', 'ꮳꮃꭹ bread, 𞤖𞤢𞥄 kaᦰso'],
    ['chilli', 'Chillies in oil'],
    ['chillis', 'Chillies in oil'],
    ['pear pear PEAR', 'Pear crumble'],
    ['  pear\t\ncrumble  ', 'Pear crumble'],
  ])('%s', async (query, title) => {
    expect(await search(query)).toEqual([title]);
  });

  test('one letter is the beginning of every word that starts with it', async () => {
    expect(await search('p')).toEqual([
      'Pear crumble',
      '5-minute 00-flour pizza',
      'Poire d’Anjou in syrup',
      'Shepherd’s pie',
    ]);
  });

  test('a whole word comes before the beginning of another, within one field', async () => {
    await anna.post('/recipes', sampleRecipe({ title: 'Oat bars' }));
    await anna.post('/recipes', sampleRecipe({ title: 'Oatmeal' }));
    expect(await search('oat')).toEqual(['Oat bars', 'Oatmeal']);
  });

  test('ラメ, letters that are not neighbours, are not found', async () => {
    expect(await search('ラメ')).toEqual([]);
  });

  test('a search longer than any is refused, one as long as allowed is answered', async () => {
    expect(await search('salt '.repeat(SEARCH_MAX / 5))).toContain('Chillies in oil');
    expect(await search('a b c d e f g h i j k l m n o p q r s t u v w x y z')).toEqual([]);
    const tooLong = await anna.get(`/recipes?search=${'x'.repeat(SEARCH_MAX + 1)}`);
    expect(tooLong.status).toBe(400);
  });

  test('the thirteenth word counts as much as the first', async () => {
    const title = 'one two three four five six seven eight nine ten eleven twelve thirteen';
    await anna.post('/recipes', sampleRecipe({ title }));
    expect(await search(title)).toEqual([title]);
    expect(await search(title.replace('thirteen', 'chocolate'))).toEqual([]);
  });

  test('a beginning of more words than anybody could name is found all the same', async () => {
    const many = Array.from({ length: 40 }, (_, n) => `zweig${n}`).join(' ');
    const ingredients = [{ quantity: '1', item: many }];
    await anna.post('/recipes', { ...sampleRecipe({ title: 'Forest plate' }), ingredients });
    expect(await search('zwei')).toEqual(['Forest plate']);
    expect(await search('plate zweig')).toEqual(['Forest plate']);
    expect(await search('zweig39')).toEqual(['Forest plate']);
    expect(await search('zweigling')).toEqual([]);
  });

  test('a page far past the end of a search is empty', async () => {
    expect(await search('pear', '/recipes?page=999999999999999&limit=100&x')).toEqual([]);
  });

  test.each([
    ['words', (n: number) => `${n.toString(36)}qz `.repeat(60)],
    [
      'words of wide letters',
      (n: number) => `${'ა'.repeat(27)}${n.toString(36).padStart(4, '0')}s `,
    ],
    ['letters without spaces', (n: number) => String.fromCodePoint(0x4e00 + n).repeat(7)],
  ])('a recipe as large as it may be, all different %s, is kept and found', async (_, text) => {
    let next = 0;
    const item = () => {
      let long = '';
      while (long.length < INGREDIENT_PART_MAX) long += text(next++);
      return long.slice(0, INGREDIENT_PART_MAX).trim();
    };
    const title = `Feast number ${Math.random()}`;
    const ingredients = Array.from({ length: INGREDIENTS_MAX }, () => ({
      quantity: '1',
      item: item(),
    }));
    const { status } = await anna.post('/recipes', {
      ...sampleRecipe({ title, visibility: 'public' }),
      ingredients,
    });
    expect(status).toBe(201);
    expect(await search(title)).toEqual([title]);
  });
});
