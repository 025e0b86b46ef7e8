import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const START_LIMIT_MS = 60_000;

export interface Program {
  readonly url: string;
  readonly pid: number;
  /** From the command to the first good answer. */
  readonly startMs: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function waitFor(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error('A program under measurement did not start');
    }
    await sleep(10);
  }
}

/** Runs a server in a process of its own, so that its processor time is its alone. */
export async function startProgram(
  args: readonly string[],
  env: Record<string, string>,
  ready: string,
): Promise<Program> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await waitFor(child, url + ready);
  const { pid } = child;
  if (pid === undefined) throw new Error('A program under measurement has no process');
  return {
    url,
    pid,
    startMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** As `npm start` does. */
export function startProduct(env: Record<string, string>): Promise<Program> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const args = scripts.start.replace(/^exec node /, '').split(' ');
  return startProgram(args, env, '/api/ready');
}
