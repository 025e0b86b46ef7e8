import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_RECIPES } from '../../demo/recipes/demo-recipes.ts';
import type { Engine } from '../../platform/database/database.ts';
import { type Answer, type Cook, newCook } from '../../testing/cook.ts';
import { type Place, newPlace } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { QUERY_SET, type QueryKind, type SearchQuery } from '../../testing/search-query-set.ts';

const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
/** Two books are filled and asked some hundred times, on however slow a machine. */
const LONGEST_START_MS = 180_000;
const WANTED_SUCCESS = 0.95;
const KINDS = [...new Set(QUERY_SET.map(({ kind }) => kind))];

interface Book {
  readonly place: Place;
  readonly app: TestApp;
  readonly cook: Cook;
  /** Titles found for each query of the set, best first. */
  readonly found: ReadonlyMap<string, readonly string[]>;
}

const titles = ({ body }: Answer): string[] =>
  body.data.recipes.map(({ title }: { title: string }) => title);

const searchFor = async (cook: Cook, query: string): Promise<string[]> =>
  titles(await cook.get(`/recipes?limit=10&search=${encodeURIComponent(query)}`));

async function openBook(engine: Engine): Promise<Book> {
  const place = await newPlace(engine);
  const app = await startTestApp(place);
  const cook = await newCook(app);
  for (const { draft } of DEMO_RECIPES.filter(({ owner }) => owner === 'first')) {
    await cook.post('/recipes', draft);
  }
  const found = new Map<string, string[]>();
  for (const { query } of QUERY_SET) found.set(query, await searchFor(cook, query));
  return { place, app, cook, found };
}

const isMet = ({ expect: expected }: SearchQuery, found: readonly string[]): boolean =>
  expected.length === 0 ? found.length === 0 : expected.some((title) => found.includes(title));

describe('search over the demo recipes', () => {
  let books: Map<Engine, Book>;
  const on = (engine: Engine): Book => books.get(engine)!;
  const foundBy = (engine: Engine, { query }: SearchQuery) => on(engine).found.get(query) ?? [];
  const metShare = (engine: Engine, kind?: QueryKind): number => {
    const asked = QUERY_SET.filter((one) => kind === undefined || one.kind === kind);
    return asked.filter((one) => isMet(one, foundBy(engine, one))).length / asked.length;
  };

  beforeAll(async () => {
    books = new Map();
    for (const engine of ENGINES) books.set(engine, await openBook(engine));
  }, LONGEST_START_MS);
  afterAll(async () => {
    for (const { app, place } of books.values()) {
      await app.stop();
      await place.remove();
    }
  });

  test.each(ENGINES)('finds what was meant among the first ten (%s)', (engine) => {
    const rows = KINDS.map((kind) => {
      const count = QUERY_SET.filter((one) => one.kind === kind).length;
      return `${kind} ${metShare(engine, kind).toFixed(3)} of ${count}`;
    });
    const overall = `all ${metShare(engine).toFixed(3)} of ${QUERY_SET.length}`;
    process.stdout.write(`success@10 (${engine}): ${[overall, ...rows].join(', ')}\n`);
    const missed = QUERY_SET.filter((one) => !isMet(one, foundBy(engine, one)));
    expect(
      metShare(engine),
      `missed: ${missed.map(({ query }) => query).join(', ')}`,
    ).toBeGreaterThanOrEqual(WANTED_SUCCESS);
  });

  test.each(ENGINES)('puts the best match first (%s)', (engine) => {
    const leading = QUERY_SET.filter(({ first }) => first !== undefined);
    expect(leading.map((one) => [one.query, foundBy(engine, one)[0]])).toEqual(
      leading.map(({ query, first }) => [query, first]),
    );
  });

  test.each(ENGINES)('finds nothing where there is nothing (%s)', (engine) => {
    const absent = QUERY_SET.filter(({ kind }) => kind === 'nothing');
    expect(absent.map((one) => [one.query, foundBy(engine, one)])).toEqual(
      absent.map(({ query }) => [query, []]),
    );
  });

  test('is the same on both engines, in the same order', () => {
    expect(on('postgres').found).toEqual(on('sqlite').found);
  });
});
