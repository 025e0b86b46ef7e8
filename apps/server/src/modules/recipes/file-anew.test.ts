import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { MIGRATIONS } from '../../platform/database/migrations/all-migrations.ts';
import { openBeside } from '../../platform/database/open-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { loadSettings } from '../../platform/settings/settings.ts';
import { type Account, call, login, register } from '../../testing/accounts.ts';
import { type Place, newPlace, onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { toNewRow } from './recipe-row.ts';

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

/** A database as the program left it before words were filed by book, with two recipes in it. */
async function leaveOlderDatabase(place: Place): Promise<Account> {
  const elsewhere = await newPlace(place.engine);
  const app = await startTestApp(elsewhere);
  const account = await register(app);
  const user = await app.platform.database.db
    .selectFrom('users')
    .selectAll()
    .executeTakeFirstOrThrow();
  await app.stop();
  await elsewhere.remove();

  const older = openBeside(loadSettings(place.env));
  await migrate(older, MIGRATIONS.slice(0, BEFORE_THE_BOOKS), systemClock);
  await older.db.insertInto('users').values(user).execute();
  const drafts = [
    sampleRecipe({ title: 'Leek and potato pie', tags: ['Winter'], visibility: 'private' }),
    sampleRecipe({ title: 'Summer pudding', tags: [], visibility: 'public' }),
  ];
  for (const [index, draft] of drafts.entries()) {
    const identity = { id: `recipe-${index}`, ownerId: user.id, now: 1_000 };
    await older.db.insertInto('recipes').values(toNewRow(draft, identity)).execute();
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
    expect(await searchedBy(app, account, '/recipes/public?search=pie')).toEqual({
      titles: [],
      total: 0,
    });
    expect(await searchedBy(app, account, '/recipes/public?search=pudding')).toMatchObject({
      titles: ['Summer pudding'],
    });
  });

  test('is left alone at the starts that follow', async () => {
    await app.stop();
    app = await startTestApp(place());
    expect(app.log.text()).not.toContain(FILED);
    expect(await searchedBy(app, account, '/recipes?search=pie')).toMatchObject({ total: 1 });
  });
});
