// Chromium and PostgreSQL for the tests: found on the machine, or installed by apt where we may.
import { spawnSync } from 'node:child_process';
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

/** @param {string} name */
function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`commonplate: ${name} is missing, installing it with apt ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: /** @type {const} */ ('inherit'), env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/** @param {string} what @param {() => string | undefined} find @param {string} aptName */
function obtain(what, find, aptName) {
  const found = find();
  if (found) return found;
  aptInstall(aptName);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `${what} is needed for the tests and could not be had. Install ${aptName}, then run them again.`,
  );
}

export function obtainChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) {
    aptInstall('chromium-headless-shell');
  }
  return obtain('Chromium', findChromium, 'chromium');
}
export const obtainPostgres = () => obtain('PostgreSQL', findPostgres, 'postgresql');
