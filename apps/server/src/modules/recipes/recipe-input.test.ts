import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const refused: [string, object, string, string][] = [
  ['an empty title', { title: '  ' }, 'title', 'Recipe title is required'],
  [
    'a title of 201 characters',
    { title: 'x'.repeat(201) },
    'title',
    'Title must be less than 200 characters',
  ],
  [
    'a title of which nothing is seen',
    { title: '\u200B\u200B' },
    'title',
    'Recipe title is required',
  ],
  ['a tag of which nothing is seen', { tags: ['soup', '\u200B'] }, 'tags.1', 'Tag is required'],
  [
    'a quantity of which nothing is seen',
    { ingredients: [{ quantity: '\u2060', item: 'salt' }] },
    'ingredients.0.quantity',
    'Quantity is required',
  ],
  [
    'an ingredient of which nothing is seen',
    { ingredients: [{ quantity: '1', item: '\u3164' }] },
    'ingredients.0.item',
    'Ingredient name is required',
  ],
  [
    'a direction of which nothing is seen',
    { directions: [{ instruction: '\u202E \u00AD' }] },
    'directions.0.instruction',
    'Instruction is required',
  ],
  ['no ingredient', { ingredients: [] }, 'ingredients', 'At least one ingredient is required'],
  [
    'an ingredient without quantity',
    { ingredients: [{ quantity: ' ', item: 'salt' }] },
    'ingredients.0.quantity',
    'Quantity is required',
  ],
  [
    'an ingredient without name',
    { ingredients: [{ quantity: '1', item: '' }] },
    'ingredients.0.item',
    'Ingredient name is required',
  ],
  ['no direction', { directions: [] }, 'directions', 'At least one direction is required'],
  [
    'an empty direction',
    { directions: [{ instruction: ' ' }] },
    'directions.0.instruction',
    'Instruction is required',
  ],
  ['a rating of 0', { rating: 0 }, 'rating', 'Rating must be at least 1'],
  ['a rating of 6', { rating: 6 }, 'rating', 'Rating must be at most 5'],
  ['a negative prep time', { prepTime: -1 }, 'prepTime', 'Prep time must be positive'],
  ['a negative cook time', { cookTime: -1 }, 'cookTime', 'Cook time must be positive'],
  ['servings of 0', { servings: 0 }, 'servings', 'Servings must be at least 1'],
  ['a time that is text', { prepTime: '5' }, 'prepTime', 'Please enter a number'],
  ['an enormous time', { prepTime: 2 ** 53 }, 'prepTime', 'Must be at most 100000'],
  [
    'a negative amount of nutrition',
    { nutrition: { fat: -1 } },
    'nutrition.fat',
    'Must be at least 0',
  ],
  [
    'ten thousand tags',
    { tags: Array.from({ length: 10_000 }, (_, n) => `tag ${n}`) },
    'tags',
    'At most 50 tags are allowed',
  ],
  [
    'a long instruction',
    { directions: [{ instruction: 'x'.repeat(5_001) }] },
    'directions.0.instruction',
    'Instruction must be at most 5000 characters',
  ],
  ...[
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://',
  ].map((sourceUrl): [string, object, string, string] => [
    `a source ${JSON.stringify(sourceUrl)}`,
    { sourceUrl },
    'sourceUrl',
    'Please enter a valid URL',
  ]),
  ...[
    'javascript:alert(1)',
    'file:///etc/passwd',
    '//evil.example/x.png',
    '../../x',
    '/api/uploads/../x.webp',
  ].map((photoUrl): [string, object, string, string] => [
    `a picture ${photoUrl}`,
    { photoUrl },
    'photoUrl',
    'Please enter a valid image URL',
  ]),
];

