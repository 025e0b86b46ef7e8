import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../testing/cook.ts';
import { onEachEngine } from '../testing/engines.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { DEMO_PASSWORD, DEMO_USERS, type DemoOwner } from './demo-users.ts';
import { fillDemo } from './fill-demo.ts';
import { DEMO_RECIPES } from './recipes/demo-recipes.ts';

const PROGRAM = fileURLToPath(new URL('../cli/demo.ts', import.meta.url));
/** Drawing all forty would make everybody wait; the one without a picture and one of the second user are among these. */
const KEYS = new Set(['beef-stew', 'onion-gravy', 'hummus']);
const SOME = DEMO_RECIPES.filter(({ key }) => KEYS.has(key));
const titles = (owner: DemoOwner) =>
  SOME.filter((recipe) => recipe.owner === owner).map(({ draft }) => draft.title);

/** What the program says, and how it ended. */
const runProgram = (env: Readonly<Record<string, string>>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(process.execPath, [PROGRAM], { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, said: stdout + stderr });
    });
  });

onEachEngine('the demo', (place) => {
  let app: TestApp;
  const progress: string[] = [];
  beforeAll(async () => {
    app = await startTestApp(place());
    await fillDemo(app.platform, {
      recipes: SOME,
      onPicture: (done, total) => progress.push(`${done} of ${total}`),
    });
  });
  afterAll(() => app.stop());

  const signIn = async (owner: DemoOwner) => {
    const body = { email: DEMO_USERS[owner].email, password: DEMO_PASSWORD };
    const answer = await call(app, ['POST', '/auth/login'], { body });
    return answer.body.data;
  };

  test('both users can sign in, and the first is admin', async () => {
    expect((await signIn('first')).user).toMatchObject({ ...DEMO_USERS.first, role: 'admin' });
    expect((await signIn('second')).user).toMatchObject({ ...DEMO_USERS.second, role: 'user' });
  });

  test.each(['first', 'second'] as const)('the %s user finds the recipes', async (owner) => {
    const { token } = await signIn(owner);
    const { body } = await call(app, ['GET', '/recipes'], { token });
    const recipes: { title: string; photoUrl: string; createdAt: string }[] = body.data.recipes;
    expect(recipes.map(({ title }) => title).reverse()).toEqual(titles(owner));
    const dates = recipes.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(Date.parse(dates[0] ?? '')).toBeLessThan(Date.now());
  });

  test('pictures are there and outlive the sweep', async () => {
    const { token } = await signIn('first');
    await app.platform.sweeper.sweep();
    const { body } = await call(app, ['GET', '/recipes'], { token });
    const photos: string[] = body.data.recipes.map(
      (recipe: { photoUrl: string }) => recipe.photoUrl,
    );
    expect(photos.filter((url) => url === '')).toHaveLength(1);
    for (const url of photos.filter((one) => one !== '')) {
      const { rawPayload } = await app.server.inject(url);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1600, height: 1200 });
    }
  });

  test('tells how far it is, and something was added this week', async () => {
    expect(progress).toEqual(['1 of 2', '2 of 2']);
    const { token } = await signIn('first');
    const stats = await call(app, ['GET', '/recipes/stats'], { token });
    expect(stats.body.data.addedThisWeek).toBeGreaterThan(0);
  });

  test('a database that holds anything is refused', async () => {
    await expect(fillDemo(app.platform)).rejects.toThrow('The database is not empty');
  });
});

onEachEngine('npm run demo', (place) => {
  test('says in one line why it does not fill a database in use', async () => {
    const app = await startTestApp(place());
    await call(app, ['POST', '/auth/register'], {
      body: { name: 'Anna', email: 'anna@kitchen.example', password: DEMO_PASSWORD },
    });
    // On the embedded database a running server is in the way even before anything is looked at.
    const serving = await runProgram(place().env);
    expect(serving.code).toBe(1);
    expect(serving.said).toMatch(/Another server is already running|The database is not empty/);
    await app.stop();
    const stopped = await runProgram(place().env);
    expect(stopped.code).toBe(1);
    expect(stopped.said).toContain('The database is not empty, and the demo only fills a new one.');
    expect(stopped.said).not.toContain('    at ');
  });
});
