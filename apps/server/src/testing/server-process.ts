import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MAIN = file('../main.ts');
const USER = file('../cli/user.ts');

/** For tests that start processes one after another: on a busy machine each takes seconds. */
export const PROCESS_TEST_MS = 120_000;

type Env = Readonly<Record<string, string>>;

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

function start(program: string, args: readonly string[], env: Env) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way leaves no server behind.
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => (output += data));
  }
  const exit = once(child, 'exit').then(([code]): Outcome => ({ code: code as number, output }));
  return { child, exit, output: () => output };
}

export const runServer = (args: readonly string[], env: Env): Promise<Outcome> =>
  start(MAIN, args, env).exit;

export const runUserCommand = (args: readonly string[], env: Env): Promise<Outcome> =>
  start(USER, args, env).exit;

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly exit: Promise<Outcome>;
  output(): string;
}

/** A server as the operator starts it, on a free port. */
export async function startServer(env: Env, announced = /ready at (\S+)/): Promise<ServerProcess> {
  const server = start(MAIN, [], { PORT: '0', ...env });
  const url = await new Promise<string>((resolve, reject) => {
    server.child.stdout.on('data', () => {
      const found = announced.exec(server.output())?.[1];
      if (found !== undefined) resolve(found);
    });
    server.child.once('exit', () => {
      reject(new Error(`The server did not start: ${server.output()}`));
    });
  });
  return { ...server, url };
}
