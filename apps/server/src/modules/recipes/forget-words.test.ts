import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { createRecipeSearch } from './search/recipe-search.ts';
import { forgetWords } from './search/unused-words.store.ts';

/** A promise and the way to keep it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

onEachEngine('words that no recipe holds any more', (place) => {
  let app: TestApp;
  let anna: Cook;
  beforeAll(async () => {
    app = await startTestApp(place());
    anna = await newCook(app);
  });
  afterAll(() => app.stop());

  const keep = async (title: string): Promise<string> => {
    const { body } = await anna.post('/recipes', sampleRecipe({ title }));
    return body.data.recipe.id;
  };
  const found = async (search: string): Promise<string[]> => {
    const { body } = await anna.get(`/recipes?search=${encodeURIComponent(search)}`);
    return body.data.recipes.map(({ title }: { title: string }) => title);
  };
  const isListed = async (word: string): Promise<boolean> => {
    const { db } = app.platform.database;
    const words = await db
      .selectFrom('search_words')
      .where('word', '=', word)
      .select('word')
      .execute();
    const filed = await db
      .selectFrom('search_fragments')
      .where('word', '=', word)
      .select('word')
      .execute();
    expect(filed.length > 0).toBe(words.length > 0);
    return words.length > 0;
  };
  const sweep = async () => {
    await app.platform.sweeper.sweep();
    await app.platform.background.idle();
  };
  const daysGoBy = async (days: number) => {
    for (let day = 0; day < days; day++) {
      // Not by the clock: whoever is signed in would not be any more.
      await app.platform.database.db
        .updateTable('search_rounds')
        .set(({ eb }) => ({ started_at: eb('started_at', '-', DAY) }))
        .execute();
      await sweep();
    }
  };
  /** As if it had not been seen for long. */
  const makeStale = (word: string) =>
    app.platform.database.db
      .updateTable('search_words')
      .set({ seen: -1 })
      .where('word', '=', word)
      .execute();
  const forgetStale = (tx: Tx) =>
    forgetWords(tx, { since: 0, limit: 100, engine: app.platform.database.engine });

  test('are forgotten after some days, and those of other recipes are not', async () => {
    await keep('Kohlrabi gratin');
    const gone = await keep('Quincefoam gratin');
    await anna.delete(`/recipes/${gone}`);
    await sweep();
    expect(await isListed('quincefoam')).toBe(true);
    await daysGoBy(3);
    expect(await isListed('quincefoam')).toBe(false);
    expect(await isListed('kohlrabi')).toBe(true);
    expect(await found('quincefoam')).toEqual([]);
    expect(await found('kohlraby gratni')).toEqual(['Kohlrabi gratin']);
    await keep('Quincefoam again');
    expect(await found('quincefaom')).toEqual(['Quincefoam again']);
  });

  test('of a recipe that was given another title are forgotten too', async () => {
    const id = await keep('Medlarmousse');
    await anna.put(`/recipes/${id}`, { title: 'Sorbmousse' });
    await daysGoBy(3);
    expect([await isListed('medlarmousse'), await isListed('sorbmousse')]).toEqual([false, true]);
  });

  test('stay if a recipe holds them again before they are forgotten', async () => {
    await anna.delete(`/recipes/${await keep('Salsifybake')}`);
    await daysGoBy(1);
    await keep('Salsifybake anew');
    await daysGoBy(4);
    expect(await found('salsifybake')).toEqual(['Salsifybake anew']);
  });

  test('many recipes are read in several goes, and none of their words is lost', async () => {
    const titles = Array.from({ length: 70 }, (_, n) => `Dumpling${n}`);
    for (const title of titles) await keep(title);
    await daysGoBy(4);
    for (const title of titles) expect(await isListed(title.toLowerCase())).toBe(true);
  });

  test('a word that went missing is back within a day', async () => {
    await keep('Chervilcream');
    await app.platform.database.db
      .deleteFrom('search_words')
      .where('word', '=', 'chervilcream')
      .execute();
    await app.platform.database.db
      .deleteFrom('search_fragments')
      .where('word', '=', 'chervilcream')
      .execute();
    expect(await found('chervilcream')).toEqual([]);
    await daysGoBy(1);
    expect(await found('chervilcream')).toEqual(['Chervilcream']);
  });

  test('a word is saved while it is being forgotten: it is there in the end', async () => {
    await anna.delete(`/recipes/${await keep('Lovagebroth')}`);
    await makeStale('lovagebroth');
    const forgotten = gate();
    const held = gate();
    const forgetting = app.platform.database.transaction(async (tx) => {
      expect(await forgetStale(tx)).toBeGreaterThan(0);
      forgotten.open();
      await held.opened;
    });
    await forgotten.opened;
    const saving = keep('Lovagebroth in a hurry');
    setTimeout(held.open, 200);
    await Promise.all([forgetting, saving]);
    expect(await isListed('lovagebroth')).toBe(true);
    expect(await found('lovagebroht')).toEqual(['Lovagebroth in a hurry']);
  });

  test('a word is forgotten while it is being saved: it stays', async () => {
    await anna.delete(`/recipes/${await keep('Celtucestew')}`);
    await makeStale('celtucestew');
    const { database } = app.platform;
    const search = createRecipeSearch(database.engine);
    const learned = gate();
    const held = gate();
    const saving = database.transaction(async (tx) => {
      const { title, ingredients } = sampleRecipe({ title: 'Celtucestew' });
      await search.learn(tx, {
        ownerId: anna.id,
        visibility: 'private',
        title,
        ingredients,
        tags: [],
      });
      learned.open();
      await held.opened;
    });
    await learned.opened;
    const forgetting = database.transaction(forgetStale);
    setTimeout(held.open, 200);
    await Promise.all([saving, forgetting]);
    expect(await isListed('celtucestew')).toBe(true);
  });

  test('saving, deleting and forgetting at once lose no word of a recipe that is kept', async () => {
    const words = Array.from({ length: 12 }, (_, n) => `Radishroll${String.fromCodePoint(97 + n)}`);
    const { database } = app.platform;
    const churn = words.map(async (word) => {
      for (let turn = 0; turn < 4; turn++) {
        await anna.delete(`/recipes/${await keep(`${word} ${words[turn]}`)}`);
        await makeStale(word.toLowerCase());
      }
      await keep(word);
    });
    const done = new AbortController();
    const forgetting = (async () => {
      while (!done.signal.aborted) {
        await database.transaction(forgetStale);
        await sleep(1);
      }
    })();
    await Promise.all(churn);
    done.abort();
    await forgetting;
    for (const word of words) {
      expect(await isListed(word.toLowerCase())).toBe(true);
      expect((await found(word))[0]).toBe(word);
    }
  });
});
