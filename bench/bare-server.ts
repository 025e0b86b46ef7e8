/**
 * What the product is measured against: the least a Fastify server can do to answer a page of 20 of one owner and its
 * total. No accounts, no checks, no log; rows go out as they lie in the database. `plain` counts and skips rows as anybody
 * would at first; `lean` reads a stored total and comes from the nearer end, which leaves nothing to save.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fastify } from 'fastify';
import { Pool } from 'pg';

interface Asked {
  readonly owner: string;
  readonly offset: string;
  readonly end: 'new' | 'old';
}

type Run = (text: string, parameters: readonly (string | number)[]) => Promise<unknown[]>;

const SQL = {
  count: 'select count(*) as total from recipes where owner_id = $1',
  storedCount: 'select total from recipe_counts where scope = $1',
  page: 'select * from recipes where owner_id = $1 order by seq desc limit 20 offset $2',
  new: 'select * from recipes where owner_id = $1 order by seq desc limit 20',
  old: 'select * from recipes where owner_id = $1 order by seq limit 20',
} as const;

function onPostgres(url: string): Run {
  const pool = new Pool({ connectionString: url });
  return async (text, parameters) => (await pool.query(text, [...parameters])).rows;
}

function onSqlite(folder: string): Run {
  const database = new DatabaseSync(join(folder, 'commonplate.sqlite'), { readOnly: true });
  const statements = new Map(
    Object.values(SQL).map((text) => [text as string, database.prepare(text.replaceAll('$', '?'))]),
  );
  return async (text, parameters) => statements.get(text)?.all(...parameters) ?? [];
}

const { PORT, DATABASE_URL, DATA_DIR = '.' } = process.env;
const run = DATABASE_URL === undefined ? onSqlite(DATA_DIR) : onPostgres(DATABASE_URL);
const server = fastify();
server.get<{ Querystring: Asked }>('/plain', async ({ query: { owner, offset } }) => ({
  total: await run(SQL.count, [owner]),
  recipes: await run(SQL.page, [owner, Number(offset)]),
}));
server.get<{ Querystring: Asked }>('/lean', async ({ query: { owner, end } }) => ({
  total: await run(SQL.storedCount, [owner]),
  recipes: await run(SQL[end], [owner]),
}));
server.get('/ready', async () => 'yes');
await server.listen({ host: '127.0.0.1', port: Number(PORT) });
process.on('SIGTERM', () => process.exit(0));
