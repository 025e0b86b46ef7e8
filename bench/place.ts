import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Engine } from '../apps/server/src/platform/database/database.ts';
import { openBeside } from '../apps/server/src/platform/database/open-database.ts';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { startProduct } from './program.ts';
import { seedRecipes } from './seed-recipes.ts';

export interface Owner {
  readonly id: string;
  readonly token: string;
  readonly recipes: number;
}

/** A database of its own with some owners' books in it. */
export interface BenchPlace {
  readonly env: Record<string, string>;
  readonly owners: readonly Owner[];
  /** Of the database's processes, where it has any. */
  readonly databasePid: number | undefined;
  remove(): Promise<void>;
}

async function register(url: string, recipes: number): Promise<Owner> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Cook of ${recipes}`,
      email: `cook-${recipes}@bench.example`,
      password: 'Bench-kitchen-2026',
    }),
  });
  const { data } = (await answer.json()) as { data: { token: string; user: { id: string } } };
  return { id: data.user.id, token: data.token, recipes };
}

/** What its autovacuum would get to within a minute, if the measurement waited for it. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

export async function fillPlace(engine: Engine, sizes: readonly number[]): Promise<BenchPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'commonplate-bench-'));
  const postgres = engine === 'postgres' ? startPostgres() : undefined;
  const databaseUrl = postgres?.url.replace('@/', '@localhost/');
  const env = {
    DATA_DIR: dataDir,
    ACCESS_TOKEN_TTL_S: '86400',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const product = await startProduct(env);
  const owners: Owner[] = [];
  for (const size of sizes) owners.push(await register(product.url, size));
  await product.stop();

  const database = openBeside({ dataDir, databaseUrl });
  for (const { id, recipes } of owners) await seedRecipes(database, id, recipes);
  await database.close();
  if (databaseUrl !== undefined) await vacuum(databaseUrl);
  return {
    env,
    owners,
    databasePid: postgres?.pid,
    async remove() {
      postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
