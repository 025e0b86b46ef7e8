import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const BOOK = [
  'Beef and ale stew',
  'Beet salad',
  'Soda bread',
  'Pea soup',
  'Crisp tofu',
  'Carrot cake',
  'Roast lamb',
  'Devilled eggs',
  'Борщ',
  'Plum pie',
  'Plum and fig tart',
];

onEachEngine('slips in short words', (place) => {
  let app: TestApp;
  let anna: Cook;
  const save = (cook: Cook, title: string, more: object = {}) =>
    cook.post('/recipes', {
      ...sampleRecipe({ title }),
      tags: [],
      ingredients: [{ quantity: '1', item: 'salt' }],
      ...more,
    });
  beforeAll(async () => {
    app = await startTestApp(place());
    anna = await newCook(app);
    for (const title of BOOK) await save(anna, title);
  });
  afterAll(() => app.stop());

  const ask = async (query: string, { cook = anna, more = '' } = {}) => {
    const { status, body } = await cook.get(`/recipes?search=${encodeURIComponent(query)}${more}`);
    expect(status).toBe(200);
    const titles: string[] = body.data.recipes.map(({ title }: { title: string }) => title);
    return { titles, pagination: body.data.pagination };
  };
  const search = async (query: string, cook = anna) => (await ask(query, { cook })).titles;

  test.each([
    ['beaf', 'Beef and ale stew'],
    ['bef', 'Beef and ale stew'],
    ['beaf stew', 'Beef and ale stew'],
    ['stew beaf', 'Beef and ale stew'],
    ['bred', 'Soda bread'],
    ['sopu', 'Pea soup'],
    ['tofo', 'Crisp tofu'],
    ['caek', 'Carrot cake'],
    ['lmab', 'Roast lamb'],
    ['egs', 'Devilled eggs'],
    ['egsg', 'Devilled eggs'],
    ['борш', 'Борщ'],
    ['poe', 'Plum pie'],
    ['plum fgi', 'Plum and fig tart'],
  ])('%s is forgiven', async (typed, title) => {
    expect(await search(typed)).toContain(title);
  });

  test.each([
    ['beef', ['Beef and ale stew']],
    ['beet', ['Beet salad']],
    ['pie', ['Plum pie']],
    ['beef tofo', []],
    ['beef tart', []],
  ])('a short word that is right is not taken for another: %s', async (typed, titles) => {
    expect(await search(typed)).toEqual(titles);
  });

  test('a right word and a wrong one: only the wrong one is forgiven', async () => {
    await save(anna, 'Beef with tofu');
    await save(anna, 'Beet with tofu');
    expect(await search('beef tofo')).toEqual(['Beef with tofu']);
  });

  test('two letters are too few, and six such words at most are forgiven', async () => {
    expect(await search('ef')).toEqual([]);
    await save(anna, 'Ale Ham Rye Oat Cod Nut Yam');
    expect(await search('alr hsm rue ost cof nit')).toEqual(['Ale Ham Rye Oat Cod Nut Yam']);
    expect(await search('alr hsm rue ost cof nit ysm')).toEqual([]);
  });

  test('it does not depend on what other people keep to themselves', async () => {
    const ben = await newCook(app);
    await save(ben, 'Bear tart');
    await save(ben, 'Figs on toast');
    expect(await search('figs', ben)).toEqual(['Figs on toast']);
    await save(ben, 'Beaf');
    expect(await search('beaf')).toContain('Beef and ale stew');
  });

  test('a tag that nothing carries with a right word brings no other word', async () => {
    await save(anna, 'Goat curry', { tags: ['Hot'] });
    expect((await ask('beef', { more: '&tags=Hot' })).titles).toEqual([]);
    expect((await ask('gaot', { more: '&tags=Hot' })).titles).toEqual(['Goat curry']);
    expect((await ask('gaot', { more: '&tags=Cold' })).titles).toEqual([]);
  });

  test('pages of such a search belong together', async () => {
    const cook = await newCook(app);
    for (let n = 1; n <= 5; n++) await save(cook, `Rice ${n}`);
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      pages.push(await ask('riec', { cook, more: `&limit=2&page=${page}` }));
    }
    expect(pages.map(({ titles }) => titles)).toEqual([
      ['Rice 5', 'Rice 4'],
      ['Rice 3', 'Rice 2'],
      ['Rice 1'],
      [],
    ]);
    for (const { pagination } of pages) {
      expect(pagination).toMatchObject({ total: 5, totalPages: 3 });
    }
  });

  test('it holds for public recipes alike', async () => {
    await save(anna, 'Kelp crisps', { visibility: 'public' });
    const { body } = await (await newCook(app)).get('/recipes/public?search=klep');
    expect(body.data.recipes).toMatchObject([{ title: 'Kelp crisps' }]);
  });
});
