// Chromium and PostgreSQL for the tests: found on the machine, or installed by apt where we may.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The same browser without windows, which the tests never see: they take half the processor time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const POSTGRES_PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function findChromium() {
  return [process.env.CHROMIUM_PATH, ...BROWSERS].find((path) => path && existsSync(path));
}

/** The folder that holds initdb and pg_ctl. */
export function findPostgres() {
  const folders = [process.env.POSTGRES_BIN];
  for (const place of POSTGRES_PLACES.filter((path) => existsSync(path))) {
    const versions = readdirSync(place).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    folders.push(...versions.map((version) => join(place, version, 'bin')));
  }
  folders.push(...(process.env.PATH ?? '').split(':'));
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** @param {string[]} args */
async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await once(spawn('apt-get', args, { stdio: 'inherit', env }), 'close');
}

/** @param {string} name @param {Promise<void>} others */
async function installAfter(name, others) {
  await others;
  console.log(`commonplate: ${name} is missing, installing it with apt ...`);
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/** apt does one thing at a time, so what is asked for meanwhile waits. */
let installing = Promise.resolve();

/** @param {string} name */
function aptInstall(name) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    installing = installAfter(name, installing);
  }
  return installing;
}

/** @param {string} what @param {() => string | undefined} find @param {string} aptName */
async function obtain(what, find, aptName) {
  const found = find();
  if (found) return found;
  await aptInstall(aptName);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `${what} is needed for the tests and could not be had. Install ${aptName}, then run them again.`,
  );
}

export async function obtainChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) {
    await aptInstall('chromium-headless-shell');
  }
  return obtain('Chromium', findChromium, 'chromium');
}
export const obtainPostgres = () => obtain('PostgreSQL', findPostgres, 'postgresql');
