import { setTimeout as sleep } from 'node:timers/promises';
import { type Application, buildApp } from './app.ts';
import { SECOND } from './platform/clock.ts';
import { DatabaseUnavailable } from './platform/database/database-failures.ts';
import { settingsHelp } from './platform/settings/settings-table.ts';
import { type Settings, loadSettings, localUrl } from './platform/settings/settings.ts';
import { StartRefused } from './platform/start-refused.ts';

const STOP_WITHIN_MS = 10 * SECOND;
const RETRY_MS = SECOND;

/** A database that is still starting is waited for; meanwhile calls are answered 503. */
async function prepareWithRetry(app: Application): Promise<void> {
  for (;;) {
    try {
      await app.prepare();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      app.server.log.warn({ err: error.cause }, 'the database does not answer yet');
      await sleep(RETRY_MS);
    }
  }
}

function stopOnSignals(app: Application): void {
  let stopping = false;
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.server.log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.stop();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  // What nobody caught may have left anything half done: finish what is under way and let the supervisor start anew.
  process.on('uncaughtException', (error) => {
    app.server.log.fatal({ err: error }, 'unexpected failure');
    void stop('unexpected failure', 1);
  });
}

/** Not "ready": the database may still have to be brought up to date, or be refused. */
const listening = (address: string) => `preparing the database, listening at ${address}`;

async function listen({ server }: Application, { host, port }: Settings): Promise<number> {
  try {
    await server.listen({ host, port, listenTextResolver: listening });
  } catch (error) {
    throw new StartRefused(`Cannot listen on ${host}:${port}: ${String(error)}`);
  }
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const say = (stream: NodeJS.WriteStream, text: string) => void stream.write(`${text}\n`);

async function start(): Promise<void> {
  const settings = loadSettings(process.env);
  const app = await buildApp(settings);
  stopOnSignals(app);
  const port = await listen(app, settings);
  await prepareWithRetry(app);
  say(process.stdout, `Commonplate is ready at ${localUrl(settings.host, port)}`);
}

/** The whole life of the server process, from its settings to its last exit code. */
export async function serve(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    say(process.stdout, settingsHelp());
    return;
  }
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    say(process.stderr, error.message);
    process.exit(1);
  }
}