onEachEngine('recipe input', (place) => {
  let app: TestApp;
  let anna: Cook;
  beforeAll(async () => {
    app = await startTestApp(place());
    anna = await newCook(app);
  });
  afterAll(() => app.stop());

  test.each(refused)(
    'RC-7 RC-8 RC-10 %s is refused at its field',
    async (...[, about, field, message]) => {
      const answer = await anna.post('/recipes', { ...sampleRecipe(), ...about });
      expect(answer.status).toBe(400);
      expect(answer.body.error.fields).toEqual({ [field]: message });
    },
  );

  test('joiners within words and emoji are kept as they came', async () => {
    const text = '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u{1F469}\u200D\u{1F373}';
    const { recipe } = (await anna.post('/recipes', sampleRecipe({ title: text, tags: [text] })))
      .body.data;
    expect(recipe).toMatchObject({ title: text, tags: [text] });
    const found = await anna.get(`/recipes?tags=${encodeURIComponent(`${text},\u200B`)}`);
    expect(found.body.data.recipes.map(({ id }: { id: string }) => id)).toEqual([recipe.id]);
  });

  test('what is missing or of another kind is told in plain words', async () => {
    const { body } = await anna.post('/recipes', {
      difficulty: 'tricky',
      tags: 'soup',
      photoCredit: {},
    });
    expect(body.error.fields).toEqual({
      title: 'Recipe title is required',
      ingredients: 'At least one ingredient is required',
      directions: 'At least one direction is required',
      difficulty: 'Must be one of easy, medium, hard, expert',
      tags: 'Must be a list',
      'photoCredit.photographer': 'This is required',
    });
  });

  test('all faults are told at once', async () => {
    const { body } = await anna.post('/recipes', {
      title: '',
      ingredients: [],
      directions: [],
      rating: 9,
    });
    expect(Object.keys(body.error.fields).sort()).toEqual([
      'directions',
      'ingredients',
      'rating',
      'title',
    ]);
  });

  const postText = (payload: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/recipes',
      headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
      payload,
    });

  test('RC-5 RC-10 a number beyond numbers and a poisoned body are refused', async () => {
    const good = JSON.stringify(sampleRecipe()).slice(0, -1);
    for (const extra of [
      ',"prepTime":1e309}',
      ',"__proto__":{"visibility":"public"}}',
      ',"constructor":{"prototype":{"x":1}}}',
    ]) {
      expect((await postText(good + extra)).statusCode).toBe(400);
    }
    expect((await postText('['.repeat(400_000))).statusCode).toBe(400);
  });

  test('null means not set, also within lists', async () => {
    const { status, body } = await anna.post('/recipes', {
      ...sampleRecipe(),
      ingredients: [{ quantity: '2', unit: null, item: 'eggs' }],
      directions: [
        { step: null, instruction: 'Whisk.' },
        { step: null, instruction: 'Fry.' },
      ],
    });
    expect(status).toBe(201);
    const { id, ingredients, directions } = body.data.recipe;
    expect(ingredients).toEqual([{ quantity: '2', unit: '', item: 'eggs' }]);
    expect(directions).toEqual([
      { step: 1, instruction: 'Whisk.' },
      { step: 2, instruction: 'Fry.' },
    ]);
    const changed = await anna.put(`/recipes/${id}`, { title: 'Omelette', updatedAt: null });
    expect([changed.status, changed.body.data.recipe.title]).toEqual([200, 'Omelette']);
  });

  test('a moment may be told in any time zone', async () => {
    const generatedAt = '2026-03-01T12:00:00+02:00';
    const { body } = await anna.post('/recipes', { ...sampleRecipe(), generatedAt });
    const { id, updatedAt } = body.data.recipe;
    expect(body.data.recipe.generatedAt).toBe(generatedAt);
    const inBerlin = (moment: number) =>
      new Date(moment + 7_200_000).toISOString().replace('Z', '+02:00');
    const saved = Date.parse(updatedAt);
    const outdated = { title: 'Late', updatedAt: inBerlin(saved - 1) };
    expect((await anna.put(`/recipes/${id}`, outdated)).status).toBe(409);
    const current = { title: 'In time', updatedAt: inBerlin(saved) };
    expect((await anna.put(`/recipes/${id}`, current)).status).toBe(200);
    const odd = await anna.put(`/recipes/${id}`, { updatedAt: 'yesterday' });
    expect(odd.body.error.fields).toEqual({
      updatedAt: 'Must be a date and time such as 2026-01-31T18:30:00Z',
    });
  });

  test('repeated tags are merged before they are counted', async () => {
    const fifty = Array.from({ length: 50 }, (_, n) => `Tag ${n}`);
    const { status, body } = await anna.post('/recipes', {
      ...sampleRecipe(),
      tags: [...fifty, 'tag 7', 'TAG 8'],
    });
    expect(status).toBe(201);
    expect(body.data.recipe.tags).toEqual(fifty);
  });

  test('texts that look like markup are kept and given back word for word', async () => {
    const nasty = `<img src=x onerror=alert(1)> "quoted" 'single' \\ \u202E 🍲 ; DROP TABLE recipes`;
    const { body } = await anna.post('/recipes', {
      ...sampleRecipe({ title: nasty, tags: [nasty.slice(0, 40)] }),
      ingredients: [{ quantity: nasty, unit: nasty, item: nasty }],
      directions: [{ instruction: nasty }],
    });
    expect(body.data.recipe.title).toBe(nasty);
    expect(body.data.recipe.ingredients[0]).toEqual({ quantity: nasty, unit: nasty, item: nasty });
  });

  test('a picture address of a development host or a doubled path is put right', async () => {
    const { body } = await anna.post('/recipes', {
      ...sampleRecipe(),
      photoUrl: 'http://localhost:5000/api/api/uploads/0123456789abcdef0123456789abcdef.webp',
    });
    expect(body.error.fields).toEqual({
      photoUrl: 'This picture is no longer there. Please upload it again.',
    });
  });
});
