import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './modules/accounts/accounts.module.ts';
import { registerAdmin } from './modules/admin/admin.routes.ts';
import { type ImportTimes, registerImports } from './modules/imports/imports.module.ts';
import { registerPhotos } from './modules/photos/photos.module.ts';
import { registerRecipes } from './modules/recipes/recipes.module.ts';
import { registerUploads } from './modules/uploads/uploads.module.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { MIGRATIONS } from './platform/database/migrations/all-migrations.ts';
import { withPatience } from './platform/database/open-database.ts';
import type { Api } from './platform/http/api.ts';
import { createServer } from './platform/http/create-server.ts';
import type { LogTarget } from './platform/http/log-output.ts';
import { registerHealth } from './platform/http/health.ts';
import { type Lifecycle, refuseUnlessServing } from './platform/http/lifecycle.ts';
import { describeRoutes } from './platform/http/openapi.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { type PasswordCost, RECOMMENDED_COST } from './platform/passwords/password-hasher.ts';
import { type Platform, createPlatform } from './platform/platform.ts';
import { type ApiRoute, guardRoutes } from './platform/sessions/guard.ts';
import type { Settings } from './platform/settings/settings.ts';

const BUILT_WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What tests replace: time, the cost of hashing, the built web app, where the log goes, how long imports and photo services may take. */
export interface Parts {
  readonly clock?: Clock;
  readonly passwordCost?: PasswordCost;
  readonly webRoot?: string;
  readonly logTo?: LogTarget;
  readonly importTimes?: ImportTimes;
  readonly photoPatienceMs?: number;
}

export interface Application {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  /** Every route below /api and who may call it. */
  readonly routes: readonly ApiRoute[];
  /** Brings the database up to date and begins to serve. Until then calls are answered 503. */
  prepare(): Promise<void>;
  /** Lets requests and letters under way finish, then closes everything. */
  stop(): Promise<void>;
}

/** A thing to do once the schema is up to date and before the first call is served. It may take its time. */
type Preparation = (database: Database) => Promise<void>;

/** The modules meet here and nowhere else. */
async function registerModules(
  api: Api,
  platform: Platform,
  { importTimes, photoPatienceMs }: Parts,
): Promise<Preparation[]> {
  registerHealth(api, platform.readiness);
  const accounts = registerAccounts(api, platform);
  registerAdmin(api, accounts.directory);
  const uploads = await registerUploads(api, platform);
  const recipes = registerRecipes(api, platform, (url) => uploads.requirePicture(url));
  registerPhotos(api, platform, {
    keep: (...picture) => uploads.keep(...picture),
    patienceMs: photoPatienceMs,
  });
  await registerImports(api, platform, importTimes);
  return [
    (patient) => uploads.prepare(patient),
    () => accounts.prepare(),
    (patient) => recipes.prepare(patient),
  ];
}

export async function buildApp(settings: Settings, parts: Parts = {}): Promise<Application> {
  const { clock = systemClock, passwordCost = RECOMMENDED_COST, webRoot = BUILT_WEB_APP } = parts;
  const server = createServer(settings, parts.logTo);
  const platform = await createPlatform(settings, { clock, passwordCost, log: server.log });
  const { database, sweeper, mail, background } = platform;
  const lifecycle: Lifecycle = { phase: 'starting' };
  let preparations: Preparation[] = [];
  let routes: readonly ApiRoute[] = [];

  refuseUnlessServing(server, lifecycle);
  await describeRoutes(server);
  await server.register(
    async (scope) => {
      const api = scope.withTypeProvider() as Api;
      routes = guardRoutes(api, platform.sessions);
      preparations = await registerModules(api, platform, parts);
    },
    { prefix: '/api' },
  );
  await serveWebApp(server, webRoot);
  await server.ready();

  return {
    server,
    platform,
    routes,
    async prepare() {
      await withPatience(database, settings.databaseUrl, async (patient) => {
        await migrate(patient, MIGRATIONS, clock);
        for (const preparation of preparations) await preparation(patient);
      });
      await sweeper.sweep();
      sweeper.start();
      mail.start();
      lifecycle.phase = 'serving';
    },
    async stop() {
      lifecycle.phase = 'stopping';
      sweeper.stop();
      await server.close();
      await background.idle();
      await mail.stop();
      await database.close();
    },
  };
}
