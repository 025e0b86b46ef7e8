import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';
const SPEED = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

function findPrograms(): string {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return join(INSTALLED, newest, 'bin');
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (onPath.status === 0) return onPath.stdout.trim();
  throw new Error('PostgreSQL is not installed: the database tests run on both engines');
}

const isRoot = process.getuid?.() === 0;

/** Whoever became root by a plain `su` looks for programs where users do, and not where `runuser` is. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

/** PostgreSQL refuses to run as root. */
function run(program: string, args: readonly string[], folder: string): void {
  const [command, rest] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
    : [program, [...args]];
  execFileSync(command, rest, {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

export interface PrivatePostgres {
  readonly url: string;
  /** Of the process all others descend from. */
  readonly pid: number;
  stop(): void;
}

/** A private server on a socket in a folder of its own: no port to clash with, nothing left behind. */
export function startPostgres(): PrivatePostgres {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'commonplate-pg-'));
  if (isRoot) chownSync(folder, idOfPostgres('-u'), idOfPostgres('-g'));
  const data = join(folder, 'data');
  run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    folder,
  );
  const settings = [
    "listen_addresses=''",
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    ...SPEED,
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const control = join(programs, 'pg_ctl');
  run(control, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'], folder);
  return {
    url: `postgres://tester@/postgres?host=${folder}`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    stop() {
      run(control, ['-D', data, '-m', 'immediate', '-w', 'stop'], folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
