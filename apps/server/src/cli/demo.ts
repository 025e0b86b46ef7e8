import { fastify } from 'fastify';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo/demo-users.ts';
import { fillDemo, refuseUnlessEmpty } from '../demo/fill-demo.ts';
import { DEMO_RECIPES } from '../demo/recipes/demo-recipes.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS } from '../platform/database/migrations/all-migrations.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { RECOMMENDED_COST } from '../platform/passwords/password-hasher.ts';
import { createPlatform } from '../platform/platform.ts';
import { loadSettings } from '../platform/settings/settings.ts';
import { StartRefused } from '../platform/start-refused.ts';

const USAGE = `Fills an empty database with two users and ${DEMO_RECIPES.length} recipes, so that every screen can be seen full.
Works on the same settings as the server, which must not be running on the embedded database meanwhile.

  npm run demo
`;

/** One line that counts up where somebody watches, a line now and then where it goes to a file. */
function tellProgress(done: number, total: number): void {
  const words = `  ${done} of ${total} pictures`;
  if (process.stdout.isTTY) process.stdout.write(done === total ? `\r${words}\n` : `\r${words}`);
  else if (done % 10 === 0 || done === total) console.log(words);
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const { log } = fastify({ logger: { level: 'warn' } });
  const platform = await createPlatform(loadSettings(process.env), {
    clock: systemClock,
    passwordCost: RECOMMENDED_COST,
    log,
  });
  try {
    await migrate(platform.database, MIGRATIONS, systemClock);
    await refuseUnlessEmpty(platform);
    await platform.files.prepare(false);
    console.log('Drawing pictures and writing recipes …');
    await fillDemo(platform, { onPicture: tellProgress });
  } finally {
    await platform.database.close();
  }
  console.log(`The demo is ready: ${DEMO_RECIPES.length} recipes. Start it with: npm start`);
  for (const { name, email } of Object.values(DEMO_USERS)) {
    console.log(`  ${name}: sign in as ${email} with the password ${DEMO_PASSWORD}`);
  }
  console.log('Everybody knows this password: keep the demo away from the internet.');
}

try {
  await main();
} catch (error) {
  const foreseen = error instanceof StartRefused || error instanceof AppError;
  console.error(foreseen ? error.message : error);
  process.exitCode = 1;
}
