import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { MIGRATIONS } from '../../platform/database/migrations/all-migrations.ts';
import { openBeside } from '../../platform/database/open-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { loadSettings } from '../../platform/settings/settings.ts';
import { type Account, call, login, register } from '../../testing/accounts.ts';
import { type Place, newPlace, onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { FILING_RULES } from './refile-recipes.ts';
import { entriesOf } from './search/index-entries.ts';
import { searchDocument } from './search/search-document.ts';
import { listedUnder } from './search/word-list.store.ts';

const BEFORE_THE_BOOKS = 5;
const FILED = 'The search index was written anew';

async function searchedBy(app: TestApp, { email, password }: Account, path: string) {
  const { token } = await login(app, { email, password });
  const answer = await call(app, `GET ${path}`, { token });
  const { recipes, pagination } = answer.json().data;
  return {
    titles: recipes.map(({ title }: { title: string }) => title),
    total: pagination.total as number,
  };
}

/** The columns as they were then, whatever has been added since. */
const recipeOfThen = (
  title: string,
  about: { tags: string[]; visibility: 'private' | 'public' },
) => ({
  id: randomUUID(),
  title,
  photo_url: '',
  ingredients: JSON.stringify([{ quantity: '250', unit: 'g', item: 'split yellow peas' }]),
  directions: JSON.stringify([{ step: 1, instruction: 'Simmer for 40 minutes.' }]),
  tags: JSON.stringify(about.tags),
  visibility: about.visibility,
  ai_generated: 0 as const,
  created_at: 1_000,
  updated_at: 1_000,
});

/** A database as the program left it before words were filed by book, with two recipes in it. */
async function leaveOlderDatabase(place: Place): Promise<Account> {
  const elsewhere = await newPlace(place.engine);
  const app = await startTestApp(elsewhere);
  const account = await register(app);
  const user = await app.platform.database.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash', 'role', 'password_reset_required'])
    .select('created_at')
    .executeTakeFirstOrThrow();
  await app.stop();
  await elsewhere.remove();

  const older = openBeside(loadSettings(place.env));
  await migrate(older, MIGRATIONS.slice(0, BEFORE_THE_BOOKS), systemClock);
  await older.db.insertInto('users').values(user).execute();
  for (const recipe of [
    recipeOfThen('Leek and potato pie', {
      tags: ['Winter', 'Straße', 'STRASSE'],
      visibility: 'private',
    }),
    recipeOfThen('Summer pudding', { tags: [], visibility: 'public' }),
  ]) {
    await older.db
      .insertInto('recipes')
      .values({ ...recipe, owner_id: user.id })
      .execute();
  }
  await older.close();
  return account;
}

onEachEngine('a database whose words were filed by older rules', (place) => {
  let account: Account;
  let app: TestApp;
  beforeAll(async () => {
    account = await leaveOlderDatabase(place());
    app = await startTestApp(place());
  });
  afterAll(() => app.stop());

  test('is searched as before once the program has started', async () => {
    expect(app.log.text()).toContain(FILED);
    expect(await searchedBy(app, account, '/recipes?search=leeks')).toEqual({
      titles: ['Leek and potato pie'],
      total: 1,
    });
    expect(await searchedBy(app, account, '/recipes?tags=winter')).toEqual({
      titles: ['Leek and potato pie'],
      total: 1,
    });
    expect(await searchedBy(app, account, '/recipes?search=sumer')).toMatchObject({
      titles: ['Summer pudding'],
    });
    expect(await searchedBy(app, account, '/recipes?search=poe')).toMatchObject({
      titles: ['Leek and potato pie'],
    });
    expect(await searchedBy(app, account, '/recipes/public?search=pie')).toEqual({
      titles: [],
      total: 0,
    });
    expect(await searchedBy(app, account, '/recipes/public?search=pudding')).toMatchObject({
      titles: ['Summer pudding'],
    });
  });

  test('compares tags by the new rules', async () => {
    expect(await searchedBy(app, account, '/recipes?tags=strasse')).toMatchObject({ total: 1 });
    const { token } = await login(app, account);
    const { id } = (await call(app, 'GET /recipes?search=leek', { token })).json().data.recipes[0];
    const saved = await call(app, `PUT /recipes/${id}`, { token, body: { rating: 4 } });
    expect(saved.statusCode).toBe(200);
    const stats = (await call(app, 'GET /recipes/stats', { token })).json().data;
    expect(stats.tags).toEqual([
      { tag: 'Straße', count: 1 },
      { tag: 'Winter', count: 1 },
    ]);
  });

  test('knows the words it knew before by the new rules too', async () => {
    const { db } = app.platform.database;
    await db.deleteFrom('search_fragments').where('word', '=', 'pie').execute();
    await db.insertInto('search_fragments').values({ fragment: 'pie', word: 'pie' }).execute();
    await db.updateTable('search_filing').set({ version: 3 }).execute();
    expect(await searchedBy(app, account, '/recipes?search=poe')).toMatchObject({ titles: [] });
    await app.stop();
    app = await startTestApp(place());
    expect(await searchedBy(app, account, '/recipes?search=poe')).toMatchObject({
      titles: ['Leek and potato pie'],
    });
  });

  test('is left alone at the starts that follow', async () => {
    await app.stop();
    app = await startTestApp(place());
    expect(app.log.text()).not.toContain(FILED);
    expect(await searchedBy(app, account, '/recipes?search=pie')).toMatchObject({ total: 1 });
  });
});

test('other rules have another number, so that the next start files everything by them', () => {
  const recipe = {
    ownerId: '01a1de6a-1100-76c5-a0bc-da59ba307c94',
    visibility: 'private' as const,
    title: 'Käse-Soufflés (100%)',
    ingredients: [{ item: '3 eggs, d’Anjou pears' }],
    tags: ['Quick & easy', '味噌', 'Straße'],
  };
  const document = searchDocument(recipe);
  const words = [...document.title, ...document.ingredients, ...document.tags];
  const filed = [...entriesOf(recipe, document), ...words.flatMap(listedUnder)];
  const print = createHash('sha256').update(filed.toSorted().join(' ')).digest('hex').slice(0, 12);
  expect([FILING_RULES, print]).toEqual([4, '071f8f39402f']);
});
