// Brings a checkout to where it can run: `install` (packages, Node 24 among them) and `build` (the web app).
// The first run happens on whatever Node the machine has, so this file stays within Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BIN = join(ROOT, 'node_modules', '.bin');
const OLDEST_NODE = [24, 0];

/** @param {string} step @param {string} why @returns {never} */
function fail(step, why) {
  console.error(`commonplate: ${step} failed: ${why}`);
  process.exit(1);
}

/** @param {string} step @param {string} command @param {string[]} args */
function run(step, command, args) {
  const started = Date.now();
  console.log(`commonplate: ${step} ...`);
  const path = [BIN, process.env.PATH].join(delimiter);
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  });
  if (result.error) fail(step, result.error.message);
  if (result.status !== 0) fail(step, `${command} ended with ${result.status ?? result.signal}`);
  console.log(`commonplate: ${step} done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** A step whose inputs have not changed since it last succeeded is not run again. */
const stamps = join(ROOT, 'node_modules', '.commonplate');

/** @param {string} name @param {string} key @param {() => void} step */
function unlessDone(name, key, step) {
  const stamp = join(stamps, name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(stamp, { force: true });
  step();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, key);
}

/** @param {string[]} files */
function contentKey(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Name, size and time of every file below: reading them all would cost more than a start may take.
 * @param {string[]} folders */
function sourceKey(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.includes('.test.')) continue;
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function runtimeVersion() {
  const path = [BIN, process.env.PATH].join(delimiter);
  const result = spawnSync('node', ['--version'], { env: { ...process.env, PATH: path } });
  return result.status === 0 ? String(result.stdout).trim() : '';
}

function checkRuntime() {
  const version = runtimeVersion();
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(
    'installing packages',
    `Node ${wantedMajor} did not come with them (found ${version || 'none'}). Install Node ${wantedMajor} for this machine and try again.`,
  );
}

function install() {
  const files = ['package.json', 'package-lock.json'];
  for (const folder of ['apps', 'packages']) {
    for (const name of readdirSync(join(ROOT, folder))) {
      const file = join(folder, name, 'package.json');
      if (existsSync(join(ROOT, file))) files.push(file);
    }
  }
  unlessDone('install', contentKey(files), () => {
    const npm = process.env.npm_execpath;
    // NODE_ENV=production would leave the runtime and the build tools out.
    const args = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    if (npm) run('installing packages', process.execPath, [npm, ...args]);
    else run('installing packages', 'npm', args);
    checkRuntime();
  });
}

const WEB_SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'packages/contract/src',
  'packages/kitchen/src',
];
const WEB_FILES = ['package-lock.json', 'apps/web/index.html', 'apps/web/vite.config.ts'];

function build() {
  if (!existsSync(join(ROOT, 'apps/web/dist/index.html')))
    rmSync(join(stamps, 'build'), { force: true });
  const folders = WEB_SOURCES.filter((folder) => existsSync(join(ROOT, folder)));
  unlessDone('build', sourceKey(folders) + contentKey(WEB_FILES), () => {
    run('building the web app', 'node', [
      join(BIN, 'vite'),
      'build',
      'apps/web',
      '--logLevel',
      'warn',
    ]);
  });
}

const steps = { install, build };
for (const name of process.argv.slice(2)) {
  if (name === 'install' || name === 'build') steps[name]();
  else fail('preparing', `unknown step "${name}"`);
}
